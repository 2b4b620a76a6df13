import type { FormEvent, RefObject } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { Location } from 'react-router-dom'

/** Error messages by field path: 'nombre', 'lineas.2.monto'. */
export type FormErrors<Values extends FieldValues> = { [Name in FieldPath<Values>]?: string | undefined }

/** Names the input of a form for the draft that is stored when the session ends. */
export type DraftName = {
  /** The noun, with the action if a record has several forms: 'pago', 'pago-anular'. */
  kind: string
  /** The id of the stored record; null for a new one. */
  record: string | number | null
  /** The project or record that a new one belongs to. */
  parent?: string | number | null | undefined
}

/** An earlier input of the form that the user may restore. */
export type DraftOffer = {
  storedAt: number
  /** The stored record changed since. */
  isOutdated: boolean
  restore: () => void
  remove: () => void
}

export type FormOptions<Values extends FieldValues, Saved> = {
  /** The stored record as form values. Later changes show in fields that were not edited here. */
  values: Values
  /** Null if the input must not be stored, as with passwords. */
  draft: DraftName | null
  /** The record when the edit began (`useSeen`), if saving compares it with the current one. */
  seen?: { toText: () => string | undefined; fromText: (text: string) => void }
  /** Validates the values: error messages by field. */
  check?: (values: Values) => FormErrors<Values>
  /** Resolves once the values are stored. A rejection is shown, beside its field if it names one. */
  save: (values: Values) => Promise<Saved>
  /** The form values of the saved record, if `save` returns it: the server may normalise them. */
  valuesOf?: (saved: Saved) => Values | undefined
  /** Called when nothing is unsaved any more, so it may navigate. */
  onSaved?: (saved: Saved) => void
  /** Field names of the server that differ from the form's: `{ link: 'address' }`. */
  renamed?: Record<string, FieldPath<Values>>
  /** Shows the section of the first of these fields, if the form has sections. */
  onInvalid?: (names: string[]) => void
  /** Whether a navigation leaves the form; default: to another path. False if the form outlives it: no question is asked. */
  leaves?: ((next: Location, current: Location) => boolean) | false
}

/** The props of a field. */
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
  /** Changes several values at once, as user edits. */
  change: (part: Partial<Values>) => void
  /** The visible errors by field: of fields that were left, or of all after a first submit. */
  errors: FormErrors<Values>
  isInvalid: boolean
  /** Whether the field was focused and left. */
  isTouched: (name: FieldPath<Values>) => boolean
  isDirty: boolean
  isSaving: boolean
  isSaved: boolean
  /** Why the last save failed. */
  failure: string | undefined
  submit: (event?: FormEvent) => void
  /** Resets to the stored values. */
  discard: () => void
  /** Clears the errors of the last save; the values stay. */
  forgetFailure: () => void
  /** Whether leaving asks. */
  isGuarded: boolean
  /** Up to date even between a change and its render. */
  hasUnsaved: () => boolean
  element: RefObject<HTMLFormElement | null>
  /** An earlier input that was not saved, until it is restored or removed. */
  offer: DraftOffer | null
}
