import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { ApiError } from '../../api/problem.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { hasStatus } from './queries.ts'

type Values = Record<string, string>
type Rules<V extends Values> = { [Name in keyof V]?: (value: string) => string | undefined }
type Options<V extends Values> = {
  initial: V
  /** Checked before sending. */
  rules: Rules<V>
  send: (values: V) => Promise<void>
  /** The field to focus after a 404, which refuses the values as a whole. */
  refocus?: keyof V & string
}

const invalidControl = 'input[aria-invalid="true"]'

/** The values, errors and submission of an auth form. After a refusal it keeps the values and focuses the first invalid field. */
export function useAuthForm<V extends Values>({ initial, rules, send, refocus }: Options<V>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  /** The fields changed since the last response; its issues about them are ignored. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const { submit, isPending, error } = useSubmit(send)

  useEffect(() => {
    if (attempts === 0) return
    const control =
      form.current?.querySelector<HTMLInputElement>(invalidControl) ??
      (refocus && hasStatus(error, 404) ? form.current?.elements.namedItem(refocus) : null)
    if (control instanceof HTMLInputElement) control.focus()
  }, [attempts, error, refocus])

  const errorOf = (name: keyof V & string) => {
    const ruleError = attempts > 0 ? rules[name]?.(values[name] ?? '') : undefined
    return ruleError ?? (error instanceof ApiError && !changed.has(name) ? error.issue(name) : undefined)
  }
  const field = (name: keyof V & string) => ({
    name,
    value: values[name] ?? '',
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((current) => ({ ...current, [name]: target.value }))
      setChanged((current) => new Set([...current, name]))
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((count) => count + 1)
    const isRefused = Object.keys(values).some((name) => rules[name]?.(values[name] ?? ''))
    if (isRefused) return
    setChanged(new Set())
    void submit(values)
  }
  // Issues of the form's fields are shown at the fields; any other error is shown above the form.
  const isShownAtFields =
    error instanceof ApiError && error.issues.length > 0 && error.issues.every(({ field }) => field in values)
  return {
    values,
    field,
    isPending,
    error: isShownAtFields ? null : error,
    form: { ref: form, onSubmit, noValidate: true, className: 'auth-fields' },
  }
}
