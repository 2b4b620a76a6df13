/** The position in the area: the list of boards, a board, or one of its cards. */
export type Place = { boardId: string | null; cardId: string | null }

export const boardsPath = '/apps/scrumboard'
export const boardPath = (boardId: string): string => `${boardsPath}/${encodeURIComponent(boardId)}`
export const cardPath = (boardId: string, cardId: string): string =>
  `${boardPath(boardId)}/card/${encodeURIComponent(cardId)}`

/** Parses a path below the boards, such as `{boardId}/card/{cardId}`; null if it is not valid. */
export function parsePlace(path: string): Place | null {
  const [boardId = null, word, cardId = null, ...more] = path.split('/').filter(Boolean)
  if (more.length > 0 || (word !== undefined && (word !== 'card' || cardId === null))) return null
  return { boardId, cardId }
}
