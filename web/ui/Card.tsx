import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './Card.css'

type CardProps = {
  /** Makes the card a region of this name. */
  title?: ReactNode
  subtitle?: ReactNode
  /** Controls to the right of the title. */
  actions?: ReactNode
  className?: string
  /** The target of links within the page. */
  id?: string
  children: ReactNode
}

/** A panel on the page's background. */
export function Card({ title, subtitle, actions, className, id, children }: CardProps) {
  const heading = useId()
  return (
    <section id={id} className={classNames('card', className)} aria-labelledby={title ? heading : undefined}>
      {title && (
        <header className="card-header">
          <div className="card-heading">
            <h2 id={heading}>{title}</h2>
            {subtitle && <p className="card-subtitle">{subtitle}</p>}
          </div>
          {actions && <div className="card-actions">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
