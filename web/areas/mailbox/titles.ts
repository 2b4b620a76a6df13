import type { View } from './place.ts'

/** Translations of the sample data's titles; other titles are shown as stored. */
const translations: Record<string, string> = {
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

/** The displayed title of a folder, filter or label. */
export const titleOf = ({ title }: { title: string }): string =>
  Object.hasOwn(translations, title) ? translations[title]! : title

const folderTitles = { inbox: 'Recibidos', sent: 'Enviados', drafts: 'Borradores', spam: 'Spam', trash: 'Papelera' }
const filterTitles = { starred: 'Destacados', important: 'Importantes', unread: 'No leídos' }

/** The title of a view. A label's title needs `labels`; "Etiqueta" until they are loaded. */
export function viewTitle(view: View, labels: readonly { slug: string; title: string }[] = []): string {
  if (view.kind === 'folder') return folderTitles[view.slug]
  if (view.kind === 'filter') return filterTitles[view.slug]
  if (view.kind === 'all') return 'Todo el correo'
  const label = labels.find(({ slug }) => slug === view.slug)
  return label ? titleOf(label) : 'Etiqueta'
}
