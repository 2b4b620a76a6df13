import type { View } from './place.ts'

/** Titles of the sample data as people here say them; any other stays as it is. */
const spanish: Record<string, string> = {
  Inbox: 'Recibidos',
  Sent: 'Enviados',
  Drafts: 'Borradores',
  Spam: 'Spam',
  Trash: 'Papelera',
  Starred: 'Destacados',
  Important: 'Importantes',
  Personal: 'Personal',
  Work: 'Trabajo',
  Payments: 'Pagos',
  Invoices: 'Facturas',
  Accounts: 'Cuentas',
  Forums: 'Foros',
}

/** The title of a folder, filter or label on the screen. */
export const titleOf = ({ title }: { title: string }): string =>
  Object.hasOwn(spanish, title) ? spanish[title]! : title

const folderTitles = { inbox: 'Recibidos', sent: 'Enviados', drafts: 'Borradores', spam: 'Spam', trash: 'Papelera' }
const filterTitles = { starred: 'Destacados', important: 'Importantes', unread: 'No leídos' }

/** The title of what is listed. A label needs the list of labels, which may not be there yet. */
export function viewTitle(view: View, labels: readonly { slug: string; title: string }[] = []): string {
  if (view.kind === 'folder') return folderTitles[view.slug]
  if (view.kind === 'filter') return filterTitles[view.slug]
  if (view.kind === 'all') return 'Todo el correo'
  const label = labels.find(({ slug }) => slug === view.slug)
  return label ? titleOf(label) : 'Etiqueta'
}
