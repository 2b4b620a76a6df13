import type { UrlCodec } from '../../lib/use-url-state.ts'
import type { Item } from './queries.ts'

/** The file manager's state in the query string. */
export type FilesView = { detail: string; search: string; isGrid: boolean }

export const filesView: UrlCodec<FilesView> = {
  read: (search) => ({
    detail: search.get('detalle') ?? '',
    search: search.get('buscar') ?? '',
    isGrid: search.get('vista') === 'grilla',
  }),
  write: ({ detail, search, isGrid }) => ({
    detalle: detail || undefined,
    buscar: search || undefined,
    vista: isGrid ? 'grilla' : undefined,
  }),
}

/** A folder path as text; an empty path is the root. */
export const placeWords = (path: readonly { name: string }[]): string =>
  path.map(({ name }) => name).join(' › ') || 'Archivos'

export const folderPath = (id: string | null): string => (id ? `/apps/file-manager/${id}` : '/apps/file-manager')

export const isFolder = ({ type }: Pick<Item, 'type'>): boolean => type === 'folder'

const previewTypes: Record<string, string> = {
  PNG: 'image/png',
  JPG: 'image/jpeg',
  GIF: 'image/gif',
  WEBP: 'image/webp',
  PDF: 'application/pdf',
  TXT: 'text/plain',
  CSV: 'text/plain',
  MD: 'text/plain',
  LOG: 'text/plain',
}

/** The media type to preview a kind of file as; undefined if it can only be downloaded. */
export const previewType = ({ type }: Pick<Item, 'type'>): string | undefined =>
  Object.hasOwn(previewTypes, type) ? previewTypes[type] : undefined

export function iconOf({ type }: Pick<Item, 'type'>): string {
  if (type === 'folder') return 'pi-folder'
  if (type === 'PDF') return 'pi-file-pdf'
  if (type === 'XLS' || type === 'CSV') return 'pi-file-excel'
  if (type === 'DOC') return 'pi-file-word'
  return previewTypes[type]?.startsWith('image/') ? 'pi-image' : 'pi-file'
}

/** A description of items: '2 elementos', '«Planos»'. */
export const wordsOf = (count: number, item: Item | undefined): string =>
  count === 1 ? (item ? `«${item.name}»` : '1 elemento') : `${count} elementos`
