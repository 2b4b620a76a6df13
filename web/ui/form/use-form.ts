import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useForm as useHookForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { dropStoredInput } from '../../lib/draft-sources.ts'
import type { FormErrors, FormField, FormOptions, FormState } from './form-types.ts'
import { toAnotherForm, useOpenForm } from './open-forms.ts'
import { refusedFields, topOf } from './refused-fields.ts'
import { useStoredValues } from './stored-values.ts'
import { useFormDraft } from './use-form-draft.ts'

type Errors = Record<string, string | undefined>
type Hook = UseFormReturn<FieldValues>

const never = () => false

/** The state of a form: values, validation, refusals of the server, saving, and unsaved changes. */
export function useForm<Values extends FieldValues, Saved = unknown>(
  options: FormOptions<Values, Saved>,
): FormState<Values> {
  const { values: stored, check, leaves = toAnotherForm } = options
  const find = (values: FieldValues) => (check?.(values as Values) ?? {}) as Errors
  const hook = useHookForm<FieldValues>({
    defaultValues: stored,
    shouldFocusError: false,
    resolver: (values) => resolve(values, find(values)),
  })
  const element = useRef<HTMLFormElement>(null)
  const isOnItsWay = useRef(false)
  const pointing = usePointing(element, options.onInvalid)
  const { edited, latest, isDirty, settle, discard } = useStoredValues(hook, stored)
  const values = hook.watch()
  const { errors, set, field, isTouched } = fieldsOf(hook, find(values), (name) => {
    edited.add(topOf(name))
    dropStoredInput()
    pointing.stop()
  })
  const offer = useFormDraft({ name: options.draft, seen: options.seen, hook, stored, edited, element, set })
  const send = async (sent: FieldValues) => {
    const before = latest.current
    const saved = await options.save(sent as Values)
    isOnItsWay.current = false
    settle(sent, before, options.valuesOf?.(saved))
    offer?.remove()
    options.onSaved?.(saved)
  }
  const submit = useSubmission(hook, { send, isOnItsWay, renamed: options.renamed, showFirst: pointing.start })
  const hasUnsaved = () => isOnItsWay.current || isDirty()
  useOpenForm({ hasUnsaved, discard, leaves: leaves || never }, leaves !== false)
  return {
    values: values as Values,
    field: field as unknown as FormState<Values>['field'],
    change: (part) => Object.entries(part).forEach(([name, value]) => set(name, value)),
    errors: errors as FormErrors<Values>,
    isInvalid: Object.values(find(values)).some(Boolean),
    isTouched,
    ...progressOf(hook, isDirty(stored)),
    submit,
    discard,
    forgetFailure: () => hook.clearErrors(),
    isGuarded: leaves !== false,
    hasUnsaved,
    element,
    offer,
  }
}

/** Validation result in React Hook Form's format. */
function resolve(values: FieldValues, errors: Errors) {
  const wrong = Object.entries(errors).filter(([, message]) => message)
  if (wrong.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'check', message }])) }
}

/** The fields of a form. All errors are recalculated on each change, as rules may depend on other fields. */
function fieldsOf(hook: Hook, wrong: Errors, onEdit: (name: string) => void) {
  const { touchedFields, errors, isSubmitted } = hook.formState
  const state = { ...hook.formState, touchedFields, errors }
  const isTouched = (name: string) => hook.getFieldState(name, state).isTouched
  const errorOf = (name: string) => {
    const { error } = hook.getFieldState(name, state)
    const refusal = error?.type === 'server' ? error.message : undefined
    return (isSubmitted || isTouched(name) ? wrong[name] : undefined) ?? refusal
  }
  const set = (name: string, value: unknown) => {
    onEdit(name)
    hook.setValue(name, value)
    hook.clearErrors([name, 'root'])
  }
  const field = (name: string): FormField<unknown> => {
    const { onBlur } = hook.register(name)
    return {
      name,
      value: hook.getValues(name) as unknown,
      error: errorOf(name),
      onChange: (change) => set(name, valueOf(change)),
      onBlur: () => void onBlur({ type: 'blur', target: { name, value: hook.getValues(name) } }),
    }
  }
  const names = [...Object.keys(wrong), ...Object.keys(errors)]
  return { errors: Object.fromEntries(names.map((name) => [name, errorOf(name)])), set, field, isTouched }
}

const valueOf = (change: unknown): unknown =>
  typeof change === 'object' && change !== null && 'target' in change
    ? (change.target as { value: unknown }).value
    : change

/** Sets the errors refused by the server, on fields and form; returns the names of those fields. */
function refuse(hook: Hook, error: unknown, renamed?: Record<string, string>): string[] {
  const { message, fields } = refusedFields(error, hook.getValues(), renamed)
  for (const each of fields) hook.setError(each.name, { type: 'server', message: each.message })
  hook.setError('root', { type: 'server', message })
  return fields.map(({ name }) => name)
}

/** The progress of submitting. */
function progressOf({ formState }: Hook, isDirty: boolean) {
  const { isSubmitting, isSubmitSuccessful, errors } = formState
  return { isDirty, isSaving: isSubmitting, isSaved: isSubmitSuccessful && !isDirty, failure: errors.root?.message }
}

type Submission = {
  send: (sent: FieldValues) => Promise<void>
  isOnItsWay: RefObject<boolean>
  renamed: Record<string, string> | undefined
  showFirst: (names: string[]) => void
}

/** Submits the form, one request at a time, and shows what the server refused. */
function useSubmission(hook: Hook, { send, isOnItsWay, renamed, showFirst }: Submission) {
  // A ref: state updates too late for two events at once, such as a double click.
  const isSending = useRef(false)
  return (event?: FormEvent) => {
    event?.preventDefault()
    // React events bubble through portals to outer forms.
    event?.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    const trySending = async (sent: FieldValues) => {
      isOnItsWay.current = true
      try {
        await send(sent)
      } catch (error) {
        const names = refuse(hook, error, renamed)
        if (names.length > 0) showFirst(names)
      } finally {
        isOnItsWay.current = false
      }
    }
    const sending = hook.handleSubmit(trySending, (refusals) => showFirst(Object.keys(refusals)))()
    void sending.finally(() => (isSending.current = false))
  }
}

/** Focuses the first invalid field once it is rendered. */
function usePointing(element: RefObject<HTMLFormElement | null>, onInvalid?: (names: string[]) => void) {
  const [isPointing, setIsPointing] = useState(false)
  // oxlint-disable-next-line react/exhaustive-deps -- the fields draw what is wrong, in any later drawing
  useEffect(() => {
    const wrong = isPointing && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    wrong.focus()
    setIsPointing(false)
  })
  const start = (names: string[]) => {
    onInvalid?.(names)
    setIsPointing(true)
  }
  return { start, stop: () => setIsPointing(false) }
}
