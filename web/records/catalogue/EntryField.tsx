import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { DateField, MonthField } from '../../ui/DateField.tsx'
import type { FormField } from '../../ui/form/form-types.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CreateEntryContext } from './create-entry.ts'
import type { Draft } from './draft.ts'
import type { Field, SurroundingForm } from './noun.ts'
import { useNounOf } from './nouns-context.ts'
import { projectsQuery, searchEntries } from './queries.ts'

type EntryFieldProps = {
  field: Field
  bound: FormField<Draft[string]>
  autoFocus?: boolean
  /** Id of the edited entry, excluded from results because it cannot reference itself. */
  ownId?: string | undefined
  /** Other values of the form, which may rank the results of a picker. */
  around?: SurroundingForm
}

/** The input for a field by its kind. */
export function EntryField({ field, bound, autoFocus, ownId, around }: EntryFieldProps) {
  const { kind, label, required, help, maxLength, options = [], from } = field
  const create = use(CreateEntryContext)
  const nounOf = useNounOf()
  if (kind === 'entry' && from) {
    const noun = nounOf(from)
    return (
      <PickerField
        {...bound}
        label={label}
        required={required}
        help={help}
        value={bound.value as Picked | null}
        onChange={bound.onChange}
        kind={noun.picksAs ?? from}
        noun={noun.one}
        onCreate={create ? (typed) => create(from, typed) : undefined}
        search={async (text, signal) =>
          (await searchEntries(noun, text, signal, around)).filter(({ id }) => id !== ownId)
        }
      />
    )
  }
  const common = { ...bound, label, required, help, value: String(bound.value), autoFocus }
  if (kind === 'flag') return <CheckboxField {...bound} label={label} help={help} value={bound.value === true} />
  if (kind === 'choice') {
    return <SelectField {...common} options={options.map(([value, text]) => ({ value, label: text }))} />
  }
  if (kind === 'project') return <ProjectField common={common} />
  if (kind === 'date') return <DateField {...common} />
  if (kind === 'month') return <MonthField {...common} />
  if (kind === 'number') return <NumberField {...common} decimals={0} />
  if (kind === 'decimal') return <NumberField {...common} decimals={field.decimals ?? 6} />
  if (kind === 'longText') return <TextAreaField {...common} rows={3} maxLength={maxLength} />
  return <TextField {...common} type={kind === 'colour' ? 'color' : 'text'} maxLength={maxLength} />
}

type ProjectFieldProps = { common: Omit<FormField<Draft[string]>, 'value'> & { label: string; value: string } }

/** Select for a project of the company. */
function ProjectField({ common }: ProjectFieldProps) {
  const { data = [] } = useQuery(projectsQuery())
  return <SelectField {...common} options={[{ value: '', label: '—' }, ...data]} />
}
