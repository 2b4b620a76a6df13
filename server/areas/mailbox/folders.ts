import type { components } from '../../../openapi/generated/schema.d.ts'
import { notFound } from '../../lib/problem.ts'

export type FolderSlug = components['schemas']['MailboxFolderSlug']
export type Flag = components['schemas']['MailboxFlag']
type Folder = Omit<components['schemas']['MailboxFolder'], 'count'>

/** The folders in display order, the same for everybody (docs/domain/suite.md, Mailbox). */
export const folders: Folder[] = [
  { id: '12fd6807-9805-4deb-9148-6fa4568736d3', title: 'Inbox', slug: 'inbox', icon: 'pi pi-inbox' },
  { id: 'b37882c3-4b35-49ce-a504-22d1ebcc745c', title: 'Sent', slug: 'sent', icon: 'pi pi-send' },
  { id: '4e638e2d-10c8-432e-8c53-f6862196fdc0', title: 'Drafts', slug: 'drafts', icon: 'pi pi-file-edit' },
  { id: '41bd2988-34ec-4d85-a70d-bbe7492b1e14', title: 'Spam', slug: 'spam', icon: 'pi pi-ban' },
  { id: '934fa1b5-95d4-4192-acaa-29b97699b022', title: 'Trash', slug: 'trash', icon: 'pi pi-trash' },
]

/** The flags by which mails are listed across folders (docs/domain/suite.md, Mailbox). */
export const filters: components['schemas']['MailboxFilter'][] = [
  { id: 'ee832788-c55d-473d-b328-6444256a74a0', title: 'Starred', slug: 'starred', icon: 'pi pi-star' },
  { id: 'd991fda6-1b10-4108-9c43-fdeb45090e68', title: 'Important', slug: 'important', icon: 'pi pi-bookmark' },
]

const idOfSlug = new Map(folders.map(({ id, slug }) => [slug, id]))
const slugOfId = new Map(folders.map(({ id, slug }) => [id, slug]))

/** The wire id of a folder. */
export function folderId(slug: FolderSlug): string {
  return idOfSlug.get(slug)!
}

/** The folder with this id. Throws 404. */
export function folderOfId(id: string): FolderSlug {
  const slug = slugOfId.get(id)
  if (!slug) throw notFound('No encontramos esa carpeta.')
  return slug
}
