import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { csvLine, csvMark } from '../../lib/csv.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { fold } from '../../lib/text.ts'
import { selectByOrder, selectOrder } from './product.queries.ts'
import { toFilters } from './service.ts'
import { toProduct, type Product } from './product.ts'
import { selectCategories, selectNamed, selectTags } from './queries.ts'

type NameOf = (id: string) => string

const rowsAtOnce = 500
const head =
  'SKU;Código de barras;Nombre;Descripción;Categoría;Marca;Proveedor;Etiquetas;Stock;Reservado;Costo;Precio base;IVA %;Precio;Peso (kg);Activo'.split(
    ';',
  )

/** Loads the names of categories, brands, vendors and tags; ids are unique over all of them. */
async function namesOf({ store: { read }, company: { id } }: Context): Promise<NameOf> {
  const [categories, brands, vendors, tags] = await Promise.all([
    selectCategories(read, id),
    selectNamed(read, id, 'inventoryBrands'),
    selectNamed(read, id, 'inventoryVendors'),
    selectTags(read, id),
  ])
  const names = new Map([...categories, ...brands, ...vendors].map(({ id, name }) => [id, name]))
  for (const { id, title } of tags) names.set(id, title)
  return (id) => names.get(id) ?? ''
}

function lineOf(product: Product, nameOf: NameOf): string {
  const { sku, barcode, name, description, category, brand, vendor, tags, stock, reserved } = product
  const { cost, basePrice, taxPercent, price, weight, active } = product
  const names = [nameOf(category), nameOf(brand), nameOf(vendor), tags.map(nameOf).join(', ')]
  const numbers = [stock, reserved, cost, basePrice, taxPercent, price, weight]
  return csvLine([sku, barcode, name, description, ...names, ...numbers, active])
}

/**
 * The matches of a search as CSV, in order. Streamed in batches at the client's pace, so that 100,000 rows neither fill memory nor
 * block other requests.
 */
export async function exportProducts(
  ctx: Context,
  { search = '', sort = 'name', order = 'asc', ...filters }: Query<'exportProducts'>,
): Promise<ReadableStream<Uint8Array>> {
  const nameOf = await namesOf(ctx)
  const productSearch = {
    companyId: ctx.company.id,
    search: fold(search),
    sort,
    order,
    filters: await toFilters(ctx, ctx.store.read, filters),
  }
  const seqs = await selectOrder(ctx.store.read, productSearch)
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvMark + csvLine(head))),
    async pull(controller) {
      if (next >= seqs.length) return controller.close()
      const rows = await selectByOrder(ctx.store.read, seqs.slice(next, next + rowsAtOnce))
      next += rowsAtOnce
      const lines = rows.map((row) => lineOf(toProduct(row), nameOf))
      controller.enqueue(encoder.encode(lines.join('')))
      await yieldToEventLoop()
    },
  })
}
