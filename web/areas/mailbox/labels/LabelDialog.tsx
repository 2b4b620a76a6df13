import { useMutation, useQuery } from '@tanstack/react-query'
import { identityKey } from '../../../lib/fold.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { Fieldset } from '../../../ui/Fieldset.tsx'
import { saveLabel } from './label-changes.ts'
import { labelsQuery, type Label, type LabelColor } from '../queries.ts'
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

/** Creates a label or edits its name and colour. Keeps the input if saving fails. */
export function LabelDialog({ label, onClose, onSaved }: LabelDialogProps) {
  const shownTitle = label ? titleOf(label) : ''
  const { mutateAsync } = useMutation(saveLabel)
  const { data: labels = [] } = useQuery(labelsQuery)
  /** The error if another label has the same name and colour; the server refuses it too. */
  const duplicateError = (title: string, color: LabelColor) => {
    const isSame = (other: Label) => identityKey(titleOf(other)) === identityKey(title.trim()) && other.color === color
    const twin = labels.find((other) => other.id !== label?.id && isSame(other))
    return twin && `Ya tenés la etiqueta «${titleOf(twin)}» de ese color. Elegí otro nombre u otro color.`
  }
  const form = useForm<{ title: string; color: LabelColor }, Label>({
    draft: { kind: 'etiqueta-mail', record: label?.id ?? null },
    values: { title: shownTitle, color: label?.color ?? 'blue' },
    check: ({ title, color }) => ({ title: title.trim() === '' ? 'Escribí un nombre.' : duplicateError(title, color) }),
    save({ title, color }) {
      // Omit an unchanged title, so that its translation does not replace the stored one.
      const changed = title.trim() === shownTitle ? undefined : title.trim()
      return mutateAsync({ id: label?.id ?? null, color, title: changed })
    },
    onSaved,
  })
  const { title, color } = form.values
  return (
    <FormDialog
      form={form}
      title={label ? 'Editar etiqueta' : 'Nueva etiqueta'}
      width={480}
      className="label-form"
      failure="No se pudo guardar la etiqueta."
      saveLabel={label ? 'Guardar' : 'Crear etiqueta'}
      onClose={onClose}
    >
      <TextField label="Nombre" required autoFocus maxLength={100} {...form.field('title')} />
      <ColourChoice value={color} onChange={form.field('color').onChange} />
      <div className="label-preview" data-colour={color}>
        <span className="label-chip">
          <span className="label-chip-text">{title.trim() || 'Etiqueta'}</span>
        </span>
      </div>
    </FormDialog>
  )
}

function ColourChoice({ value: chosen, onChange }: { value: LabelColor; onChange: (color: LabelColor) => void }) {
  return (
    <Fieldset legend="Color">
      <div className="label-swatches">
        {colours.map(({ value, name }) => (
          <label key={value} className="label-swatch" data-colour={value} title={name}>
            <input
              type="radio"
              name="color"
              className="visually-hidden-input"
              value={value}
              aria-label={name}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            <i className="pi pi-check" aria-hidden="true" />
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
