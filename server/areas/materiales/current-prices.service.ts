/** The current prices of a company, and changes of many at once (docs/domain/catalogues.md, Prices of materials). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Body, Query } from '../../http/contract.ts'
import { addDays } from '../../lib/calendar.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetFile } from '../../lib/sheet.ts'
import { fold } from '../../lib/text.ts'
import { exact, fromScaled, roundTo, toScaled } from '../../money/decimal.ts'
import type { Reference, Scope } from '../../records/catalogue.ts'
import { inOneWrite, refusalOf } from '../../records/catalogue-load.ts'
import { columnsOf, entryOf, keyOf } from '../../records/catalogue-rows.ts'
import { checkedEntries, checkedEntry, requireReferences, scopeOf } from '../../records/catalogue.service.ts'
import { announceCatalogues, recordChanges } from '../../records/history.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { change } from './last-prices.ts'
import { oldPriceDays } from './price-levels.ts'
import { currentPriceSheet, prices } from './prices.ts'
import * as queries from './queries.ts'

type Precio = components['schemas']['PrecioMaterial']
type Stored = Parameters<typeof prices.load>[1][number]
type Nuevos = components['schemas']['PreciosNuevos']
type Filter = Pick<Query<'listPreciosVigentes'>, 'search' | 'rubroId' | 'proveedorId' | 'antiguo'>

const mostAtOnce = 1000
const references: Reference[] = [
  { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' },
  { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.' },
]

/** Throws 404 for a rubro or supplier of another company. */
async function filterOf(scope: Scope, { search, rubroId, proveedorId, antiguo }: Filter) {
  await requireReferences(scope, { references }, { rubroId, proveedorId })
  const { desarrolladoraId, today } = scope
  const day = antiguo === undefined ? undefined : addDays(today, -oldPriceDays)
  const ages = antiguo ? { before: day } : { since: day }
  return { desarrolladoraId, search: search && fold(search), rubroId, proveedorId, ...ages }
}

/** A page of the last price of each material and supplier, or all that match as a file. Throws 404. */
export async function listPreciosVigentes(
  ctx: Context,
  query: Query<'listPreciosVigentes'>,
): Promise<components['schemas']['PrecioMaterialPage'] | SheetFile> {
  const scope = scopeOf(ctx, ctx.store.read)
  const { sort = 'material', order = 'asc', formato } = query
  const filter = await filterOf(scope, query)
  const read = async (offset: number, limit: number) => {
    const rows = await queries.selectCurrentPrices(scope.db, filter, { sort, order, offset, limit })
    return rows.length === 0
      ? []
      : prices.load(
          scope,
          rows.map((row) => entryOf<Stored>(prices, row)),
        )
  }
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'precios', currentPriceSheet, await read(0, mostExported))
  const { offset, size, answer } = pageOf(query, await queries.countCurrentPrices(scope.db, filter))
  return { items: await read(offset, size), ...answer }
}

/** Inside a write: stores checked prices with their history, and states them beside the ones that they follow. */
async function storePrices(ctx: Context, scope: Scope, added: Precio[]): Promise<Nuevos['filas']> {
  if (added.length === 0) return []
  const { db, desarrolladoraId } = scope
  const before = await queries.selectCurrentOf(db, [...new Set(added.map(({ materialId }) => materialId))])
  const rows = added.map((price) => columnsOf(prices, desarrolladoraId, price))
  await insertRows(db, 'precios', rows)
  const what = { desarrolladoraId, entidad: prices.entidad, accion: 'crear', antes: null }
  await recordChanges(
    ctx,
    db,
    added.map((price) => ({ ...what, entidadId: price.id, despues: price })),
  )
  await announceCatalogues(ctx, db)
  return (await prices.load(scope, added)).map((price) => {
    const { id, materialId, codigo, material, proveedorId, proveedor, fecha, moneda } = price
    const names = { id, materialId, codigo, material, proveedorId, proveedor, fecha, moneda }
    const last = before.get(queries.currentKey(price))
    const scaled = toScaled('precio', price.precio)
    return {
      ...names,
      precio: fromScaled('precio', scaled),
      anterior: last === undefined ? null : fromScaled('precio', last),
      variacion: change(last, scaled),
    }
  })
}

/** Adds the valid prices of a list and returns the others with the reason; `simular` stores nothing. */
export function loadListaPrecios(
  ctx: Context,
  { precios }: Body<'loadListaPrecios'>,
  simular: boolean | undefined,
): Promise<Nuevos> {
  return inOneWrite(ctx, prices, simular, async (db) => {
    const scope = scopeOf(ctx, db)
    const keyOfRow = ({ codigo }: { codigo: string }) => keyOf({ keyOf: () => codigo }, {})
    const ids = await queries.selectIdsByKey(db, scope.desarrolladoraId, [...new Set(precios.map(keyOfRow))])
    const rechazados: Nuevos['rechazados'] = []
    const added: Precio[] = []
    for (const [indice, { codigo, ...price }] of precios.entries()) {
      try {
        const materialId = ids.get(keyOfRow({ codigo }))
        if (materialId === undefined) throw invalid('codigo', 'No hay ningún material con ese código.')
        const checked = await checkedEntry(scope, prices, { ...price, materialId })
        if (await queries.hasPrice(db, checked)) throw invalid('precio', 'Ese precio ya está.')
        added.push(checked)
      } catch (error) {
        const { campo, mensaje } = refusalOf(error)
        rechazados.push({ indice, campo, mensaje })
      }
    }
    return { filas: await storePrices(ctx, scope, added), rechazados }
  })
}

/** A raised price: to cents, below 1 to four decimals. */
function raised(precio: string, porcentaje: string): string {
  const value = exact(precio).times(exact(porcentaje).plus(100)).div(100)
  return roundTo(value, value.lt(1) ? 4 : 2)
}

/** Adds a price of today for each current one that matches; `simular` stores nothing. Throws 400 and 404. */
export function raisePrecios(
  ctx: Context,
  { porcentaje, ...query }: Body<'raisePrecios'>,
  simular: boolean | undefined,
): Promise<Nuevos> {
  if (exact(porcentaje).eq(0)) throw invalid('porcentaje', 'Escribí cuánto suben o bajan.')
  return inOneWrite(ctx, prices, simular, async (db) => {
    const scope = scopeOf(ctx, db)
    const page = { sort: 'material', order: 'asc', offset: 0, limit: mostAtOnce + 1 } as const
    const rows = await queries.selectCurrentPrices(db, await filterOf(scope, query), page)
    if (rows.length > mostAtOnce)
      throw invalid('porcentaje', 'Son más de 1.000 precios. Elegí un rubro o un proveedor y hacelo por partes.')
    const added = rows.map((row) => {
      const { materialId, proveedorId, precio, moneda } = entryOf<Stored>(prices, row)
      return { materialId, proveedorId, moneda, fecha: scope.today, precio: raised(precio, porcentaje) }
    })
    if (added.some(({ precio }) => exact(precio).lte(0)))
      throw invalid('porcentaje', 'Algún precio quedaría en 0. Poné menos.')
    return { filas: await storePrices(ctx, scope, await checkedEntries(scope, prices, added)), rechazados: [] }
  })
}

/** Archives prices, all or none; those before them are current again. Throws 404. */
export function archivePrecios(ctx: Context, { ids }: Body<'archivePrecios'>) {
  return inOneWrite(ctx, prices, false, async (db) => {
    const { desarrolladoraId } = scopeOf(ctx, db)
    const unique = [...new Set(ids)]
    const rows = await queries.selectPricesById(db, desarrolladoraId, unique)
    if (rows.length < unique.length) throw notFound(prices.words.missing)
    const active = rows.map((row) => entryOf<Stored>(prices, row)).filter(({ activo }) => activo)
    if (active.length > 0)
      await queries.archivePrices(
        db,
        active.map(({ id }) => id),
      )
    const what = { desarrolladoraId, entidad: prices.entidad, accion: 'archivar' }
    const changes = active.map((antes) => {
      return { ...what, entidadId: antes.id, antes, despues: { ...antes, activo: false, version: antes.version + 1 } }
    })
    await recordChanges(ctx, db, changes)
    await announceCatalogues(ctx, db)
    return { archivados: active.length }
  })
}
