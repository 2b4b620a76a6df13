import { draftNames, readDraft, removeDraft, writeDraft } from '../../lib/local-drafts.ts'
import { signedInUserId } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { Note, NotePatch } from './note.ts'

/** The unsaved changes of a note. */
export type Unsaved = {
  id: string
  /** Not created on the server yet. */
  isNew: boolean
  /** A create request was sent and may have arrived. */
  wasSent: boolean
  /** The note when the edit began; null for a new one. */
  seen: Note | null
  patch: NotePatch
}

const entries = createStore<Readonly<Record<string, Unsaved>>>({})
let ownerId: string | null = null

const folder = 'note/'

/** One draft per note, so that two tabs do not overwrite each other. */
function read(): Record<string, Unsaved> {
  const stored = draftNames(ownerId, folder).flatMap((name) => readDraft<Unsaved>(ownerId, name)?.value ?? [])
  return Object.fromEntries(stored.map((entry) => [entry.id, entry]))
}

/** Another user may sign in without a reload. */
function follow(): void {
  const userId = signedInUserId()
  if (userId === ownerId) return
  ownerId = userId
  entries.set(userId ? read() : {})
}

export function allUnsaved(): Readonly<Record<string, Unsaved>> {
  follow()
  return entries.get()
}
export const unsavedOf = (id: string): Unsaved | undefined => allUnsaved()[id]

/** Stores unsaved changes, as a draft too, so that closing the tab loses nothing. */
export function storeUnsaved(entry: Unsaved): void {
  entries.set({ ...allUnsaved(), [entry.id]: entry })
  // `seen.image` would use up the quota and is never compared.
  const stored: Unsaved = { ...entry, seen: entry.seen && { ...entry.seen, image: null } }
  if (writeDraft(ownerId, folder + entry.id, stored)) return
  // A large image does not fit: store the text, the image lasts until the tab closes.
  const { image: _image, ...patch } = stored.patch
  writeDraft(ownerId, folder + entry.id, { ...stored, patch } satisfies Unsaved)
}

export function removeUnsaved(id: string): void {
  const { [id]: _removed, ...others } = allUnsaved()
  entries.set(others)
  removeDraft(ownerId, folder + id)
}

/** `allUnsaved` as a hook. */
export function useUnsaved(): Readonly<Record<string, Unsaved>> {
  useStore(entries)
  return allUnsaved()
}
