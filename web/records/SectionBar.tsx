import type { ReactNode } from 'react'
import './SectionBar.css'

type SectionBarProps = {
  /** The heading of the section; on the screen its tab shows it. */
  title: string
  /** The search and the filters. */
  children?: ReactNode
  /** The choice of a valuation. */
  valuation?: ReactNode
  /** The main action, and the '…' menu. */
  actions?: ReactNode
}

/** The line above a section of Finanzas: search and filters, valuation, actions. */
export function SectionBar({ title, children, valuation, actions }: SectionBarProps) {
  return (
    <div className="section-bar">
      <h2 className="visually-hidden">{title}</h2>
      {children}
      {valuation}
      {actions && <div className="section-actions">{actions}</div>}
    </div>
  )
}
