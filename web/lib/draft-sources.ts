import { draftNames, readDraft, removeDraft, writeDraft } from './local-drafts.ts'
import { signedInUserId } from './session.ts'
import { newUuid } from './uuid.ts'

/** The unsaved input of a form or sheet. */
export type Input<Value> = {
  value: Value
  /** The stored values that the input was typed over, as JSON. */
  before: string
  /** The record when the edit began, as JSON, for forms that compare it on saving. */
  seen?: string | undefined
}
/** `isReload`: the page was about to reload, and the input returns without a question. */
export type InputDraft<Value> = Input<Value> & { title: string; isReload: boolean }

export type DraftSource = {
  name: string
  /** What the user calls the form: 'Nuevo comprobante'. */
  title: () => string
  /** Null if nothing is unsaved. */
  read: () => Input<unknown> | null
}

const folder = 'form/'
/** Each with the name of its draft. It is unique: the same form in two tabs, or opened again later, has two drafts. */
const sources = new Map<DraftSource, string>()
let areStored = false

/** Registers a form or sheet whose unsaved input is stored before the page goes; returns the unregister function. */
export function addDraftSource(source: DraftSource): () => void {
  sources.set(source, `${folder}${source.name}/${newUuid()}`)
  return () => void sources.delete(source)
}

type Occasion = { userId?: string | null; isReload?: boolean }

/** Stores the unsaved input of all forms, before the session ends or the page reloads. False if some could not be stored. */
export function storeDrafts({ userId = signedInUserId(), isReload = false }: Occasion = {}): boolean {
  // The session is gone already, and the input was stored with it or not.
  if (!userId) return areStored
  const results = [...sources].map(([{ title, read }, name]) => {
    const input = read()
    return !input || writeDraft(userId, name, { ...input, title: title(), isReload } satisfies InputDraft<unknown>)
  })
  areStored = results.every(Boolean)
  return areStored
}

/** Whether the unsaved input survives the end of the page. */
export const areDraftsStored = (): boolean => areStored

/** A further edit made the stored input of this page stale. */
export function dropStoredInput(): void {
  if (!areStored) return
  areStored = false
  const userId = signedInUserId()
  for (const name of sources.values()) removeDraft(userId, name)
}

export type FoundDraft<Value> = { key: string; storedAt: number; draft: InputDraft<Value> }

/** The newest draft of a form. */
export function findDraft<Value>(name: string): FoundDraft<Value> | null {
  const userId = signedInUserId()
  const drafts = draftNames(userId, `${folder}${name}/`).flatMap((key): FoundDraft<Value>[] => {
    const stored = readDraft<InputDraft<Value>>(userId, key)
    return stored ? [{ key, storedAt: stored.storedAt, draft: stored.value }] : []
  })
  return drafts.toSorted((a, b) => b.storedAt - a.storedAt)[0] ?? null
}

export const removeFoundDraft = ({ key }: { key: string }): void => removeDraft(signedInUserId(), key)

/** The titles of the forms whose input waits to be restored. */
export function draftTitles(): string[] {
  const userId = signedInUserId()
  const titles = draftNames(userId, folder).flatMap(
    (name) => readDraft<InputDraft<unknown>>(userId, name)?.value.title ?? [],
  )
  return [...new Set(titles)]
}
