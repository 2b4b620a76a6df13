import { dueState, dueWords, shortDay } from './due-date.ts'
import './DueBadge.css'

/** A due date, coloured by its urgency. */
export function DueBadge({ day, completed }: { day: string; completed: boolean }) {
  const state = dueState(day, completed)
  return (
    <span className={`due-badge due-${state}`} title={`${dueWords[state]}: ${shortDay(day)}`}>
      <i className={`pi ${completed ? 'pi-check-circle' : 'pi-clock'}`} aria-hidden="true" />
      <span className="visually-hidden">{dueWords[state]}: </span>
      {shortDay(day)}
    </span>
  )
}
