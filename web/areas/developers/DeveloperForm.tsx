import type { FormEvent } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CuitField } from './CuitField.tsx'
import type { DeveloperDraft } from './developer-rules.ts'
import { useDeveloperFields } from './use-developer-fields.ts'
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

/** The form of a new company (seed 000, section 5). */
export function DeveloperForm({ draft, onChange, error, isSaving, onSave, onCancel }: DeveloperFormProps) {
  const { text, cuit, isInvalid } = useDeveloperFields(draft, onChange, error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isInvalid && !isSaving) onSave()
  }
  return (
    <form className="developer-form" onSubmit={submit} noValidate>
      {error != null && <Alert type="error">No se pudo crear la desarrolladora. {errorMessage(error)}</Alert>}
      <TextField label="Nombre" required autoFocus autoComplete="organization" maxLength={200} {...text('nombre')} />
      <div className="developer-form-pair">
        <CuitField label="CUIT" required placeholder="XX-XXXXXXXX-X" {...cuit} />
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
