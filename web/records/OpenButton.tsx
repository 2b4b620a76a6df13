import type { ReactNode } from 'react'
import type { RecordView } from './view.ts'

type OpenButtonProps = {
  id: string
  view: RecordView
  onView: (part: Partial<RecordView>) => void
  children: ReactNode
}

/** A row's name, which expands and collapses its detail. */
export function OpenButton({ id, view, onView, children }: OpenButtonProps) {
  const isOpen = id === view.open
  return (
    <button
      type="button"
      className="money-open"
      aria-expanded={isOpen}
      onClick={() => onView({ open: isOpen ? null : id })}
    >
      {children}
    </button>
  )
}
