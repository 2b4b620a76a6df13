import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { EventDraft } from './event-draft.ts'
import { positionText, recurrenceText, weekdayOptions, type RecurrenceDraft } from './recurrence-draft.ts'

const frequencies = [
  { value: '', label: 'No se repite' },
  { value: 'DAILY', label: 'Por día' },
  { value: 'WEEKLY', label: 'Por semana' },
  { value: 'MONTHLY', label: 'Por mes' },
  { value: 'YEARLY', label: 'Por año' },
] as const
const imported = { value: 'other', label: 'Como se importó' } as const
const intervals = {
  DAILY: 'Cada cuántos días',
  WEEKLY: 'Cada cuántas semanas',
  MONTHLY: 'Cada cuántos meses',
  YEARLY: 'Cada cuántos años',
} as const
const ends = [
  { value: 'never', label: 'Nunca' },
  { value: 'count', label: 'Después de varias veces' },
  { value: 'until', label: 'En una fecha' },
] as const

/** How the event repeats, with the rule in words. */
export function RecurrenceFields({ form }: { form: FormState<EventDraft> }) {
  const { recurrence, inicio } = form.values
  const { frequency, monthly, end, rule } = recurrence
  const change = (part: Partial<RecurrenceDraft>) => form.change({ recurrence: { ...recurrence, ...part } })
  const isOwn = frequency !== '' && frequency !== 'other'
  const start = /^\d{4}-\d{2}-\d{2}$/.test(inicio) ? inicio : ''
  return (
    <Fieldset legend="Repetición" isFramed>
      <FormRow>
        <SelectField
          label="Se repite"
          options={rule !== '' && frequency === 'other' ? [...frequencies, imported] : frequencies}
          {...form.field('recurrence.frequency')}
        />
        {isOwn && <NumberField label={intervals[frequency]} decimals={0} {...form.field('recurrence.interval')} />}
        {frequency === 'MONTHLY' && start && (
          <SelectField
            label="Qué día"
            value={monthly}
            options={[
              { value: 'date', label: `El día ${Number(start.slice(8))}` },
              { value: 'last', label: 'El último día del mes' },
              { value: 'weekday', label: positionText(start).replace('el', 'El') },
            ]}
            onChange={(value) => change({ monthly: value })}
          />
        )}
      </FormRow>
      {frequency === 'WEEKLY' && <Weekdays form={form} onChange={(weekdays) => change({ weekdays })} />}
      {isOwn && (
        <FormRow>
          <SelectField label="Termina" options={ends} {...form.field('recurrence.end')} />
          {end === 'count' && <NumberField label="Cuántas veces" decimals={0} {...form.field('recurrence.count')} />}
          {end === 'until' && <DateField label="El último día" {...form.field('recurrence.until')} />}
        </FormRow>
      )}
      {frequency !== '' && start && (
        <p className="event-rule" aria-live="polite">
          {recurrenceText(recurrence, start)}.
        </p>
      )}
    </Fieldset>
  )
}

type WeekdaysProps = { form: FormState<EventDraft>; onChange: (weekdays: string[]) => void }

function Weekdays({ form, onChange }: WeekdaysProps) {
  const { weekdays } = form.values.recurrence
  const toggle = (code: string, isChosen: boolean) =>
    onChange(isChosen ? [...weekdays, code] : weekdays.filter((each) => each !== code))
  return (
    <Fieldset legend="Qué días" className="event-weekdays">
      {weekdayOptions.map(({ code, name }) => (
        <CheckboxField
          key={code}
          label={name.charAt(0).toUpperCase() + name.slice(1)}
          value={weekdays.includes(code)}
          onChange={(isChosen) => toggle(code, isChosen)}
        />
      ))}
      <div className="field-note field-error" aria-live="polite">
        {form.errors['recurrence.weekdays']}
      </div>
    </Fieldset>
  )
}
