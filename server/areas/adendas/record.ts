import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid } from '../../lib/problem.ts'
import { fittingAmount } from '../../money/amounts.ts'
import { exact, fromScaled, roundTo, toScaled } from '../../money/decimal.ts'
import { inBase } from '../../money/rates.ts'
import type { ProjectScope, RecordKind, Step, Stored } from '../../records/record.ts'
import { contractInForce, currentTerms, requireNoDraftCertificate, type Addendum } from '../contratos/door.ts'
import { itemsInForce, lineAmount } from '../presupuestos/door.ts'
import { replaceItems, selectApproved, selectItems, selectSubjects } from './queries.ts'

export type Adenda = components['schemas']['Adenda']
type Contrato = components['schemas']['Contrato']
type Item = Adenda['items'][number]

/** The lines with the prices of the contract; an item that is new to it has its own. Throws 400 and 404. */
async function pricedItems(scope: ProjectScope, { items }: Adenda, contract: Contrato): Promise<Item[]> {
  const contracted = new Map(contract.items.map((item) => [item.itemId, item]))
  const ids = items.map(({ itemId }) => itemId)
  await itemsInForce(
    scope,
    ids.filter((id) => !contracted.has(id)),
  )
  return items.map((item, row) => {
    const { itemId, cantidad, precioUnitario } = item
    const field = `items.${row}`
    if (ids.indexOf(itemId) < row) throw invalid(`${field}.itemId`, 'Ese ítem ya está en la adenda.')
    if (exact(cantidad).eq(0)) throw invalid(`${field}.cantidad`, 'La cantidad no puede ser 0.')
    const price = contracted.get(itemId)?.precioUnitario ?? precioUnitario
    if (price === undefined) throw invalid(`${field}.precioUnitario`, 'Un ítem nuevo necesita su precio.')
    if (precioUnitario !== undefined && !exact(precioUnitario).eq(price))
      throw invalid(`${field}.precioUnitario`, 'El precio de este ítem es el del contrato.')
    const line = { itemId, cantidad: roundTo(exact(cantidad), 4), precioUnitario: price }
    return { ...line, codigo: contracted.get(itemId)?.codigo ?? '', importe: lineAmount(line, `${field}.cantidad`) }
  })
}

const termsOf = ({ plazoDias, items }: Pick<Adenda, 'plazoDias' | 'items'>): Addendum => ({
  plazoDias,
  items: items.map(({ itemId, codigo = '', cantidad, precioUnitario = '0' }) => ({
    itemId,
    codigo,
    cantidad,
    precioUnitario,
  })),
})

/** The approved addenda of a contract, without the one of `except`. */
export async function approvedAddenda({ db }: ProjectScope, contratoId: string, except?: string): Promise<Addendum[]> {
  const approved = (await selectApproved(db, contratoId)).filter(({ id }) => id !== except)
  const lines = await linesOf(
    db,
    approved.map(({ id }) => id),
  )
  return approved.map(({ id, plazoDias }) => termsOf({ plazoDias, items: lines.get(id) ?? [] }))
}

/** Validates an addendum against the contract with its approved addenda. Throws 400, 404 and 409. */
export async function validate(scope: ProjectScope, addendum: Adenda): Promise<Adenda> {
  const contract = await contractInForce(scope, addendum.contratoId)
  if (addendum.items.length === 0 && addendum.plazoDias === 0)
    throw invalid('items', 'La adenda no cambia nada: cargá un ítem o los días de plazo.')
  if (addendum.fecha < contract.fecha) throw invalid('fecha', 'La adenda no puede ser anterior al contrato.')
  const items = await pricedItems(scope, addendum, contract)
  currentTerms(contract, [
    ...(await approvedAddenda(scope, contract.id, addendum.id)),
    termsOf({ plazoDias: addendum.plazoDias, items }),
  ])
  const sum = (amounts: string[]) => amounts.reduce((all, amount) => all.plus(amount), exact(0))
  const amounts = items.map((item) => item.importe!)
  const { monedaBase } = scope.project
  return {
    ...addendum,
    items,
    motivo: addendum.motivo.trim(),
    moneda: contract.moneda,
    total: fittingAmount('items', sum(amounts)),
    totalBase: fittingAmount('items', sum(amounts.map((amount) => inBase(amount, contract, monedaBase)))),
  }
}

export async function storeLines({ db }: ProjectScope, { id, items }: Adenda): Promise<void> {
  const rows = items.map(({ itemId, cantidad, precioUnitario, importe: amount }) => ({
    adendaId: id,
    itemId,
    cantidad: toScaled('cantidad', cantidad),
    precioUnitario: toScaled('precio', precioUnitario!),
    importe: toScaled('importe', amount!),
  }))
  await replaceItems(db, id, rows)
}

async function linesOf(db: ProjectScope['db'], ids: string[]): Promise<Map<string, Item[]>> {
  if (ids.length === 0) return new Map()
  const rows = Map.groupBy(await selectItems(db, ids), ({ adendaId }) => adendaId)
  const lineOf = ({ adendaId: _addendum, ...row }: NonNullable<ReturnType<typeof rows.get>>[number]): Item => ({
    ...row,
    cantidad: fromScaled('cantidad', row.cantidad),
    precioUnitario: fromScaled('precio', row.precioUnitario),
    importe: fromScaled('importe', row.importe),
  })
  return new Map([...rows].map(([id, lines]) => [id, lines.map((line) => lineOf(line))]))
}

async function load({ db }: ProjectScope, addenda: Stored<Adenda, 'adendas'>[]): Promise<Adenda[]> {
  const [lines, subjects] = await Promise.all([
    linesOf(
      db,
      addenda.map(({ id }) => id),
    ),
    selectSubjects(db, [...new Set(addenda.map(({ contratoId }) => contratoId))]),
  ])
  return addenda.map((addendum) => ({
    ...addendum,
    contrato: subjects.get(addendum.contratoId) ?? '',
    items: lines.get(addendum.id) ?? [],
  }))
}

export const adendas: RecordKind<Adenda, 'adendas'> = {
  entidad: 'adenda',
  topic: 'finances',
  words: { missing: 'No encontramos esa adenda.', name: 'La adenda' },
  shape: {
    table: 'adendas',
    fields: {
      contratoId: 'text',
      fecha: 'text',
      motivo: 'text',
      plazoDias: 'number',
      moneda: 'text',
      total: 'importe',
      totalBase: 'importe',
    },
    defaults: { plazoDias: 0, items: [] },
    numberedBy: ({ contratoId }) => `adenda:${contratoId}`,
    searchOf: ({ motivo }) => motivo,
    load,
  },
  list: {
    sorts: { numero: 'numero', fecha: 'fecha' },
    equals: ['contratoId'],
    totals: { totalBase: 'importe' },
    uncounted: ['anulada'],
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Contrato', kind: 'text', value: (each) => each.contrato },
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'Motivo', kind: 'text', value: (each) => each.motivo },
      { title: 'Días de plazo', kind: 'number', value: (each) => each.plazoDias },
      { title: 'Estado', kind: 'text', value: (each) => words.AdendaEstado[each.estado] },
      { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
      { title: 'Total', kind: 'decimal', value: (each) => each.total },
    ],
  },
  rules: {
    initialState: 'borrador',
    validate,
  },
  effects: { storeLines },
}

export const approve: Step<Adenda> = {
  accion: 'aprobar',
  from: ['borrador'],
  to: 'aprobada',
  confirms: true,
  async prepare(scope, addendum) {
    await requireNoDraftCertificate(scope, addendum.contratoId)
    return validate(scope, addendum)
  },
}

export const annul: Step<Adenda> = {
  accion: 'anular',
  from: ['aprobada'],
  to: 'anulada',
  isAlwaysOpen: true,
  async prepare(scope, addendum) {
    await requireNoDraftCertificate(scope, addendum.contratoId)
    return addendum
  },
}
