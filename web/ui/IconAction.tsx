import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import 'primeicons/primeicons.css'
import './IconAction.css'

type IconActionProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** A PrimeIcon: 'pi-pencil'. */
  icon: string
  /** What it does, for screen readers and as a tip. */
  label: string
  tone?: 'plain' | 'danger'
  ref?: Ref<HTMLButtonElement>
}

/** A small button that is an icon alone. */
export function IconAction({ icon, label, tone = 'plain', className, ...button }: IconActionProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      className={classNames('icon-action', tone === 'danger' && 'icon-action-danger', className)}
    >
      <i className={`pi ${icon}`} aria-hidden="true" />
    </button>
  )
}
