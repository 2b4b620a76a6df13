import { ApiError } from '../../api/problem.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { saveSeen } from '../../api/save-seen.ts'
import { createAutosave, type Autosave, type SaveState } from '../../lib/autosave.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { emptyFields, isBlank, mergeTasks, nameOf, type Note, type NotePatch } from './note.ts'
import type { BoardView } from './place.ts'
import { acceptNewNote, acceptNote, knownNote, loadNote, sendNewNote, sendNote } from './queries.ts'
import { allUnsaved, forgetUnsaved, keepUnsaved, unsavedOf, type Unsaved } from './unsaved.ts'

/** How it stands with each note that was changed, for as long as the page lives. */
const states = createStore<Readonly<Record<string, SaveState>>>({})
const savers = new Map<string, Autosave<null>>()
const delayMilliseconds = 700
const plainBoard: BoardView = { view: 'notes', query: '', labels: [] }

export const useSaveState = (id: string): SaveState => useStore(states)[id] ?? 'clean'

function saverOf(id: string): Autosave<null> {
  const known = savers.get(id)
  if (known) return known
  const saver = createAutosave<null>({
    save: () => save(id),
    onState: (state) => states.set({ ...states.get(), [id]: state }),
    delay: delayMilliseconds,
  })
  savers.set(id, saver)
  return saver
}

/** Changes a note: at once on the screen and in this browser, a moment later on the server. `seen` is null for a new one. */
export function editNote(id: string, seen: Note | null, patch: NotePatch): void {
  const before = unsavedOf(id) ?? { id, isNew: seen === null, wasSent: false, seen, patch: {} }
  keepUnsaved({ ...before, patch: { ...before.patch, ...patch } })
  saverOf(id).change(null)
}

/** The same of a note of which only the card is known; told where it cannot be fetched. */
export async function editListed(id: string, change: (note: Note) => NotePatch, failure: string): Promise<boolean> {
  try {
    const unsaved = unsavedOf(id)
    const seen = unsaved?.isNew ? null : (unsaved?.seen ?? knownNote(id) ?? (await loadNote(id)))
    const shown = { ...emptyFields, ...seen, ...unsavedOf(id)?.patch } as Note
    editNote(id, seen, change(shown))
    return true
  } catch (error) {
    tellFailure(failure)(error)
    return false
  }
}

/** Saves now what waits for a pause in the writing. */
export const saveNow = (id: string): Promise<boolean> => savers.get(id)?.flush() ?? Promise.resolve(true)

/** Drops what is not saved, for a note that is not to be. */
export function dropUnsaved(id: string): void {
  savers.get(id)?.stop()
  savers.delete(id)
  forgetUnsaved(id)
}

/** Goes on saving what an earlier page could not. */
export function resumeSaving(): void {
  for (const { id, isNew, patch } of Object.values(allUnsaved())) {
    if (savers.has(id)) continue
    if (isNew && isBlank(patch)) {
      forgetUnsaved(id)
      continue
    }
    saverOf(id).change(null)
    void saveNow(id)
  }
}

/** A page that goes sends what it can; the rest waits in this browser. */
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
  keepUnsaved({ ...unsavedOf(id)!, wasSent: true })
  const made = await sendNewNote({ id, ...patch })
  // Where an earlier try arrived, the server answers the note as that one made it.
  const note = wasSent ? await sendNote({ ...patch, id: made.id, version: made.version }) : made
  acceptNewNote(note, plainBoard)
  return note
}

/** Title and text that changed elsewhere are asked about; of the rest the last change stands, and checklists are joined. */
async function update({ id, patch, ...entry }: Unsaved): Promise<Note> {
  const seen = entry.seen ?? (await loadNote(id))
  let theirs = knownNote(id) ?? seen
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

/** What was sent is saved; what was changed meanwhile waits for the next time. */
function settle(sent: Unsaved, saved: Note): void {
  acceptNote(saved)
  const entry = unsavedOf(sent.id)
  if (!entry) return
  const left = Object.entries(entry.patch).filter(([key, value]) => value !== sent.patch[key as keyof NotePatch])
  if (left.length === 0) forgetUnsaved(sent.id)
  else keepUnsaved({ ...entry, isNew: false, wasSent: false, seen: saved, patch: Object.fromEntries(left) })
}

/** Whether a note that was answered with 404 is still there: then one of its labels is not. */
const isThere = (id: string): Promise<boolean> =>
  loadNote(id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return false
      throw error
    },
  )

/** What the server will never take is told and left out; else the error goes on, and saving is tried again. */
async function adapt({ id, isNew, seen, patch }: Unsaved, error: unknown): Promise<void> {
  const status = error instanceof ApiError ? error.status : 0
  const entry = unsavedOf(id)
  if (!entry) return
  if (status === 404 && !isNew && !(await isThere(id))) {
    // It was deleted for good elsewhere while somebody wrote here: their text is more than the deletion.
    keepUnsaved({ ...entry, isNew: true, wasSent: false, patch: { ...fieldsOf(seen), ...entry.patch } })
  } else if (status === 404 && patch.labels) {
    leaveOut(entry, 'labels', 'No se pusieron las etiquetas', error)
  } else if ([400, 409, 413].includes(status) && patch.image) {
    leaveOut(entry, 'image', 'No se guardó la imagen', error)
  } else throw error
  return save(id)
}

function leaveOut(entry: Unsaved, field: keyof NotePatch, title: string, error: unknown): void {
  const { [field]: _refused, ...patch } = entry.patch
  keepUnsaved({ ...entry, patch })
  tellFailure(title)(error)
}

const fieldsOf = (note: Note | null): NotePatch =>
  note ? Object.fromEntries(Object.keys(emptyFields).map((key) => [key, note[key as keyof Note]])) : {}
