import { Calendar } from 'primereact/calendar'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=calendar,datepicker,monthpicker,yearpicker'
import './primereact.ts'

type DateCalendarProps = {
  /** As on the wire: '2026-03-01', '2026-03', or empty. */
  value: string
  view: 'date' | 'month'
  onPick: (value: string) => void
}

const two = (number: number) => String(number).padStart(2, '0')

/** A calendar of days or of months. */
export function DateCalendar({ value, view, onPick }: DateCalendarProps) {
  const [year, month, day] = value.split('-').map(Number)
  const shown = year && month ? new Date(year, month - 1, day ?? 1) : null
  return (
    <Calendar
      inline
      view={view}
      // PrimeReact renders days as spans with aria-selected, which needs a role; its titles would submit the form.
      pt={{
        dayLabel: { role: 'button', 'aria-selected': undefined },
        monthTitle: { type: 'button' },
        yearTitle: { type: 'button' },
      }}
      dateFormat={view === 'date' ? 'dd/mm/yy' : 'mm/yy'}
      value={shown}
      viewDate={shown ?? undefined}
      onChange={({ value: picked }) => {
        if (!(picked instanceof Date)) return
        const wireMonth = `${picked.getFullYear()}-${two(picked.getMonth() + 1)}`
        onPick(view === 'month' ? wireMonth : `${wireMonth}-${two(picked.getDate())}`)
      }}
    />
  )
}
