import { useState, type ChangeEvent } from 'react'
import { ApiError } from '../../api/problem.ts'
import { cuitWarning, developerErrors, type DeveloperDraft } from './developer-rules.ts'

type FieldName = keyof DeveloperDraft

/** The controls of the form by field. A field says what is wrong once the person has left it, or the server refused it. */
export function useDeveloperFields(draft: DeveloperDraft, onChange: (draft: DeveloperDraft) => void, refusal: unknown) {
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const errors = developerErrors(draft)
  const refused = (name: FieldName) => (refusal instanceof ApiError ? refusal.issue(name) : undefined)
  const set = (name: FieldName, value: string) => onChange({ ...draft, [name]: value })
  const field = (name: FieldName) => ({
    value: draft[name],
    error: (left.has(name) ? errors[name] : undefined) ?? refused(name),
    onBlur: () => setLeft(new Set(left).add(name)),
  })
  const isCuitTyped = left.has('cuit') || draft.cuit.length === 13
  return {
    isInvalid: Object.keys(errors).length > 0,
    text: (name: Exclude<FieldName, 'cuit'>) => ({
      ...field(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    cuit: {
      ...field('cuit'),
      onChange: (value: string) => set('cuit', value),
      warning: isCuitTyped ? cuitWarning(draft.cuit) : undefined,
    },
  }
}
