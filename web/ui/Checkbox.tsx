import type { InputHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import './Checkbox.css'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked'> & {
  /** Read by screen readers; the text beside it, where there is one, belongs to a label around it. */
  label: string
  checked: boolean | 'mixed'
}

/** A box to tick, which may also be half ticked. */
export function Checkbox({ label, checked, className, ...props }: CheckboxProps) {
  return (
    <input
      {...props}
      type="checkbox"
      aria-label={label}
      title={label}
      className={classNames('checkbox', className)}
      checked={checked === true}
      ref={(input) => {
        if (input) input.indeterminate = checked === 'mixed'
      }}
    />
  )
}
