import { readDraft, removeDraft, writeDraft } from '../../../lib/local-drafts.ts'
import { signedInUserId } from '../../../lib/session.ts'
import type { Draft } from './compose.ts'

/** A copy in this tab of the draft that is not saved yet, in case the page closes first. */
const name = 'mail'

type Copy = { draftId: string | null; draft: Draft; typed: { to: string; cc: string; bcc: string } }

export const saveCopy = (value: Pick<Copy, 'draft' | 'typed'>, draftId: string | null): void =>
  void writeDraft(signedInUserId(), name, { draftId, ...value } satisfies Copy, 'tab')

export const dropCopy = (): void => removeDraft(signedInUserId(), name, 'tab')

/** The copy of the signed-in user; null if there is none. */
export const readCopy = (): Copy | null => readDraft<Copy>(signedInUserId(), name, 'tab')?.value ?? null
