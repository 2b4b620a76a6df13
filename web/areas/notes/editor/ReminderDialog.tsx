import { useId, useState } from 'react'
import { dateError } from '../../../lib/date-text.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { isPast, momentOf, typedDate, typedTime } from '../reminder.ts'

type ReminderDialogProps = {
  reminder: string | null
  onChoose: (reminder: string) => void
  onClose: () => void
}

function start(reminder: string | null): Date {
  if (reminder) return new Date(reminder)
  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  tomorrow.setHours(9, 0, 0, 0)
  return tomorrow
}

/** Chooses a reminder's date and time. */
export function ReminderDialog({ reminder, onChoose, onClose }: ReminderDialogProps) {
  const id = useId()
  const [date, setDate] = useState(() => typedDate(start(reminder)))
  const [time, setTime] = useState(() => typedTime(start(reminder)))
  const [wasTried, setWasTried] = useState(false)
  const now = useNow(true)
  const moment = momentOf(date, time)
  const wrongDate = date === '' ? 'Elegí un día.' : dateError(date)
  const wrongTime = wrongDate
    ? undefined
    : moment === null
      ? 'Elegí una hora.'
      : isPast(moment.toISOString(), now)
        ? 'Ese momento ya pasó.'
        : undefined
  const save = () => {
    setWasTried(true)
    if (wrongDate || wrongTime || !moment) return
    onChoose(moment.toISOString())
    onClose()
  }
  return (
    <Dialog title="Recordatorio" isOpen onClose={onClose} width={380}>
      <form
        className="reminder-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through portals: do not submit the note's form.
          event.stopPropagation()
          save()
        }}
      >
        <DateField label="Día" value={date} onChange={setDate} error={wasTried ? wrongDate : undefined} />
        <div className="field">
          <label className="field-label" htmlFor={id}>
            Hora
          </label>
          <input
            id={id}
            type="time"
            className="input"
            value={time}
            aria-invalid={wasTried && wrongTime !== undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => setTime(event.target.value)}
          />
          <p id={`${id}-error`} className="field-note field-error" role="alert">
            {wasTried && wrongTime}
          </p>
        </div>
        <p className="reminder-note">Te avisamos con una notificación en Obra.</p>
        <div className="reminder-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
