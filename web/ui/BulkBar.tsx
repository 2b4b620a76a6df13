import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import './BulkBar.css'

type BulkBarProps = {
  /** How much is chosen: '3 productos elegidos'. */
  text: ReactNode
  /** Offers more than what is on the page. */
  more?: ReactNode
  actions: ReactNode
  /** What is being done, while it is: 'Eliminando 2.345 productos…'. Shown where it takes longer than a moment. */
  busy?: string | undefined
  onClear: () => void
}

/** What can be done with the rows that are chosen. Sticks to the top while one scrolls through them. */
export function BulkBar({ text, more, actions, busy, onClear }: BulkBarProps) {
  return (
    <div className="bulk-bar" role="region" aria-label="Acciones sobre lo elegido">
      <IconButton icon="pi-times" label="Dejar de elegir" onClick={onClear} />
      <p className="bulk-text" role="status">
        <span>{text}</span>
        {busy && <span className="bulk-busy">{busy}</span>}
      </p>
      {more}
      <div className="bulk-actions">{actions}</div>
      {busy && <span className="bulk-busy bulk-busy-bar keeps-moving" aria-hidden="true" />}
    </div>
  )
}
