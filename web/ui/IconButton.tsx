import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import './IconButton.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** The action, for screen readers and as a tooltip. */
  label: string
  /** A PrimeIcons name, such as `pi-trash`. */
  icon: string
  ref?: Ref<HTMLButtonElement>
}

/** A square button with an icon only. */
export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <button title={label} {...props} type="button" className={classNames('icon-button', className)} aria-label={label}>
      <i className={`pi ${icon}`} aria-hidden="true" />
    </button>
  )
}
