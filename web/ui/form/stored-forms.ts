import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { signedInUserId } from '../../lib/session.ts'
import { isSame } from './stored-values.ts'

/** The edited fields of a form, and the record (as JSON) that they were edited on. */
type FormEdits = { before: string; fields: FieldValues }
type StoredForm = FormEdits & { userId: string | null; path: string }

const storageKey = 'obra-forms'
const formReaders = new Set<() => FormEdits | null>()
let areStored = false

const currentPlace = () => ({ userId: signedInUserId(), path: location.pathname + location.search })

function readStored(): StoredForm[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as StoredForm[]
  } catch {
    return []
  }
}

function store(stored: StoredForm[]): boolean {
  try {
    if (stored.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(stored))
    return true
  } catch {
    // Storage is full or blocked: the form asks before unloading instead.
    return false
  }
}

/** Stores the edits of all mounted forms, to restore them after a reload. */
export function storeForms(): void {
  const edits = [...formReaders].flatMap((read) => read() ?? [])
  areStored = store(edits.map((each) => ({ ...each, ...currentPlace() })))
}

/** Whether the edits survive a reload. */
export const areFormsStored = (): boolean => areStored

/** Removes and returns the stored edits of the form for this record at this address. */
function takeStored(before: string): StoredForm | undefined {
  const stored = readStored()
  const { userId, path } = currentPlace()
  const match = stored.find((each) => each.userId === userId && each.path === path && each.before === before)
  if (match) store(stored.filter((each) => each !== match))
  return match
}

/** Files and passwords are not stored. */
function canBeStored(value: unknown): boolean {
  if (value instanceof Blob) return false
  return typeof value !== 'object' || value === null || Object.values(value).every(canBeStored)
}

type FormToStore = {
  hook: UseFormReturn<FieldValues>
  stored: FieldValues
  /** The names of the edited fields. */
  edited: ReadonlySet<string>
  element: RefObject<HTMLFormElement | null>
  /** Changes a field as a user edit. */
  set: (name: string, value: unknown) => void
}

/** Registers a form for storing, and restores its stored edits. */
export function useStoredForm(form: FormToStore): void {
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const before = JSON.stringify(form.stored)
  useEffect(() => {
    const { fields = {} } = takeStored(before) ?? {}
    for (const [name, value] of Object.entries(fields)) latest.current.set(name, value)
  }, [before])
  useEffect(() => {
    const read = (): FormEdits | null => {
      const { hook, stored, edited, element } = latest.current
      const names = [...edited].filter((name) => {
        const value: unknown = hook.getValues(name)
        return canBeStored(value) && !isSame(value, stored[name])
      })
      if (names.length === 0 || element.current?.querySelector('[type=password]')) return null
      const fields = Object.fromEntries(names.map((name) => [name, hook.getValues(name) as unknown]))
      return { before: JSON.stringify(stored), fields }
    }
    formReaders.add(read)
    return () => void formReaders.delete(read)
  }, [])
}

/** Another edit made the stored copy stale: drops it. */
export function dropStoredForms(): void {
  if (!areStored) return
  areStored = false
  store([])
}
