import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { failureMessage } from '../lib/failure.ts'
import { identityKey } from '../lib/fold.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { IconButton } from './IconButton.tsx'
import './LabelsDialog.css'

/** A label with its title as displayed (translated). */
type ShownLabel = { id: string; title: string }
/** Creates a label (no id) or renames one. */
type SaveTitle = (id: string | null, title: string) => Promise<unknown>

type LabelsDialogProps = {
  title?: string
  labels: readonly ShownLabel[]
  save: SaveTitle
  onRemove: (id: string) => void
  /** Renders a label instead of icon and title. */
  draw?: (label: ShownLabel) => ReactNode
  beside?: (label: ShownLabel) => ReactNode
  onClose: () => void
}

/** Creates, renames and deletes labels. Mail and boards have coloured labels, with their own editors. */
export function LabelsDialog(props: LabelsDialogProps) {
  const { title = 'Etiquetas', labels, save, onRemove, draw, beside, onClose } = props
  const [editing, setEditing] = useState<string | null>(null)
  return (
    <Dialog title={title} isOpen onClose={onClose} width={480}>
      <LabelTitle label={null} others={labels} save={save} onDone={() => undefined} />
      {labels.length === 0 && <p className="labels-dialog-none">Todavía no hay etiquetas. Escribí la primera.</p>}
      <ul role="list" className="labels-dialog-list">
        {labels.map((label) => (
          <li key={label.id} className="labels-dialog-row">
            {editing === label.id ? (
              <LabelTitle
                label={label}
                others={labels.filter(({ id }) => id !== label.id)}
                save={save}
                onDone={() => setEditing(null)}
              />
            ) : (
              <>
                {draw?.(label) ?? (
                  <span className="labels-dialog-name">
                    <i className="pi pi-tag" aria-hidden="true" />
                    {label.title}
                  </span>
                )}
                {beside?.(label)}
                <IconButton icon="pi-pencil" label={`Renombrar ${label.title}`} onClick={() => setEditing(label.id)} />
                <IconButton icon="pi-trash" label={`Eliminar ${label.title}`} onClick={() => onRemove(label.id)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type LabelTitleProps = {
  label: ShownLabel | null
  others: readonly ShownLabel[]
  save: SaveTitle
  onDone: () => void
}

/** The title of a new or renamed label; after a failure the text stays, with the reason. */
function LabelTitle({ label, others, save, onDone }: LabelTitleProps) {
  const before = label?.title ?? ''
  const [text, setText] = useState(before)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const title = text.trim()
  const isTaken = others.some((other) => identityKey(other.title) === identityKey(title))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    // Unchanged: do not overwrite the stored title with its translation.
    if (label && title === before) return onDone()
    if (title === '' || isTaken || isSaving) return
    setIsSaving(true)
    try {
      await save(label?.id ?? null, title)
      setFailure(null)
      if (!label) setText('')
      onDone()
    } catch (error) {
      setFailure(failureMessage(error))
    } finally {
      setIsSaving(false)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !label) return
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    onDone()
  }
  return (
    <form className="labels-dialog-form" onSubmit={(event) => void submit(event)}>
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
        busy={isSaving}
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
      {failure !== null && <Alert type="error">No se guardó la etiqueta. {failure}</Alert>}
    </form>
  )
}
