import type { FormEvent, RefObject } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { Location } from 'react-router-dom'

/** What is wrong, by the path of the field: 'nombre', 'lineas.2.monto'. */
export type FormErrors<Values extends FieldValues> = { [Name in FieldPath<Values>]?: string | undefined }

export type FormOptions<Values extends FieldValues, Saved> = {
  /** The record as the form shows it. What others change in it shows in the fields that nobody has edited here. */
  values: Values
  /** The rules: what keeps these values from being saved. */
  check?: (values: Values) => FormErrors<Values>
  /** Resolves once the values are stored. What it throws is told, and beside its field where it names one. */
  save: (values: Values) => Promise<Saved>
  /** What the form shows of a saved record, where `save` answers it: not always what was typed. */
  valuesOf?: (saved: Saved) => Values | undefined
  /** Nothing is unsaved any more, so that it may go elsewhere. */
  onSaved?: (saved: Saved) => void
  /** Names of the server that differ from those of the form: `{ link: 'address' }`. */
  renamed?: Record<string, FieldPath<Values>>
  /** Where the fields lie in sections, shows the section of the first of these. */
  onInvalid?: (names: string[]) => void
  /**
   * Whether going there leaves the form; without it another path does. False where it survives, with what was typed,
   * whatever is opened: nothing is asked then.
   */
  leaves?: ((next: Location, current: Location) => boolean) | false
}

/** What a field needs, to be spread on it. */
export type FormField<Value> = {
  name: string
  value: Value
  error: string | undefined
  onChange: (change: Value | { target: { value: Value } }) => void
  onBlur: () => void
}

export type FormState<Values extends FieldValues> = {
  values: Values
  field: <Name extends FieldPath<Values>>(name: Name) => FormField<FieldPathValue<Values, Name>>
  /** Changes several values at once, as the person would. */
  change: (part: Partial<Values>) => void
  /** The errors that show, by field: of what was left, and after a first try of all. */
  errors: FormErrors<Values>
  isInvalid: boolean
  /** Whether the person has been in the field and left it. */
  isTouched: (name: FieldPath<Values>) => boolean
  isDirty: boolean
  isSaving: boolean
  isSaved: boolean
  /** Why the last try failed. */
  failure: string | undefined
  submit: (event?: FormEvent) => void
  /** Goes back to the stored values. */
  discard: () => void
  /** Takes what went wrong off the form; what was typed stays. */
  forgetFailure: () => void
  /** Whether leaving asks. */
  isGuarded: boolean
  /** Also right between a change and its drawing. */
  hasUnsaved: () => boolean
  element: RefObject<HTMLFormElement | null>
}
