import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './Fieldset.css'

type FieldsetProps = ComponentProps<'fieldset'> & {
  legend: ReactNode
  /** Draws a frame around a group of several fields. */
  isFramed?: boolean
}

/** A group of controls with its legend. */
export function Fieldset({ legend, isFramed = false, className, children, ...fieldset }: FieldsetProps) {
  return (
    <fieldset {...fieldset} className={classNames('fieldset', isFramed && 'fieldset-framed', className)}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
