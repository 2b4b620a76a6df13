import { tellFailure } from '../../api/tell-failure.ts'
import { offerUndo } from '../../ui/undo.ts'
import type { Entry, EntryKind } from './noun.ts'
import { updateEntry, type Source } from './queries.ts'

/** Archives or restores an entry without confirmation and offers to undo it. */
export function setActive(kind: EntryKind, source: Source, entry: Entry, activo: boolean): void {
  const change = async () => {
    const after = await updateEntry(source, entry.id, { version: entry.version, activo })
    const undo = () =>
      void updateEntry(source, entry.id, { version: after.version, activo: !activo }).catch(
        tellFailure('No se pudo deshacer'),
      )
    offerUndo({ text: `${kind.label(entry)}: ${activo ? 'restaurado' : 'archivado'}.`, undo })
  }
  void change().catch(tellFailure(activo ? 'No se restauró' : 'No se archivó'))
}
