import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { fold } from '../../../lib/fold.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { removeLabel } from '../note-actions.ts'
import type { NoteLabel } from '../note.ts'
import { saveLabel } from '../queries.ts'
import { labelTitle } from '../words.ts'
import './LabelsDialog.css'

/** All labels in one place: created, renamed, deleted. */
export function LabelsDialog({ labels, onClose }: { labels: NoteLabel[]; onClose: () => void }) {
  const [editing, setEditing] = useState<string | null>(null)
  const others = (id: string | null) => labels.filter((label) => label.id !== id)
  return (
    <Dialog title="Etiquetas" isOpen onClose={onClose} width={440}>
      <LabelName label={null} others={others(null)} onDone={() => undefined} />
      {labels.length === 0 && <p className="note-labels-none">Todavía no hay etiquetas. Escribí la primera.</p>}
      <ul role="list" className="note-labels">
        {labels.map((label) => (
          <li key={label.id} className="note-labels-row">
            {editing === label.id ? (
              <LabelName label={label} others={others(label.id)} onDone={() => setEditing(null)} />
            ) : (
              <>
                <i className="pi pi-tag" aria-hidden="true" />
                <span className="note-labels-name">{labelTitle(label)}</span>
                <IconButton
                  icon="pi-pencil"
                  label={`Renombrar ${labelTitle(label)}`}
                  onClick={() => setEditing(label.id)}
                />
                <IconButton
                  icon="pi-trash"
                  label={`Eliminar ${labelTitle(label)}`}
                  onClick={() => void removeLabel(label)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type LabelNameProps = { label: NoteLabel | null; others: NoteLabel[]; onDone: () => void }

/** The title of a new label or of one that is renamed; what could not be saved stays, with the reason. */
function LabelName({ label, others, onDone }: LabelNameProps) {
  const before = label ? labelTitle(label) : ''
  const [text, setText] = useState(before)
  const { mutate, isPending, error } = useMutation(saveLabel)
  const title = text.trim()
  const isTaken = others.some((other) => fold(labelTitle(other)) === fold(title))
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    // A translated title that was left alone stays as it is stored.
    if (label && title === before) return onDone()
    if (title === '' || isTaken || isPending) return
    const onSuccess = () => {
      if (!label) setText('')
      onDone()
    }
    mutate({ id: label?.id ?? null, title }, { onSuccess })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !label) return
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    onDone()
  }
  return (
    <form className="note-labels-form" onSubmit={save}>
      <input
        className="input"
        aria-label={label ? `Nombre de ${before}` : 'Etiqueta nueva'}
        placeholder="Etiqueta nueva"
        autoFocus={label !== null}
        maxLength={100}
        value={text}
        aria-invalid={isTaken}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Button
        type="submit"
        variant={label ? 'secondary' : 'primary'}
        busy={isPending}
        disabled={title === '' || isTaken}
      >
        {label ? 'Guardar' : 'Crear'}
      </Button>
      {label && (
        <Button variant="quiet" onClick={onDone}>
          Cancelar
        </Button>
      )}
      {isTaken && <p className="field-note field-error">Ya hay una etiqueta con ese nombre.</p>}
      {error && <Alert type="error">No se guardó la etiqueta. {errorMessage(error)}</Alert>}
    </form>
  )
}
