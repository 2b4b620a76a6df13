import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import './Button.css'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` once a screen; `danger` for what cannot be undone; `quiet` has no ground until it is pointed at. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'normal'
  /** Stretches over the whole width. */
  block?: boolean
  /** Work is under way: a spinner, and further presses do nothing. */
  busy?: boolean
}

/** A button. Type `button` unless said otherwise, so that it never sends a form by accident. */
export function Button({ variant = 'secondary', size = 'normal', block, busy, onClick, ...props }: ButtonProps) {
  const { className, children, type = 'button', disabled, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames('button', `button-${variant}`, `button-${size}`, block && 'button-block', className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
