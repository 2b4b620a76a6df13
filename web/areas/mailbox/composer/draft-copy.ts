import { signedInUserId } from '../../../lib/session.ts'
import type { Draft } from './compose.ts'

/** What is not stored on the server yet is kept in the tab, for the case that the page goes away first. */
const storageKey = 'obra-mail-draft'

type Copy = { userId: string; draftId: string | null; draft: Draft; typed: { to: string; cc: string; bcc: string } }

export function keepCopy(value: Pick<Copy, 'draft' | 'typed'>, draftId: string | null): void {
  const userId = signedInUserId()
  if (!userId) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, draftId, ...value } satisfies Copy))
  } catch {
    // Without room for it, storing on the server is all there is.
  }
}

export function dropCopy(): void {
  sessionStorage.removeItem(storageKey)
}

/** The copy that this person left behind; of somebody else's nothing is told. */
export function readCopy(): Copy | null {
  try {
    const copy = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Copy | null
    return copy && copy.userId === signedInUserId() ? copy : null
  } catch {
    return null
  }
}
