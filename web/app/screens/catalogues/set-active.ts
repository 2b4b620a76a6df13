import { notify } from '../../../api/notices.ts'
import { errorMessage } from '../../../api/problem.ts'
import { offerUndo } from '../../../ui/undo.ts'
import type { Entry, EntryKind } from './nouns.ts'
import { updateEntry, type Source } from './queries.ts'

/** Tells what a change failed for; what it was about stays on the screen. */
export const told = (title: string) => (error: unknown) =>
  notify({ type: 'error', title, message: errorMessage(error) })

/** Archives or restores at once; it can be taken back. */
export function setActive(kind: EntryKind, source: Source, entry: Entry, activo: boolean): void {
  const change = async () => {
    const after = await updateEntry(source, entry.id, { version: entry.version, activo })
    const undo = () =>
      void updateEntry(source, entry.id, { version: after.version, activo: !activo }).catch(told('No se pudo deshacer'))
    offerUndo({ text: `${kind.label(entry)}: ${activo ? 'restaurado' : 'archivado'}.`, undo })
  }
  void change().catch(told(activo ? 'No se restauró' : 'No se archivó'))
}
