import type { ReactNode } from 'react'
import './Alert.css'

type AlertProps = { type: 'error' | 'warning' | 'info' | 'success'; children: ReactNode }

/** A message in place: what a form or a card has to say. Errors are announced at once. */
export function Alert({ type, children }: AlertProps) {
  return (
    <div className={`alert alert-${type}`} role={type === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
