/** Rows that are shown before the server has stored them. They have an id of this page until its answer brings the stored one. */

type Identified = { id: string }

const mark = 'draft-'
let count = 0
const storedIds = new Map<string, string>()
const draftIds = new Map<string, string>()

export const newDraftId = (): string => `${mark}${++count}`

export const isDraft = ({ id }: Identified): boolean => id.startsWith(mark)

/** Notes the id under which the server has stored a draft. */
export function noteStored(draft: Identified, stored: Identified): void {
  storedIds.set(draft.id, stored.id)
  draftIds.set(stored.id, draft.id)
}

/** The id by which the server knows a row; a draft's own while it is not stored. */
export const storedId = (id: string): string => storedIds.get(id) ?? id

/** The React key of a row. It stays when a draft gets its stored id, so that an open editor and the focus stay too. */
export const rowKey = ({ id }: Identified): string => draftIds.get(id) ?? id
