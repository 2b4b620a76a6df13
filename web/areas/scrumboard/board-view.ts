import type { UrlCodec } from '../../lib/use-url-state.ts'

/** What of a board is looked at, as its address says it. */
export type BoardViewState = { isArchiveOpen: boolean }

export const boardView: UrlCodec<BoardViewState> = {
  read: (search) => ({ isArchiveOpen: search.has('archivo') }),
  write: ({ isArchiveOpen }) => ({ archivo: isArchiveOpen ? 'si' : undefined }),
}
