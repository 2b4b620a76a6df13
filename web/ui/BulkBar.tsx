import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import './BulkBar.css'

type BulkBarProps = {
  /** The size of the selection: '3 productos elegidos'. */
  text: ReactNode
  /** Offers to select beyond the current page. */
  more?: ReactNode
  actions: ReactNode
  /** The action in progress: 'Eliminando 2.345 productos…'. Visible only if it takes longer than 0.4 s. */
  busy?: string | undefined
  onClear: () => void
}

/** The actions on the selected rows. Sticks to the top while scrolling. */
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
