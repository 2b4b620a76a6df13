import { useEffect, useRef, type ReactNode } from 'react'
import { Logo } from '../../ui/Logo.tsx'
import { Elevation } from './Elevation.tsx'
import './AuthFrame.css'

type AuthFrameProps = { title: string; subtitle?: ReactNode; mark?: ReactNode; children: ReactNode }

/** The frame of all auth screens. index.html contains the same markup for the first paint. */
export function AuthFrame({ title, subtitle, mark, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // When the screen opens or changes its state, focus the heading unless a field has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [title])
  return (
    <div className="auth">
      <div className="auth-form">
        <Logo withName />
        {mark && <div className="auth-mark">{mark}</div>}
        <h1 ref={heading} className="auth-title" tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className="auth-subtitle">{subtitle}</p>}
        {children}
      </div>
      <div className="auth-panel" aria-hidden="true">
        <p className="auth-claim">Cada obra, en orden.</p>
        <p className="auth-claim-more">Elegí tu desarrolladora, entrá a tu proyecto y mirá cómo avanza.</p>
        <Elevation />
      </div>
    </div>
  )
}
