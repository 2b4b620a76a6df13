import type { SaveState } from '../../../lib/autosave.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useSaveState } from '../saving.ts'

const words: Record<SaveState, string> = {
  clean: '',
  changed: '',
  saving: 'Guardando…',
  saved: 'Guardado',
  failed: 'Sin guardar: queda en este navegador y lo reintentamos.',
}

/** The save state of a note, as text. */
export function SaveNote({ id }: { id: string }) {
  const state = useSaveState(id)
  return (
    <span role="status" className={classNames('note-editor-state', state === 'failed' && 'note-editor-state-failed')}>
      {words[state]}
    </span>
  )
}
