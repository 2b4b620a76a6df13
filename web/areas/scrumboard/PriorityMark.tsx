import type { Priority } from './queries.ts'
import { priorityWords } from './words.ts'
import './PriorityMark.css'

/** A flag icon, coloured by priority. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const words = `Prioridad ${priorityWords[priority].toLowerCase()}`
  return (
    <i className="pi pi-flag-fill priority-mark" data-priority={priority} role="img" aria-label={words} title={words} />
  )
}
