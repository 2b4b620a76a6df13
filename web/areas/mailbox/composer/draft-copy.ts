import { signedInUserId } from '../../../lib/session.ts'
import type { Draft } from './compose.ts'

/** A copy in sessionStorage of the draft that is not saved yet, in case the page closes first. */
const storageKey = 'obra-mail-draft'

type Copy = { userId: string; draftId: string | null; draft: Draft; typed: { to: string; cc: string; bcc: string } }

export function saveCopy(value: Pick<Copy, 'draft' | 'typed'>, draftId: string | null): void {
  const userId = signedInUserId()
  if (!userId) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, draftId, ...value } satisfies Copy))
  } catch {
    // sessionStorage is full or blocked: rely on saving to the server.
  }
}

export function dropCopy(): void {
  sessionStorage.removeItem(storageKey)
}

/** The copy of the signed-in user; null if there is none or it belongs to another user. */
export function readCopy(): Copy | null {
  try {
    const copy = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Copy | null
    return copy && copy.userId === signedInUserId() ? copy : null
  } catch {
    return null
  }
}
