import type { Label } from './queries.ts'
import { labelTitle } from './words.ts'
import './LabelChip.css'

/** A label with its colour. */
export function LabelChip({ label }: { label: Pick<Label, 'title' | 'color'> }) {
  const title = labelTitle(label)
  return (
    <span className="board-label" data-label-color={label.color} title={title}>
      {title}
    </span>
  )
}
