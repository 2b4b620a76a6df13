/** Where somebody is: on the list of boards, on a board, or at a card of it. */
export type Place = { boardId: string | null; cardId: string | null }

export const boardsPath = '/apps/scrumboard'
export const boardPath = (boardId: string): string => `${boardsPath}/${encodeURIComponent(boardId)}`
export const cardPath = (boardId: string, cardId: string): string =>
  `${boardPath(boardId)}/card/${encodeURIComponent(cardId)}`

/** The place that an address below the boards names, such as `{boardId}/card/{cardId}`; null where it names none. */
export function parsePlace(path: string): Place | null {
  const [boardId = null, word, cardId = null, ...more] = path.split('/').filter(Boolean)
  if (more.length > 0 || (word !== undefined && (word !== 'card' || cardId === null))) return null
  return { boardId, cardId }
}
