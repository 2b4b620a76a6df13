import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'

type BrokenLinkPanelProps = {
  title?: string
  subtitle: string
  /** How to get a link that works. */
  children: ReactNode
}

/** A mail's link that does not work any more, and the way to another one. */
export function BrokenLinkPanel({ title = 'Este enlace ya no sirve', subtitle, children }: BrokenLinkPanelProps) {
  return (
    <AuthFrame title={title} mark={<AuthMark name="expired" tone="warning" />} subtitle={subtitle}>
      {children}
      <p className="auth-links">
        <Link to="/sign-in">Volver a iniciar sesión</Link>
      </p>
    </AuthFrame>
  )
}
