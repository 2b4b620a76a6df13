import type { ReactNode } from 'react'
import './Alert.css'

type AlertProps = { type: 'error' | 'warning' | 'info' | 'success'; children: ReactNode }

/** An inline message of a form or card. Errors are announced at once (role alert). */
export function Alert({ type, children }: AlertProps) {
  return (
    <div className={`alert alert-${type}`} role={type === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
