import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Drawing } from './Drawing.tsx'
import { EmptyState } from './EmptyState.tsx'

type NotFoundProps = {
  title: string
  icon?: ReactNode
  /** Where one goes on, and what its link says. */
  to: string
  label: string
}

/** Stands in for a record that is not there, or not for this person. */
export function NotFound({ title, icon, to, label }: NotFoundProps) {
  return <EmptyState title={title} icon={icon} actions={<Link to={to}>{label}</Link>} />
}

type NotFoundPageProps = Omit<NotFoundProps, 'icon'> & {
  /** What the screen is called. */
  heading: string
  children: ReactNode
}

/** A whole screen whose address names nothing that is there. */
export function NotFoundPage({ heading, title, to, label, children }: NotFoundPageProps) {
  return (
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        {heading}
      </h1>
      <EmptyState
        title={title}
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-primary" to={to}>
            {label}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
