import type { Label } from './queries.ts'
import './LabelChip.css'

/** A label with its colour. */
export function LabelChip({ label }: { label: Pick<Label, 'title' | 'color'> }) {
  return (
    <span className="board-label" data-label-color={label.color} title={label.title}>
      {label.title}
    </span>
  )
}
