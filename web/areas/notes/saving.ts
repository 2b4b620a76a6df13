import { ApiError } from '../../api/problem.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { saveSeen } from '../../api/save-seen.ts'
import { createAutosave, type Autosave, type SaveState } from '../../lib/autosave.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { emptyFields, isBlank, mergeTasks, nameOf, type Note, type NotePatch } from './note.ts'
import type { BoardView } from './place.ts'
import { acceptNewNote, acceptNote, cachedNote, loadNote, sendNewNote, sendNote } from './queries.ts'
import { allUnsaved, removeUnsaved, storeUnsaved, unsavedOf, type Unsaved } from './unsaved.ts'

/** The save state of each changed note, until the page is closed. */
const states = createStore<Readonly<Record<string, SaveState>>>({})
const savers = new Map<string, Autosave<null>>()
const delayMilliseconds = 700
const plainBoard: BoardView = { view: 'notes', query: '', labels: [] }

export const useSaveState = (id: string): SaveState => useStore(states)[id] ?? 'clean'

function saverOf(id: string): Autosave<null> {
  const existing = savers.get(id)
  if (existing) return existing
  const saver = createAutosave<null>({
    save: () => save(id),
    onState: (state) => states.set({ ...states.get(), [id]: state }),
    delay: delayMilliseconds,
  })
  savers.set(id, saver)
  return saver
}

/** Changes a note: at once on the screen and in localStorage, after a delay on the server. `seen` is null for a new note. */
export function editNote(id: string, seen: Note | null, patch: NotePatch): void {
  const before = unsavedOf(id) ?? { id, isNew: seen === null, wasSent: false, seen, patch: {} }
  storeUnsaved({ ...before, patch: { ...before.patch, ...patch } })
  saverOf(id).change(null)
}

/** As `editNote`, for a note known only by its card. Notifies if the note cannot be fetched. */
export async function editListed(id: string, change: (note: Note) => NotePatch, failure: string): Promise<boolean> {
  try {
    const unsaved = unsavedOf(id)
    const seen = unsaved?.isNew ? null : (unsaved?.seen ?? cachedNote(id) ?? (await loadNote(id)))
    const current = { ...emptyFields, ...seen, ...unsavedOf(id)?.patch } as Note
    editNote(id, seen, change(current))
    return true
  } catch (error) {
    tellFailure(failure)(error)
    return false
  }
}

/** Saves pending changes without waiting for the delay. */
export const saveNow = (id: string): Promise<boolean> => savers.get(id)?.flush() ?? Promise.resolve(true)

/** Discards the unsaved changes of a note. */
export function discardUnsaved(id: string): void {
  savers.get(id)?.stop()
  savers.delete(id)
  removeUnsaved(id)
}

/** Resumes saving what an earlier page left unsaved. */
export function resumeSaving(): void {
  for (const { id, isNew, patch } of Object.values(allUnsaved())) {
    if (savers.has(id)) continue
    if (isNew && isBlank(patch)) {
      removeUnsaved(id)
      continue
    }
    saverOf(id).change(null)
    void saveNow(id)
  }
}

/** On unload send what is pending; anything that fails stays in localStorage. */
globalThis.addEventListener?.('pagehide', () => {
  for (const saver of savers.values()) void saver.flush()
})

async function save(id: string): Promise<void> {
  const entry = unsavedOf(id)
  if (!entry || (entry.isNew && isBlank(entry.patch))) return
  try {
    settle(entry, await (entry.isNew ? create(entry) : update(entry)))
  } catch (error) {
    await adapt(entry, error)
  }
}

async function create(entry: Unsaved): Promise<Note> {
  const { id, patch, wasSent } = entry
  storeUnsaved({ ...unsavedOf(id)!, wasSent: true })
  const made = await sendNewNote({ id, ...patch })
  // If an earlier attempt arrived, the server returns the note of that attempt: apply the later changes to it.
  const note = wasSent ? await sendNote({ ...patch, id: made.id, version: made.version }) : made
  acceptNewNote(note, plainBoard)
  return note
}

/** Asks about conflicts in title and text. For other fields the last write wins, and checklists are merged. */
async function update({ id, patch, ...entry }: Unsaved): Promise<Note> {
  const seen = entry.seen ?? (await loadNote(id))
  let theirs = cachedNote(id) ?? seen
  const compared = ({ version, title, content }: Note): Note => ({ ...seen, version, title, content })
  const saved = await saveSeen<Note, NotePatch, Note>({
    seen,
    latest: compared(theirs),
    patch,
    load: async () => compared((theirs = await loadNote(id))),
    send: (part) => {
      const tasks = part.tasks !== undefined && { tasks: mergeTasks(seen.tasks, theirs.tasks, part.tasks) }
      return sendNote({ ...part, ...tasks, id })
    },
    name: nameOf(seen),
    question: `«${nameOf(seen)}» cambió en otra pantalla`,
    say: (_key, value) => `«${String(value).slice(0, 200)}»`,
    label: (key) => (key === 'title' ? 'Título' : 'Texto'),
  })
  return saved ?? theirs
}

/** Removes the saved changes; those made during the request stay for the next save. */
function settle(sent: Unsaved, saved: Note): void {
  acceptNote(saved)
  const entry = unsavedOf(sent.id)
  if (!entry) return
  const pending = Object.entries(entry.patch).filter(([key, value]) => value !== sent.patch[key as keyof NotePatch])
  if (pending.length === 0) removeUnsaved(sent.id)
  else storeUnsaved({ ...entry, isNew: false, wasSent: false, seen: saved, patch: Object.fromEntries(pending) })
}

/** After a 404: whether the note still exists, in which case a label is missing. */
const isThere = (id: string): Promise<boolean> =>
  loadNote(id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return false
      throw error
    },
  )

/** Drops changes that the server will never accept and notifies; rethrows other errors, so that saving is retried. */
async function adapt({ id, isNew, seen, patch }: Unsaved, error: unknown): Promise<void> {
  const status = error instanceof ApiError ? error.status : 0
  const entry = unsavedOf(id)
  if (!entry) return
  if (status === 404 && !isNew && !(await isThere(id))) {
    // The note was deleted for good elsewhere while it was edited here: recreate it, the text is worth more.
    storeUnsaved({ ...entry, isNew: true, wasSent: false, patch: { ...fieldsOf(seen), ...entry.patch } })
  } else if (status === 404 && patch.labels) {
    dropField(entry, 'labels', 'No se pusieron las etiquetas', error)
  } else if ([400, 409, 413].includes(status) && patch.image) {
    dropField(entry, 'image', 'No se guardó la imagen', error)
  } else throw error
  return save(id)
}

function dropField(entry: Unsaved, field: keyof NotePatch, title: string, error: unknown): void {
  const { [field]: _refused, ...patch } = entry.patch
  storeUnsaved({ ...entry, patch })
  tellFailure(title)(error)
}

const fieldsOf = (note: Note | null): NotePatch =>
  note ? Object.fromEntries(Object.keys(emptyFields).map((key) => [key, note[key as keyof Note]])) : {}
