/** Pages of business lists (docs/domain/conventions.md, Lists and files). */

/** Most rows of an exported file. */
export const mostExported = 100_000

export type PageQuery = { page?: number | undefined; size?: number | undefined }

/** The rows of a page, and the pagination fields of the answer. Pages count from 1; the last page is at least 1. */
export function pageOf({ page = 1, size = 25 }: PageQuery, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / size))
  return { offset: (page - 1) * size, size, answer: { total, page, size, lastPage } }
}
