import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { TextField } from '../../ui/TextField.tsx'
import { parseTime, withEnd, withStart, type EventDraft } from './event-draft.ts'

/** The start and the end of an event; a change of the start moves the end along. */
export function TimeFields({ form, autoFocus = false }: { form: FormState<EventDraft>; autoFocus?: boolean }) {
  const { values } = form
  const start = (part: Partial<EventDraft>) => form.change(withStart(values, part))
  const end = (part: Partial<EventDraft>) => form.change(withEnd(values, part))
  return (
    <>
      <FormRow>
        <DateField
          label="Empieza el"
          required
          autoFocus={autoFocus}
          {...form.field('inicio')}
          onChange={(inicio) => start({ inicio })}
        />
        {!values.todoElDia && (
          <HourField
            label="Empieza a las"
            {...form.field('horaInicio')}
            onChange={(horaInicio) => start({ horaInicio })}
          />
        )}
      </FormRow>
      <FormRow>
        <DateField label="Termina el" required {...form.field('fin')} onChange={(fin) => end({ fin })} />
        {!values.todoElDia && (
          <HourField label="Termina a las" {...form.field('horaFin')} onChange={(horaFin) => end({ horaFin })} />
        )}
      </FormRow>
    </>
  )
}

type HourFieldProps = {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** A time of day in 24 hours, whatever the language of the browser. */
function HourField({ onChange, onBlur, value, ...field }: HourFieldProps) {
  return (
    <TextField
      {...field}
      required
      inputMode="numeric"
      autoComplete="off"
      placeholder="hh:mm"
      maxLength={9}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        const time = parseTime(value)
        if (time !== null && time !== value) onChange(time)
        onBlur()
      }}
    />
  )
}
