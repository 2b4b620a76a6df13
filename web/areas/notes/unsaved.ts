import { signedInUserId } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { Note, NotePatch } from './note.ts'

/** What was changed of a note and is not on the server yet. */
export type Unsaved = {
  id: string
  /** The server does not know the note. */
  isNew: boolean
  /** A try to make it may have arrived. */
  wasSent: boolean
  /** The note as it was when the person began to change it; null for a new one. */
  seen: Note | null
  patch: NotePatch
}

const entries = createStore<Readonly<Record<string, Unsaved>>>({})
let ownerId: string | null = null

const prefix = () => `obra-note:${ownerId}:`

/** One key a note, so that two tabs do not overwrite what the other one keeps. */
function read(): Record<string, Unsaved> {
  const found: Record<string, Unsaved> = {}
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix())) continue
      const entry = JSON.parse(localStorage.getItem(key)!) as Unsaved
      found[entry.id] = entry
    }
  } catch {
    // What cannot be read is not there.
  }
  return found
}

/** Another person may sign in without a reload. */
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

/** Keeps what is not saved, in this browser too, so that a closed tab loses nothing. */
export function keepUnsaved(entry: Unsaved): void {
  entries.set({ ...allUnsaved(), [entry.id]: entry })
  // The image of before would take the room of others, and is never compared.
  const stored: Unsaved = { ...entry, seen: entry.seen && { ...entry.seen, image: null } }
  try {
    localStorage.setItem(prefix() + entry.id, JSON.stringify(stored))
  } catch {
    // Without room for it, it lasts as long as the tab.
  }
}

export function forgetUnsaved(id: string): void {
  const { [id]: _gone, ...others } = allUnsaved()
  entries.set(others)
  try {
    localStorage.removeItem(prefix() + id)
  } catch {
    // It could not be kept either.
  }
}

/** The same for components. */
export function useUnsaved(): Readonly<Record<string, Unsaved>> {
  useStore(entries)
  return allUnsaved()
}
