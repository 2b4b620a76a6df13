import { useState, type FormEvent } from 'react'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CuitField } from './CuitField.tsx'
import { cuitWarning, developerErrors, type DeveloperDraft } from './developer-rules.ts'
import './DeveloperForm.css'

type DeveloperFormProps = {
  draft: DeveloperDraft
  onChange: (draft: DeveloperDraft) => void
  /** Why the server refused the last save. */
  error: unknown
  isSaving: boolean
  onSave: () => void
  onCancel: () => void
}

/** The fields of a new company. A field says what is wrong once the person has left it. */
export function DeveloperForm({ draft, onChange, error, isSaving, onSave, onCancel }: DeveloperFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const errors = developerErrors(draft)
  const isInvalid = Object.keys(errors).length > 0
  const field = (name: keyof DeveloperDraft) => ({
    value: draft[name],
    error: (left.has(name) ? errors[name] : undefined) ?? (error instanceof ApiError ? error.issue(name) : undefined),
    onBlur: () => setLeft(new Set(left).add(name)),
  })
  const set = (name: keyof DeveloperDraft) => (value: string) => onChange({ ...draft, [name]: value })
  const text = (name: keyof DeveloperDraft) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => set(name)(event.target.value),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isInvalid && !isSaving) onSave()
  }
  return (
    <form className="developer-form" onSubmit={submit} noValidate>
      {error != null && <Alert type="error">No se pudo crear la desarrolladora. {errorMessage(error)}</Alert>}
      <TextField label="Nombre" required autoFocus autoComplete="organization" maxLength={200} {...text('nombre')} />
      <div className="developer-form-pair">
        <CuitField
          label="CUIT"
          required
          placeholder="XX-XXXXXXXX-X"
          {...field('cuit')}
          onChange={set('cuit')}
          warning={left.has('cuit') || draft.cuit.length === 13 ? cuitWarning(draft.cuit) : undefined}
        />
        <TextField
          label="Teléfono"
          type="tel"
          autoComplete="tel"
          placeholder="+54 11 1234-5678"
          maxLength={40}
          {...text('telefono')}
        />
      </div>
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        placeholder="contacto@empresa.com"
        maxLength={254}
        {...text('mail')}
      />
      <TextField label="Ubicación" autoComplete="street-address" maxLength={200} {...text('ubicacion')} />
      <div className="developer-form-actions">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" variant="primary" disabled={isInvalid} busy={isSaving}>
          {isInvalid ? 'Complete los campos requeridos' : 'Crear Desarrolladora'}
        </Button>
      </div>
    </form>
  )
}
