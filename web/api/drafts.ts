/** Optimistic rows: they have a draft id until the server's response brings the stored one. */

type Identified = { id: string }

const mark = 'draft-'
let count = 0
const storedIds = new Map<string, string>()
const draftIds = new Map<string, string>()

export const newDraftId = (): string => `${mark}${++count}`

export const isDraft = ({ id }: Identified): boolean => id.startsWith(mark)

/** Maps a draft id to its stored id. */
export function noteStored(draft: Identified, stored: Identified): void {
  storedIds.set(draft.id, stored.id)
  draftIds.set(stored.id, draft.id)
}

/** The server's id of a row; a draft's own id while it is not stored. */
export const storedId = (id: string): string => storedIds.get(id) ?? id

/** The React key of a row. Stable when a draft is stored, so that an open editor keeps its state and focus. */
export const rowKey = ({ id }: Identified): string => draftIds.get(id) ?? id
