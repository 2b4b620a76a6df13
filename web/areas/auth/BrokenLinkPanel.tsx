import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'

type BrokenLinkPanelProps = {
  title?: string
  subtitle: string
  /** How to get a new link. */
  children: ReactNode
}

/** Shown for a link from a mail that is expired or used. */
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
