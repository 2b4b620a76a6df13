import type { ReactNode } from 'react'
import { PageHelpButton } from './PageHelp.tsx'
import './PageHeader.css'

type PageHeaderProps = { title: string; subtitle?: ReactNode; actions?: ReactNode }

/** The header of a screen with its only h1, which is focused on navigation. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-heading">
        <h1 className="page-title" tabIndex={-1}>
          {title}
        </h1>
        <PageHelpButton />
        {subtitle && <p className="page-subtitle">{subtitle}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
