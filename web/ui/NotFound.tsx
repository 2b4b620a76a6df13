import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Drawing } from './Drawing.tsx'
import { EmptyState } from './EmptyState.tsx'

type NotFoundProps = {
  title: string
  icon?: ReactNode
  /** Path and text of the link. */
  to: string
  label: string
}

/** Shown instead of a record that does not exist or is not visible to the user. */
export function NotFound({ title, icon, to, label }: NotFoundProps) {
  return <EmptyState title={title} icon={icon} actions={<Link to={to}>{label}</Link>} />
}

type NotFoundPageProps = Omit<NotFoundProps, 'icon'> & {
  /** The screen's heading, for screen readers only. */
  heading: string
  children: ReactNode
}

/** A page for an address without a record. */
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
