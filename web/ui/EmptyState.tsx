import type { ReactNode } from 'react'
import './State.css'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  icon?: ReactNode
  drawing?: ReactNode
  actions?: ReactNode
}

/** An empty list: says why it is empty and what to do. */
export function EmptyState({ title, children, icon, drawing, actions }: EmptyStateProps) {
  return (
    <div className="state">
      {drawing}
      {icon && (
        <div className="state-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  )
}
