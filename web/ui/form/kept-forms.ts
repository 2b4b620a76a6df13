import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { signedInUserId } from '../../lib/session.ts'
import { isSame } from './stored-values.ts'

/** What was typed into a form, and the record that it was typed over. */
type Typed = { before: string; fields: FieldValues }
type Kept = Typed & { userId: string | null; path: string }

const storageKey = 'obra-forms'
const typedForms = new Set<() => Typed | null>()
let areKept = false

const placeNow = () => ({ userId: signedInUserId(), path: location.pathname + location.search })

function readKept(): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

function store(kept: Kept[]): boolean {
  try {
    if (kept.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(kept))
    return true
  } catch {
    // Without room for it the form asks before the page goes.
    return false
  }
}

/** Keeps what is typed into the forms on the screen, so that it is there again after the page was reloaded. */
export function keepForms(): void {
  const typed = [...typedForms].flatMap((read) => read() ?? [])
  areKept = store(typed.map((each) => ({ ...each, ...placeNow() })))
}

/** Whether what is typed survives reloading the page. */
export const areFormsKept = (): boolean => areKept

/** What was kept of the form that shows this record here; given once. */
function takeKept(before: string): Kept | undefined {
  const kept = readKept()
  const { userId, path } = placeNow()
  const own = kept.find((each) => each.userId === userId && each.path === path && each.before === before)
  if (own) store(kept.filter((each) => each !== own))
  return own
}

/** Files and passwords are for the page alone. */
function canBeKept(value: unknown): boolean {
  if (value instanceof Blob) return false
  return typeof value !== 'object' || value === null || Object.values(value).every(canBeKept)
}

type KeptForm = {
  hook: UseFormReturn<FieldValues>
  stored: FieldValues
  /** The names of the fields that the person has changed. */
  edited: ReadonlySet<string>
  element: RefObject<HTMLFormElement | null>
  /** Changes a field as the person would. */
  set: (name: string, value: unknown) => void
}

/** Lets a form be kept, and gives it back what was kept of it. */
export function useKeptForm(form: KeptForm): void {
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const before = JSON.stringify(form.stored)
  useEffect(() => {
    const { fields = {} } = takeKept(before) ?? {}
    for (const [name, value] of Object.entries(fields)) latest.current.set(name, value)
  }, [before])
  useEffect(() => {
    const read = (): Typed | null => {
      const { hook, stored, edited, element } = latest.current
      const names = [...edited].filter((name) => {
        const value: unknown = hook.getValues(name)
        return canBeKept(value) && !isSame(value, stored[name])
      })
      if (names.length === 0 || element.current?.querySelector('[type=password]')) return null
      const fields = Object.fromEntries(names.map((name) => [name, hook.getValues(name) as unknown]))
      return { before: JSON.stringify(stored), fields }
    }
    typedForms.add(read)
    return () => void typedForms.delete(read)
  }, [])
}

/** Something was typed after all: the copy is old. */
export function forgetKeptForms(): void {
  if (!areKept) return
  areKept = false
  store([])
}
