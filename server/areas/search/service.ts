/**
 * Searches the user's contacts, mails and projects, the company's tasks, products and suppliers, the records of the active
 * project, screens and guides.
 */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { findContactNames } from '../contacts/door.ts'
import { findGuides } from '../help-center/door.ts'
import { listProducts } from '../inventory/door.ts'
import { listMails } from '../mailbox/door.ts'
import { findProjectNames } from '../projects/door.ts'
import { findTaskTitles } from '../scrumboard/door.ts'
import { searchWords } from '../../lib/text.ts'
import { findEvents } from './calendar.ts'
import { findDocuments } from './documents.ts'
import { findContracts, findInvoices, findPayments, findSuppliers } from './finance.ts'
import { findMaterials, findMovements, findOrders, findPrepaid } from './materials.ts'
import { findPages } from './pages.ts'
import { findPlanTasks } from './plan.ts'

type SearchGroup = components['schemas']['SearchGroup']
type SearchResult = components['schemas']['SearchResult']
type Group = Omit<SearchGroup, 'results'> & {
  /** The results for a text that is not blank, visible to the user. */
  find: (ctx: Context, text: string) => SearchResult[] | Promise<SearchResult[]>
}

const maxResults = 20
// For kinds with their own searchable list, the first results are enough.
const mostOfLong = 8

const groups: Group[] = [
  {
    id: 'contacts',
    label: 'Contacts',
    find: async (ctx, text) => {
      const found = await findContactNames(ctx, text, maxResults)
      return found.map(({ id, name }) => ({ value: name, link: `/apps/contacts/${id}` }))
    },
  },
  { id: 'pages', label: 'Pages', find: (_ctx, text) => findPages(text).slice(0, maxResults) },
  {
    id: 'tasks',
    label: 'Tasks',
    find: async (ctx, text) => {
      const found = await findTaskTitles(ctx, text, maxResults)
      return found.map(({ id, title }) => ({ value: title, link: `/apps/tasks/${id}` }))
    },
  },
  {
    id: 'projects',
    label: 'Projects',
    find: async (ctx, text) => {
      const found = await findProjectNames(ctx, text, maxResults)
      return found.map(({ id, nombre, companyId, developerName }) => {
        return { value: nombre, detail: developerName, link: `/desarrolladoras/${companyId}/proyectos/${id}` }
      })
    },
  },
  { id: 'proveedores', label: 'Proveedores', find: (ctx, text) => findSuppliers(ctx, text, mostOfLong) },
  { id: 'contratos', label: 'Contratos', find: (ctx, text) => findContracts(ctx, text, mostOfLong) },
  { id: 'comprobantes', label: 'Comprobantes', find: (ctx, text) => findInvoices(ctx, text, mostOfLong) },
  { id: 'pagos', label: 'Pagos', find: (ctx, text) => findPayments(ctx, text, mostOfLong) },
  { id: 'materiales', label: 'Materiales', find: (ctx, text) => findMaterials(ctx, text, mostOfLong) },
  { id: 'movimientos', label: 'Movimientos', find: (ctx, text) => findMovements(ctx, text, mostOfLong) },
  { id: 'pedidos', label: 'Pedidos', find: (ctx, text) => findOrders(ctx, text, mostOfLong) },
  { id: 'acopios', label: 'Acopios', find: (ctx, text) => findPrepaid(ctx, text, mostOfLong) },
  { id: 'eventos', label: 'Calendario', find: (ctx, text) => findEvents(ctx, text, mostOfLong) },
  { id: 'documentos', label: 'Documentos', find: (ctx, text) => findDocuments(ctx, text, mostOfLong) },
  { id: 'tareas', label: 'Tareas del plan', find: (ctx, text) => findPlanTasks(ctx, text, mostOfLong) },
  {
    id: 'products',
    label: 'Products',
    find: async (ctx, text) => {
      const { products } = await listProducts(ctx, { search: text, page: 0, size: mostOfLong })
      return (products ?? []).map(({ id, name, sku }) => {
        return { value: name, detail: sku, link: `/apps/ecommerce/inventory?producto=${encodeURIComponent(id)}` }
      })
    },
  },
  {
    id: 'mails',
    label: 'Mails',
    find: async (ctx, text) => {
      const { mails } = await listMails(ctx, { query: text })
      return (mails ?? []).slice(0, mostOfLong).map(({ id, subject, from }) => {
        const value = subject.trim() || '(sin asunto)'
        return { value, detail: from.contact, link: `/apps/mailbox/all/1/${encodeURIComponent(id)}` }
      })
    },
  },
  {
    id: 'guides',
    label: 'Guides',
    find: (_ctx, text) => findGuides(text, mostOfLong).map(({ title, link }) => ({ value: title, link })),
  },
]

/** Search results by group; a blank query returns none (docs/domain/suite.md, Search). */
export async function searchEverything(ctx: Context, query: string): Promise<SearchGroup[]> {
  const text = query.trim()
  if (searchWords(text).length === 0) return []
  const found = await Promise.all(
    groups.map(async ({ find, ...group }) => ({ ...group, results: await find(ctx, text) })),
  )
  return found.filter((group) => group.results.length > 0)
}
