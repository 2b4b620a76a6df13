import { useMutation } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { invalidate } from '../../api/operations.ts'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { CuitField } from './CuitField.tsx'
import { cuitWarning, developerErrors, emptyDeveloper, type DeveloperDraft } from './developer-rules.ts'
import { createDeveloper, developerChoicesQuery } from './queries.ts'

type DeveloperDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** The company name from sign-up. */
  proposedName?: string | undefined
}

/** Creates a company (docs/domain/projects.md, Companies). Keeps the input when it is dismissed. */
export function DeveloperDialog({ isOpen, onClose, proposedName = '' }: DeveloperDialogProps) {
  const { mutateAsync } = useMutation({
    mutationFn: createDeveloper,
    onError: (failure) => console.error('The developer could not be created', failure),
  })
  const form = useForm<DeveloperDraft>({
    draft: { kind: 'empresa', record: null },
    values: { ...emptyDeveloper, nombre: proposedName },
    check: developerErrors,
    save: mutateAsync,
    onSaved() {
      void invalidate(developerChoicesQuery.queryKey)
      form.discard()
      onClose()
      const message = 'La nueva desarrolladora se ha creado exitosamente.'
      notify({ type: 'success', title: 'Desarrolladora creada', message })
    },
    leaves: false,
  })
  const cuit = form.field('cuit')
  const isCuitTyped = form.isTouched('cuit') || cuit.value.length === 13
  return (
    <FormDialog
      form={form}
      title="Nueva Desarrolladora"
      isOpen={isOpen}
      failure="No se pudo crear la desarrolladora."
      saveLabel={form.isInvalid ? 'Complete los campos requeridos' : 'Crear Desarrolladora'}
      isSaveDisabled={form.isInvalid}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        required
        autoFocus
        autoComplete="organization"
        maxLength={200}
        {...form.field('nombre')}
      />
      <FormRow>
        <CuitField
          label="CUIT"
          required
          placeholder="XX-XXXXXXXX-X"
          warning={isCuitTyped ? cuitWarning(cuit.value) : undefined}
          {...cuit}
        />
        <TextField
          label="Teléfono"
          type="tel"
          autoComplete="tel"
          placeholder="+54 11 1234-5678"
          maxLength={40}
          {...form.field('telefono')}
        />
      </FormRow>
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        placeholder="contacto@empresa.com"
        maxLength={254}
        {...form.field('mail')}
      />
      <TextField label="Ubicación" autoComplete="street-address" maxLength={200} {...form.field('ubicacion')} />
    </FormDialog>
  )
}
