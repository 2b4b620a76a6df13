import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { DueBadge } from '../DueBadge.tsx'
import type { Task } from '../queries.ts'
import { setDueDate } from './task-changes.ts'
import { shiftDay } from '../due-date.ts'
import './DuePicker.css'

const DateCalendar = onDemand(async () => (await import('../../../ui/DateCalendar.tsx')).DateCalendar)

/** The due date of a task as a button that opens a date picker. */
export function DuePicker({ task, today }: { task: Task; today: string }) {
  const { title, dueDate, completed } = task
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const pick = (day: string | null) => {
    popover.current?.hidePopover()
    if (day !== dueDate) void setDueDate(task, day)
  }
  const days: [string, string | null][] = [
    ['Hoy', today],
    ['Mañana', shiftDay(today, 1)],
    ['En una semana', shiftDay(today, 7)],
    ['Sin fecha', null],
  ]
  return (
    <span className="due-picker">
      <button
        type="button"
        className={classNames('due-picker-button', dueDate && 'prints-as-text')}
        aria-label={`Vencimiento de ${title}`}
        title="Vencimiento"
        popoverTarget={id}
        onPointerEnter={DateCalendar.preload}
        onFocus={DateCalendar.preload}
      >
        {dueDate ? (
          <DueBadge day={dueDate} completed={completed} />
        ) : (
          <i className="pi pi-calendar" aria-hidden="true" />
        )}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={`Elegir vencimiento de ${title}`}
        className="due-picker-popover"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <div className="due-picker-days">
              {days.map(([words, day]) => (
                <Button key={words} size="small" aria-pressed={day === dueDate} onClick={() => pick(day)}>
                  {words}
                </Button>
              ))}
            </div>
            <DateCalendar value={dueDate ?? ''} view="date" onPick={pick} />
          </>
        )}
      </div>
    </span>
  )
}
