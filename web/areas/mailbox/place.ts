import type { Schema } from '../../api/types.ts'

export type FolderSlug = Schema<'MailboxFolderSlug'>
export type Flag = Schema<'MailboxFlag'>

/** The list to show. `all` is every mail outside the trash, for searches across folders. */
export type View =
  | { kind: 'folder'; slug: FolderSlug }
  | { kind: 'filter'; slug: Flag }
  | { kind: 'label'; slug: string }
  | { kind: 'all' }

/** The position in the mailbox, stored completely in the URL. */
export type Place = { view: View; page: number; mailId: string | null; query: string }

export const root = '/apps/mailbox'
export const inbox: View = { kind: 'folder', slug: 'inbox' }

const folderSlugs: readonly string[] = ['inbox', 'sent', 'drafts', 'spam', 'trash'] satisfies FolderSlug[]
const flags: readonly string[] = ['starred', 'important', 'unread'] satisfies Flag[]

/** Parses the view at the start of a path; returns it with the remaining parts, or null. */
function readView(parts: string[]): { view: View; rest: string[] } | null {
  const [first = '', second = '', ...more] = parts
  if (first === 'all') return { view: { kind: 'all' }, rest: parts.slice(1) }
  if (first === 'filter') {
    return flags.includes(second) ? { view: { kind: 'filter', slug: second as Flag }, rest: more } : null
  }
  if (first === 'label') return second ? { view: { kind: 'label', slug: second }, rest: more } : null
  if (!folderSlugs.includes(first)) return null
  return { view: { kind: 'folder', slug: first as FolderSlug }, rest: parts.slice(1) }
}

/** Parses a path below the mailbox, such as `inbox/2/{mailId}`; null if it is not valid. */
export function parsePlace(path: string, query = ''): Place | null {
  const parts = path.split('/').filter(Boolean)
  const viewParts = readView(parts)
  if (!viewParts || viewParts.rest.length > 2) return null
  const [pageText = '1', mailId = null] = viewParts.rest
  const page = Number(pageText)
  if (!/^[1-9]\d{0,6}$/.test(pageText) || page > 1_000_000) return null
  return { view: viewParts.view, page, mailId, query: query.slice(0, 200) }
}

const viewPath = (view: View): string => {
  if (view.kind === 'all') return 'all'
  if (view.kind === 'folder') return view.slug
  return `${view.kind}/${encodeURIComponent(view.slug)}`
}

/** The URL path of a place. */
export function addressOf({ view, page = 1, mailId, query }: Partial<Place> & { view: View }): string {
  const path = `${root}/${viewPath(view)}/${page}${mailId ? `/${encodeURIComponent(mailId)}` : ''}`
  return query?.trim() ? `${path}?query=${encodeURIComponent(query)}` : path
}

/** Identifies a view and its search text, regardless of page and open mail. */
export const viewKey = ({ view, query }: Pick<Place, 'view' | 'query'>): string => `${viewPath(view)}?${query.trim()}`

/** The parameters of listMails. */
export function listParams({ view, page, query }: Omit<Place, 'mailId'>) {
  const text = query.trim()
  return {
    ...(view.kind === 'folder' && { folder: view.slug }),
    ...(view.kind === 'filter' && { filter: view.slug }),
    ...(view.kind === 'label' && { label: view.slug }),
    ...(text && { query: text }),
    page,
  }
}
export type ListParams = ReturnType<typeof listParams>
