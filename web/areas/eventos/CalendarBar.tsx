import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { stepDay, titleOf } from './calendar-range.ts'
import type { Period } from './calendar-view.ts'
import './CalendarBar.css'

type CalendarBarProps = {
  period: Period
  day: string
  today: string
  onChange: (part: { period?: Period; day?: string }) => void
}

const options = [
  { value: 'mes', label: 'Mes' },
  { value: 'semana', label: 'Semana' },
  { value: 'dia', label: 'Día' },
  { value: 'agenda', label: 'Agenda' },
] as const

const nouns: Record<Period, string> = { mes: 'Mes', semana: 'Semana', dia: 'Día', agenda: 'Días' }

/** The shown period, the way to others, and the choice of the view. */
export function CalendarBar({ period, day, today, onChange }: CalendarBarProps) {
  const plural = period === 'agenda' ? 'es' : ''
  return (
    <div className="calendar-bar">
      <div className="calendar-steps">
        <Button disabled={day === today} onClick={() => onChange({ day: today })}>
          Hoy
        </Button>
        <IconButton
          icon="pi-chevron-left"
          label={`${nouns[period]} anterior${plural}`}
          onClick={() => onChange({ day: stepDay(period, day, -1) })}
        />
        <IconButton
          icon="pi-chevron-right"
          label={`${nouns[period]} siguiente${plural && 's'}`}
          onClick={() => onChange({ day: stepDay(period, day, 1) })}
        />
      </div>
      <h3 className="calendar-title" aria-live="polite">
        {titleOf(period, day)}
      </h3>
      <Segmented label="Vista" options={options} value={period} onChange={(value) => onChange({ period: value })} />
    </div>
  )
}
