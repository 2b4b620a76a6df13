import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError, errorMessage } from '../../../api/problem.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { saveLabel } from './label-changes.ts'
import type { Label, LabelColor } from '../queries.ts'
import { titleOf } from '../titles.ts'
import './labels.css'
import './LabelDialog.css'

const colours: { value: LabelColor; name: string }[] = [
  { value: 'blue', name: 'Azul' },
  { value: 'indigo', name: 'Índigo' },
  { value: 'purple', name: 'Violeta' },
  { value: 'pink', name: 'Rosa' },
  { value: 'red', name: 'Rojo' },
  { value: 'orange', name: 'Naranja' },
  { value: 'yellow', name: 'Amarillo' },
  { value: 'green', name: 'Verde' },
  { value: 'teal', name: 'Turquesa' },
  { value: 'gray', name: 'Gris' },
]

type LabelDialogProps = { label: Label | null; onClose: () => void; onSaved: (label: Label) => void }

/** Creates a label, or renames and recolours one. What was typed stays where it cannot be saved. */
export function LabelDialog({ label, onClose, onSaved }: LabelDialogProps) {
  const shownTitle = label ? titleOf(label) : ''
  const [title, setTitle] = useState(shownTitle)
  const [color, setColor] = useState<LabelColor>(label?.color ?? 'blue')
  const [isTouched, setIsTouched] = useState(false)
  const { mutate, isPending, error } = useMutation({ ...saveLabel, onSuccess: afterSaving })
  function afterSaving(...args: Parameters<NonNullable<typeof saveLabel.onSuccess>>) {
    void saveLabel.onSuccess?.(...args)
    onSaved(args[0])
  }
  const missing = title.trim() === '' ? 'Escribí un nombre.' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    // A translated title that was left alone stays as it is stored.
    const changed = title.trim() === shownTitle ? undefined : title.trim()
    if (!missing && !isPending) mutate({ id: label?.id ?? null, color, title: changed })
  }
  return (
    <Dialog title={label ? 'Editar etiqueta' : 'Nueva etiqueta'} isOpen onClose={onClose} width={480}>
      <form className="label-form" onSubmit={submit} noValidate>
        {error && <Alert type="error">No se pudo guardar la etiqueta. {errorMessage(error)}</Alert>}
        <TextField
          label="Nombre"
          required
          autoFocus
          maxLength={100}
          value={title}
          error={
            (isTouched ? missing : undefined) ?? (error instanceof ApiError ? error.issue('label.title') : undefined)
          }
          onChange={(event) => setTitle(event.target.value)}
        />
        <fieldset className="label-colours">
          <legend className="field-label">Color</legend>
          <div className="label-swatches">
            {colours.map(({ value, name }) => (
              <label key={value} className="label-swatch" data-colour={value} title={name}>
                <input
                  type="radio"
                  name="color"
                  className="visually-hidden-input"
                  value={value}
                  aria-label={name}
                  checked={color === value}
                  onChange={() => setColor(value)}
                />
                <i className="pi pi-check" aria-hidden="true" />
              </label>
            ))}
          </div>
        </fieldset>
        <div className="label-preview" data-colour={color}>
          <span className="label-chip">
            <span className="label-chip-text">{title.trim() || 'Etiqueta'}</span>
          </span>
        </div>
        <div className="label-form-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {label ? 'Guardar' : 'Crear etiqueta'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
