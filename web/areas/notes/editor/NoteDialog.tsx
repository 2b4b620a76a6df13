import { ApiError } from '../../../api/problem.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Marked } from '../Marked.tsx'
import { purge, removeNote, restore, setArchived } from '../note-actions.ts'
import { isBlank, type Fields, type Note, type NoteLabel } from '../note.ts'
import { discardUnsaved, editNote, saveNow } from '../saving.ts'
import { unsavedOf } from '../unsaved.ts'
import { useNote } from '../use-note.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { SaveNote } from './SaveNote.tsx'

type NoteDialogProps = {
  id: string
  labels: NoteLabel[]
  words: readonly string[]
  onClose: () => void
  onLabels: () => void
}

/** An open note, with its own address. Saves automatically. */
export function NoteDialog({ id, labels, words, onClose, onLabels }: NoteDialogProps) {
  const { query, stored, fields } = useNote(id)
  const { error, refetch } = query
  const close = () => {
    const unsaved = unsavedOf(id)
    if (unsaved?.isNew && isBlank(unsaved.patch)) discardUnsaved(id)
    else void saveNow(id)
    onClose()
  }
  const content = () => {
    if (fields && stored?.deletedAt) return <DeletedNote note={stored} words={words} onClose={onClose} />
    if (fields) {
      return <OpenNote id={id} stored={stored} fields={fields} labels={labels} onClose={close} onLabels={onLabels} />
    }
    if (error instanceof ApiError && [400, 404].includes(error.status)) {
      return (
        <EmptyState title="Esa nota no está" icon={<i className="pi pi-search" />}>
          Se eliminó, o la dirección no es de una nota tuya. Tus notas están detrás.
        </EmptyState>
      )
    }
    return (
      <QueryState
        error={error}
        title="No pudimos traer la nota"
        offline="La nota aparece apenas vuelva."
        onRetry={() => void refetch()}
      >
        <div role="status">
          <span className="visually-hidden">Cargando la nota…</span>
          <Skeleton height="12rem" />
        </div>
      </QueryState>
    )
  }
  return (
    <Dialog title={stored?.deletedAt ? 'Nota en la papelera' : 'Nota'} isOpen onClose={close} width={640} placesFocus>
      {content()}
    </Dialog>
  )
}

type OpenNoteProps = Omit<NoteDialogProps, 'words'> & { stored: Note | undefined; fields: Fields }

function OpenNote({ id, stored, fields, labels, onClose, onLabels }: OpenNoteProps) {
  const note = { id, ...fields }
  return (
    <>
      <NoteEditor
        note={fields}
        labels={labels}
        hasFocus
        onEdit={(patch) => editNote(id, stored ?? null, patch)}
        onLabels={onLabels}
        end={
          <div className="note-editor-end">
            <IconButton
              icon={fields.archived ? 'pi-replay' : 'pi-inbox'}
              label={fields.archived ? 'Desarchivar' : 'Archivar'}
              onClick={() => {
                void setArchived(note, !fields.archived)
                onClose()
              }}
            />
            <IconButton
              icon="pi-trash"
              label="Eliminar"
              onClick={() => {
                onClose()
                void removeNote(note)
              }}
            />
            <Button size="small" onClick={onClose}>
              Listo
            </Button>
          </div>
        }
      />
      <p className="note-dialog-foot">
        <span>{stored && `Cambiada el ${formatDateTime(stored.updatedAt)}`}</span>
        <SaveNote id={id} />
      </p>
    </>
  )
}

/** A note in the trash is read-only. */
function DeletedNote({ note, words, onClose }: { note: Note; words: readonly string[]; onClose: () => void }) {
  return (
    <div className="note-deleted">
      <Alert type="info">
        Está en la papelera desde el {formatDateTime(note.deletedAt!)}. A los 30 días se elimina para siempre.
      </Alert>
      {note.image && <img src={note.image} alt="Imagen de la nota" />}
      {note.title && (
        <h2>
          <Marked text={note.title} words={words} />
        </h2>
      )}
      <p className="note-deleted-text">
        <Marked text={note.content} words={words} />
      </p>
      {note.tasks && (
        <ul>
          {note.tasks.map((task) => (
            <li key={task.id}>
              {task.content}
              {task.completed && ' (hecha)'}
            </li>
          ))}
        </ul>
      )}
      <div className="note-editor-end">
        <Button variant="danger" onClick={() => void purge(note).then((isGone) => isGone && onClose())}>
          Eliminar para siempre
        </Button>
        <Button variant="primary" onClick={() => void restore(note.id)}>
          Recuperar
        </Button>
      </div>
    </div>
  )
}
