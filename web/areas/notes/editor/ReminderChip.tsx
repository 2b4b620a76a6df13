import { useNow } from '../../../lib/use-now.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isPast, reminderText } from '../reminder.ts'

/** The reminder of the note being edited. */
export function ReminderChip({ reminder, onRemove }: { reminder: string; onRemove: () => void }) {
  const now = useNow(true)
  return (
    <li className={classNames('note-chip', isPast(reminder, now) && 'note-chip-past')}>
      <i className="pi pi-bell" aria-hidden="true" /> {reminderText(reminder, now)}
      <button type="button" className="note-chip-remove" aria-label="Sacar el recordatorio" onClick={onRemove}>
        <i className="pi pi-times" aria-hidden="true" />
      </button>
    </li>
  )
}
