import { call } from '../../../api/operations.ts'
import { ApiError } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { whenSessionEnds } from '../../../lib/session.ts'
import { createStore } from '../../../lib/store.ts'
import { createAutosave, type Autosave, type SaveState } from '../../../lib/autosave.ts'
import { emptyDraft, isBlank, type Draft, type Mail } from './compose.ts'
import { saveCopy, dropCopy } from './draft-copy.ts'
import { refreshMails } from '../mail-refresh.ts'
import { mailQuery } from '../queries.ts'
import { addRecipients, mostRecipients, splitRecipients } from './recipients.ts'

export type RecipientField = 'to' | 'cc' | 'bcc'
/** Text in the recipient fields that is not a recipient yet. */
export type TypedText = Record<RecipientField, string>
export type Composer = {
  /** Unique for each opened mail, so that React mounts a new form. */
  key: number
  draft: Draft
  typed: TypedText
  draftId: string | null
  state: SaveState
  error: unknown
  /** The field that gets the focus first. */
  focus: 'to' | 'content'
  /** Restored from the tab's copy after the page was left without saving. */
  isRecovered: boolean
}

/** The mail being written, if any. A module store, so that leaving the screen and coming back loses nothing. */
export const composer = createStore<Composer | null>(null)
const noTypedText: TypedText = { to: '', cc: '', bcc: '' }
let autosave: Autosave<ComposerText> | null = null
let count = 0

type ComposerText = { draft: Draft; typed: TypedText }

/** The draft with the text of the recipient fields added to the recipients. */
export function addTypedRecipients({ draft, typed }: ComposerText): Draft {
  const list = (field: RecipientField) => addRecipients(draft[field], splitRecipients(typed[field]))
  return { ...draft, to: list('to'), cc: list('cc'), bcc: list('bcc') }
}

/** The draft cut to the number of recipients that the contract allows. */
function draftToStore(value: ComposerText): Draft {
  const draft = addTypedRecipients(value)
  const list = (field: RecipientField) => draft[field].slice(0, mostRecipients)
  return { ...draft, to: list('to'), cc: list('cc'), bcc: list('bcc') }
}

function patch(part: Partial<Composer>): void {
  const current = composer.get()
  if (current) composer.set({ ...current, ...part })
}

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409)

/** Updates the draft, or creates one if there is no id or the draft was deleted or sent concurrently. */
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

/** A function that saves one composer's draft. The server copies forwarded files, so the answer has new attachment ids. */
function saverOf(key: number, initialId: string | null) {
  let draftId = initialId
  return async (value: ComposerText) => {
    const draft = draftToStore(value)
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
  /** The draft has changes that are not stored yet. */
  isChanged?: boolean
}

/** Opens a mail for writing. Saves and closes the open one first; returns false if that fails. */
export async function openComposer({ draft = emptyDraft, isChanged, ...opening }: Opening = {}): Promise<boolean> {
  if (composer.get() && !(await closeComposer())) return false
  const { draftId = null, focus = 'to', typed = noTypedText, isRecovered = false } = opening
  const key = ++count
  autosave = createAutosave<ComposerText>({
    save: saverOf(key, draftId),
    onState: (state, error) => patch({ state, error }),
  })
  composer.set({ key, draft, typed, draftId, state: 'clean', error: null, focus, isRecovered })
  if (isChanged) autosave.change({ draft, typed })
  return true
}

/** Removes NUL characters, which pasted text may contain and PostgreSQL refuses. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

/** Changes the mail being written and schedules a save. */
export function changeDraft(part: Partial<Draft>, typed: Partial<TypedText> = {}): void {
  const current = composer.get()
  if (!current) return
  const { subject, content, ...rest } = { ...current.draft, ...part }
  const draft = { ...rest, subject: withoutNul(subject), content: withoutNul(content) }
  const value = { draft, typed: { ...current.typed, ...typed } }
  composer.set({ ...current, ...value })
  saveCopy(value, current.draftId)
  autosave?.change(value)
}

/** Saves pending changes now; resolves to false if that fails. */
export const flushDraft = (): Promise<boolean> => autosave?.flush() ?? Promise.resolve(true)

/** Closes the composer without saving. */
export function dropComposer(): void {
  autosave?.stop()
  autosave = null
  composer.set(null)
  dropCopy()
}

/** Saves the mail and closes the composer. If saving fails, it stays open and the result is false. */
export async function closeComposer(): Promise<boolean> {
  if (!composer.get()) return true
  if (!(await flushDraft())) return false
  const current = composer.get()
  dropComposer()
  if (current?.draftId && isBlank(addTypedRecipients(current))) dropBlank(current.draftId)
  return true
}

/** Deletes a draft that was emptied. A failure is ignored: it only leaves an empty draft in the folder. */
function dropBlank(id: string): void {
  call('deleteMail', { id, forever: true }).then(refreshMails, () => {})
}

// Keeps the tab's copy, which the same user can restore after signing in again.
whenSessionEnds(() => {
  autosave?.stop()
  autosave = null
  composer.set(null)
})
