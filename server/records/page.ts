/** Pages of business lists (docs/domain/conventions.md, Lists and files). */

/** How many rows a list has as a file at most. */
export const mostExported = 100_000

export type PageQuery = { page?: number | undefined; size?: number | undefined }

/** Which rows a page has, and what the answer says beside them. Pages count from 1; there is always a first one. */
export function pageOf({ page = 1, size = 25 }: PageQuery, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / size))
  return { offset: (page - 1) * size, size, answer: { total, page, size, lastPage } }
}
