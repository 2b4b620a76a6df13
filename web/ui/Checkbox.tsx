import type { InputHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import './Checkbox.css'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked'> & {
  /** For screen readers; visible text belongs in a label around the box. */
  label: string
  checked: boolean | 'mixed'
}

/** A checkbox that may also be indeterminate (`mixed`). */
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
