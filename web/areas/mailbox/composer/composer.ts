import { call } from '../../../api/operations.ts'
import { ApiError } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { whenSessionEnds } from '../../../lib/session.ts'
import { createStore } from '../../../lib/store.ts'
import { createAutosave, type Autosave, type SaveState } from '../../../lib/autosave.ts'
import { emptyDraft, isBlank, type Draft, type Mail } from './compose.ts'
import { keepCopy, dropCopy } from './draft-copy.ts'
import { refreshMails } from '../mail-refresh.ts'
import { mailQuery } from '../queries.ts'
import { addRecipients, mostRecipients, splitRecipients } from './recipients.ts'

export type RecipientField = 'to' | 'cc' | 'bcc'
/** What is typed beside the recipients, not one of them yet. */
export type Typed = Record<RecipientField, string>
export type Composer = {
  /** Another one for every mail that is opened, so that the form starts again. */
  key: number
  draft: Draft
  typed: Typed
  draftId: string | null
  state: SaveState
  error: unknown
  /** Where the writing starts. */
  focus: 'to' | 'content'
  /** It was found again after the page had been left without saving. */
  isRecovered: boolean
}

/** The mail that is being written, if any. It outlives the screen, so that going elsewhere and back loses nothing. */
export const composer = createStore<Composer | null>(null)
const untyped: Typed = { to: '', cc: '', bcc: '' }
let autosave: Autosave<Written> | null = null
let count = 0

type Written = { draft: Draft; typed: Typed }

/** The mail with what was typed beside the recipients taken in. */
export function settled({ draft, typed }: Written): Draft {
  const list = (field: RecipientField) => addRecipients(draft[field], splitRecipients(typed[field]))
  return { ...draft, to: list('to'), cc: list('cc'), bcc: list('bcc') }
}

/** As much of it as a draft may hold. */
function storedPart(value: Written): Draft {
  const draft = settled(value)
  const list = (field: RecipientField) => draft[field].slice(0, mostRecipients)
  return { ...draft, to: list('to'), cc: list('cc'), bcc: list('bcc') }
}

function patch(part: Partial<Composer>): void {
  const current = composer.get()
  if (current) composer.set({ ...current, ...part })
}

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409)

/** Stores a draft: changes it where it has an id, and makes a new one where that is gone or was sent meanwhile. */
async function storeDraft(draftId: string | null, draft: Draft): Promise<Mail> {
  const { reference: _reference, ...text } = draft
  const create = () => call('createMailDraft', { body: { draft } })
  if (!draftId) return create()
  try {
    return await call('updateMail', { body: { id: draftId, mail: text } })
  } catch (error) {
    if (!isMissing(error)) throw error
    return create()
  }
}

/** Saves one composer's draft. Forwarded files become the draft's own, under ids of their own. */
function saverOf(key: number, first: string | null) {
  let draftId = first
  return async (value: Written) => {
    const draft = storedPart(value)
    if (!draftId && isBlank(draft)) return
    const saved = await storeDraft(draftId, draft)
    draftId = saved.id
    queryClient.setQueryData(mailQuery(saved.id).queryKey, saved)
    refreshMails()
    const current = composer.get()
    if (current?.key !== key) return
    const isSameFiles = current.draft.attachments === value.draft.attachments
    const attachments = isSameFiles ? saved.attachments : current.draft.attachments
    patch({ draftId, draft: { ...current.draft, attachments } })
    dropCopy()
  }
}

type Opening = Partial<Pick<Composer, 'draftId' | 'focus' | 'typed' | 'isRecovered'>> & {
  draft?: Draft
  /** What the draft holds is not stored yet. */
  isChanged?: boolean
}

/** Opens a mail for writing. One that is open is stored and closed first; false where that could not be done. */
export async function openComposer({ draft = emptyDraft, isChanged, ...opening }: Opening = {}): Promise<boolean> {
  if (composer.get() && !(await closeComposer())) return false
  const { draftId = null, focus = 'to', typed = untyped, isRecovered = false } = opening
  const key = ++count
  autosave = createAutosave<Written>({
    save: saverOf(key, draftId),
    onState: (state, error) => patch({ state, error }),
  })
  composer.set({ key, draft, typed, draftId, state: 'clean', error: null, focus, isRecovered })
  if (isChanged) autosave.change({ draft, typed })
  return true
}

/** Without the character that no store takes. It comes with what is pasted, unseen. */
const storable = (text: string) => text.replaceAll('\0', '')

/** Changes what is being written and has it stored shortly after. */
export function changeDraft(part: Partial<Draft>, typed: Partial<Typed> = {}): void {
  const current = composer.get()
  if (!current) return
  const { subject, content, ...rest } = { ...current.draft, ...part }
  const draft = { ...rest, subject: storable(subject), content: storable(content) }
  const value = { draft, typed: { ...current.typed, ...typed } }
  composer.set({ ...current, ...value })
  keepCopy(value, current.draftId)
  autosave?.change(value)
}

/** Stores what is not stored yet. */
export const flushDraft = (): Promise<boolean> => autosave?.flush() ?? Promise.resolve(true)

/** Takes the mail off the screen without storing it. */
export function dropComposer(): void {
  autosave?.stop()
  autosave = null
  composer.set(null)
  dropCopy()
}

/** Stores the mail and takes it off the screen; false, and it stays, where it could not be stored. */
export async function closeComposer(): Promise<boolean> {
  if (!composer.get()) return true
  if (!(await flushDraft())) return false
  const current = composer.get()
  dropComposer()
  if (current?.draftId && isBlank(settled(current))) dropBlank(current.draftId)
  return true
}

/** A draft that was emptied is not kept; where that fails, an empty draft stays in its folder and harms nobody. */
function dropBlank(id: string): void {
  call('deleteMail', { id, forever: true }).then(refreshMails, () => {})
}

// The copy stays in the tab for the person, in case the session ended while they were writing.
whenSessionEnds(() => {
  autosave?.stop()
  autosave = null
  composer.set(null)
})
