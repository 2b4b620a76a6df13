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

const prefix = () => `obra-note:${ownerId}:`

/** One storage key per note, so that two tabs do not overwrite each other. */
function read(): Record<string, Unsaved> {
  const stored: Record<string, Unsaved> = {}
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix())) continue
      const entry = JSON.parse(localStorage.getItem(key)!) as Unsaved
      stored[entry.id] = entry
    }
  } catch {
    // Storage is blocked, or an entry is malformed: ignore it.
  }
  return stored
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

/** Stores unsaved changes, in localStorage too, so that closing the tab loses nothing. */
export function storeUnsaved(entry: Unsaved): void {
  entries.set({ ...allUnsaved(), [entry.id]: entry })
  // `seen.image` would use up the quota and is never compared.
  const stored: Unsaved = { ...entry, seen: entry.seen && { ...entry.seen, image: null } }
  try {
    localStorage.setItem(prefix() + entry.id, JSON.stringify(stored))
  } catch {
    // Storage is full or blocked: the changes last until the tab closes.
  }
}

export function removeUnsaved(id: string): void {
  const { [id]: _removed, ...others } = allUnsaved()
  entries.set(others)
  try {
    localStorage.removeItem(prefix() + id)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** `allUnsaved` as a hook. */
export function useUnsaved(): Readonly<Record<string, Unsaved>> {
  useStore(entries)
  return allUnsaved()
}
