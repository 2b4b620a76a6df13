import { attempt } from '../../api/attempt.ts'
import { confirm } from '../../ui/confirm.ts'
import { offerUndo, offerUndoOf } from '../../ui/undo.ts'
import { nameOf, type ListedNote, type Note, type NoteLabel } from './note.ts'
import { deleteLabel, deleteNote, emptyTrash, purgeNote, restoreNotes } from './queries.ts'
import { discardUnsaved, editListed, resumeSaving, saveNow } from './saving.ts'
import { storeUnsaved, unsavedOf } from './unsaved.ts'
import { labelTitle } from './words.ts'

type Named = Pick<Note | ListedNote, 'id' | 'title' | 'content'> & { tasks: Note['tasks'] }

export const restore = (id: string): Promise<boolean> =>
  attempt(restoreNotes, { body: { ids: [id] } }, 'No se recuperó la nota')

/** Moves a note to the trash, saving it first, and offers to undo it. True on success. */
export async function removeNote(note: Named): Promise<boolean> {
  const { id } = note
  await saveNow(id)
  if (unsavedOf(id)?.isNew) {
    // The server does not have it.
    const discarded = unsavedOf(id)!
    discardUnsaved(id)
    const undo = () => {
      storeUnsaved(discarded)
      resumeSaving()
    }
    offerUndo({ text: `Descartaste «${nameOf(note)}».`, undo })
    return true
  }
  const isDeleted = attempt(deleteNote, { id }, `No se eliminó «${nameOf(note)}»`)
  return offerUndoOf(isDeleted, { text: `«${nameOf(note)}» está en la papelera.`, undo: () => void restore(id) })
}

/** Archives a note or returns it to the board, and offers to undo it. */
export async function setArchived(note: Named, archived: boolean): Promise<void> {
  const failure = archived ? 'No se archivó la nota' : 'No se desarchivó la nota'
  // Archiving unpins.
  const change = () => ({ archived, ...(archived && { pinned: false }) })
  if (!(await editListed(note.id, change, failure))) return
  offerUndo({
    text: archived ? `Archivaste «${nameOf(note)}».` : `«${nameOf(note)}» volvió al tablero.`,
    undo: () => void editListed(note.id, () => ({ archived: !archived }), failure),
  })
}

export const setPinned = (note: Named, pinned: boolean): Promise<boolean> =>
  editListed(note.id, () => ({ pinned, ...(pinned && { archived: false }) }), 'No se fijó la nota')

/** Marks a task as completed or open. */
export const setTaskDone = (id: string, taskId: string, completed: boolean): Promise<boolean> =>
  editListed(
    id,
    ({ tasks }) => ({ tasks: tasks?.map((task) => (task.id === taskId ? { ...task, completed } : task)) ?? null }),
    'No se marcó la tarea',
  )

const confirmPurge = (title: string, message: string) =>
  confirm({
    title,
    message,
    icon: { name: 'pi-trash', color: 'error' },
    actions: { confirm: { label: 'Eliminar', color: 'warn' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })

/** Deletes a note in the trash for good, after a confirmation. */
export async function purge(note: Named): Promise<boolean> {
  const answer = await confirmPurge(`Eliminar «${nameOf(note)}» para siempre`, 'La nota no se puede recuperar después.')
  return answer === 'confirmed' && attempt(purgeNote, { body: { ids: [note.id] } }, 'No se eliminó la nota')
}

/** Empties the trash after a confirmation; `total` is the number of notes in it, if known. */
export async function purgeAll(total: number | undefined): Promise<boolean> {
  const count = total === 1 ? 'Se elimina 1 nota' : `Se eliminan ${total ?? 'todas las'} notas`
  const answer = await confirmPurge('Vaciar la papelera', `${count} para siempre. No se puede deshacer.`)
  return answer === 'confirmed' && attempt(emptyTrash, {}, 'No se vació la papelera')
}

/** Deletes a label everywhere, after a confirmation. True if it was deleted. */
export async function removeLabel(label: NoteLabel): Promise<boolean> {
  const message = 'La etiqueta se saca de todas las notas que la llevan; las notas quedan. No se puede deshacer.'
  const answer = await confirmPurge(`Eliminar «${labelTitle(label)}»`, message)
  return answer === 'confirmed' && attempt(deleteLabel, { id: label.id }, 'No se eliminó la etiqueta')
}
