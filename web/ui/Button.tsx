import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import './Button.css'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` once per screen; `danger` for what cannot be undone; `quiet` has no background until hovered. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'normal'
  /** Takes the full width. */
  block?: boolean
  /** Shows a spinner and ignores presses while work is in progress. */
  busy?: boolean
}

/** A button. Its type defaults to `button`, so that it never submits a form by accident. */
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
