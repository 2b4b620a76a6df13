import { useQuery } from '@tanstack/react-query'
import { useOnce } from '../../../api/use-once.ts'
import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import type { FormState } from '../../../ui/form/form-types.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { bodyOf, draftErrors, draftOf, type Draft } from './draft.ts'
import type { Entry, Field, Noun } from './nouns.ts'
import { choicesQuery, createEntry, projectsQuery, updateEntry } from './queries.ts'

type EntryDialogProps = { noun: Noun; entry: Entry | undefined; onClose: () => void }

/** Creates an entry of a catalogue, or changes one. */
export function EntryDialog({ noun, entry, onClose }: EntryDialogProps) {
  const once = useOnce()
  const form = useForm<Draft>({
    values: draftOf(noun, entry),
    check: (draft) => draftErrors(noun, draft),
    save(draft) {
      const body = bodyOf(noun, draft, entry)
      if (entry) return updateEntry(noun.key, entry.id, { ...body, version: entry.version })
      return once((key) => createEntry(noun.key, body, key))
    },
    onSaved: onClose,
  })
  const fresh = noun.isFeminine ? 'Nueva' : 'Nuevo'
  return (
    <FormDialog
      form={form}
      title={entry ? `Editar ${noun.one}` : `${fresh} ${noun.one}`}
      failure="No se pudo guardar."
      saveLabel="Guardar"
      onClose={onClose}
      width={560}
    >
      {noun.fields.map((field, index) => (
        <EntryField key={field.name} field={field} form={form} autoFocus={index === 0} ownId={entry?.id} />
      ))}
    </FormDialog>
  )
}

type EntryFieldProps = { field: Field; form: FormState<Draft>; autoFocus: boolean; ownId: string | undefined }

function EntryField({ field, form, autoFocus, ownId }: EntryFieldProps) {
  const { kind, label, required, help, maxLength, options = [] } = field
  const bound = form.field(field.name)
  const common = { ...bound, label, required, help, value: String(bound.value), autoFocus }
  if (kind === 'flag') return <CheckboxField {...bound} label={label} help={help} value={bound.value === true} />
  if (kind === 'choice') {
    return <SelectField {...common} options={options.map(([value, text]) => ({ value, label: text }))} />
  }
  if (kind === 'entry' || kind === 'project') return <NamedField field={field} common={common} ownId={ownId} />
  if (kind === 'date') return <DateField {...common} />
  if (kind === 'number') return <NumberField {...common} decimals={0} />
  if (kind === 'decimal') return <NumberField {...common} decimals={6} />
  if (kind === 'longText') return <TextAreaField {...common} rows={3} maxLength={maxLength} />
  return <TextField {...common} type={kind === 'colour' ? 'color' : 'text'} maxLength={maxLength} />
}

type NamedFieldProps = {
  field: Field
  common: { label: string; value: string; onChange: (value: string) => void; onBlur: () => void; name: string }
  ownId: string | undefined
}

/** A choice among the entries of another catalogue, or among the projects. */
function NamedField({ field, common, ownId }: NamedFieldProps) {
  const projects = useQuery({ ...projectsQuery, enabled: field.kind === 'project' })
  const entries = useQuery({ ...choicesQuery(field.from ?? 'rubros'), enabled: field.kind === 'entry' })
  const found = (field.kind === 'project' ? projects.data : entries.data) ?? []
  const options = [{ value: '', label: '—' }, ...found.filter(({ value }) => value !== ownId)]
  return <SelectField {...common} options={options} />
}
