import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './Card.css'

type CardProps = {
  /** Makes the card a region of this name. */
  title?: ReactNode
  subtitle?: ReactNode
  /** Controls at the right of the title. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A panel on the page's ground. */
export function Card({ title, subtitle, actions, className, children }: CardProps) {
  const id = useId()
  return (
    <section className={classNames('card', className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className="card-header">
          <div className="card-heading">
            <h2 id={id}>{title}</h2>
            {subtitle && <p className="card-subtitle">{subtitle}</p>}
          </div>
          {actions && <div className="card-actions">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
