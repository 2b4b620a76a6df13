import type { RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Input } from '../../lib/draft-sources.ts'
import type { DraftName, DraftOffer, FormOptions } from './form-types.ts'
import { isSame } from './stored-values.ts'
import { useDraft } from './use-draft.ts'

type FormDraft = {
  name: DraftName | null
  seen: FormOptions<FieldValues, unknown>['seen']
  hook: UseFormReturn<FieldValues>
  stored: FieldValues
  /** The names of the edited fields. */
  edited: ReadonlySet<string>
  element: RefObject<HTMLFormElement | null>
  /** Changes a field as a user edit. */
  set: (name: string, value: unknown) => void
}

/** Files are not stored. */
function canBeStored(value: unknown): boolean {
  if (value instanceof Blob) return false
  return typeof value !== 'object' || value === null || Object.values(value).every(canBeStored)
}

/** The name that the user sees: of the form, else of its dialog, else of the page. */
function titleOf(form: HTMLFormElement | null): string {
  const dialog = form?.closest('[role="dialog"]')
  const heading = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
  return form?.getAttribute('aria-label') || heading?.textContent || document.title.replace(/ · Obra$/, '')
}

/** The draft of a form: the fields that the user edited. */
export function useFormDraft({ name, seen, hook, stored, edited, element, set }: FormDraft): DraftOffer | null {
  const before = JSON.stringify(stored)
  const read = (): Input<FieldValues> | null => {
    const names = [...edited].filter((name) => {
      const value: unknown = hook.getValues(name)
      return canBeStored(value) && !isSame(value, stored[name])
    })
    // Passwords are not stored, nor what is confirmed by one.
    if (names.length === 0 || element.current?.querySelector('[type=password]')) return null
    const value = Object.fromEntries(names.map((name) => [name, hook.getValues(name) as unknown]))
    return { value, before, seen: seen?.toText() }
  }
  const restore = ({ value, seen: text }: Input<FieldValues>) => {
    if (text !== undefined) seen?.fromText(text)
    for (const [name, field] of Object.entries(value)) set(name, field)
  }
  return useDraft<FieldValues>({ name, title: () => titleOf(element.current), before, read, restore })
}
