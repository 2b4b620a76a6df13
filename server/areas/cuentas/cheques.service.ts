/** The portfolio of issued cheques and eCheqs: the means of payments that have a day of debit. */
import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body, Query } from '../../http/contract.ts'
import { dayAt } from '../../lib/calendar.ts'
import { notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn } from '../../lib/sheet.ts'
import { fromScaled } from '../../money/decimal.ts'
import { amountText } from '../../money/valuation.ts'
import { announceCatalogues } from '../../records/history.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { lockedProjectScope } from '../../records/project-scope.ts'
import { noteRecord, wrongState } from '../../records/record-write.service.ts'
import { writeOnce } from '../../records/once.ts'
import { rejectMeans } from '../pagos/door.ts'
import { selectCheques, sumCheques, updateDebited, type ChequeRow } from './cheques.queries.ts'

type Cheque = components['schemas']['Cheque']

const sheet: SheetColumn<Cheque>[] = [
  { title: 'Fecha de débito', kind: 'day', value: (each) => each.fechaDebito },
  { title: 'Tipo', kind: 'text', value: (each) => words.ChequeTipo[each.tipo] },
  { title: 'Número', kind: 'text', value: (each) => each.numero },
  { title: 'Banco', kind: 'text', value: (each) => each.banco },
  { title: 'Cuenta', kind: 'text', value: (each) => each.cuenta ?? 'Sin cuenta' },
  { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
  { title: 'Proyecto', kind: 'text', value: (each) => each.proyecto },
  { title: 'Pago', kind: 'number', value: (each) => each.pagoNumero },
  { title: 'Fecha del pago', kind: 'day', value: (each) => each.fecha },
  { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
  { title: 'Importe', kind: 'decimal', value: (each) => each.importe },
  { title: 'Estado', kind: 'text', value: (each) => words.ChequeEstado[each.estado] },
  { title: 'Motivo', kind: 'text', value: (each) => each.motivoEstado },
]

const chequeOf =
  (today: string) =>
  ({ importe, ...row }: ChequeRow): Cheque => ({
    ...(row as Omit<Cheque, 'importe' | 'atrasado'>),
    importe: fromScaled('importe', importe),
    atrasado: row.estado === 'emitido' && row.fechaDebito! < today,
  })

/** One cheque, in a read or a write. Throws 404. */
async function findCheque(ctx: Context, db: Db, id: string): Promise<Cheque> {
  const range = { column: 'fechaDebito', order: 'asc', offset: 0, limit: 1 } as const
  const [row] = await selectCheques(db, { desarrolladoraId: ctx.company.id, id }, range)
  if (!row) throw notFound('No encontramos ese cheque.')
  return chequeOf(dayAt(ctx.clock()))(row)
}

/** A page of the cheques of a company by day of debit with the sums of all matches, or all matches as a file. */
export async function listCheques(ctx: Context, query: Query<'listCheques'>) {
  const { sort, order = 'asc', formato } = query
  const db = ctx.store.read
  const today = dayAt(ctx.clock())
  const filter = { ...query, desarrolladoraId: ctx.company.id }
  const rowsOf = async (offset: number, limit: number) =>
    (await selectCheques(db, filter, { column: sort, order, offset, limit })).map(chequeOf(today))
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'cheques', sheet, await rowsOf(0, mostExported))
  const sums = await sumCheques(db, filter, today)
  const total = sums.reduce((all, each) => all + Number(each.total), 0)
  const totales = sums.map(({ moneda, porDebitar, vencidos, cantidad }) => ({
    moneda: moneda as Cheque['moneda'],
    porDebitar: amountText(BigInt(porDebitar)),
    vencidos: amountText(BigInt(vencidos)),
    cantidad: Number(cantidad),
  }))
  const { offset, size, answer } = pageOf(query, total)
  return { totales, items: await rowsOf(offset, size), ...answer }
}

/** Throws 404. */
export function getCheque(ctx: Context, id: string) {
  return findCheque(ctx, ctx.store.read, id)
}

/** Marks an issued cheque as paid by the bank. Throws 404, and 409 for another state. */
export function debitCheque(ctx: Context, id: string): Promise<Cheque> {
  return writeOnce(ctx, async (db) => {
    const before = await findCheque(ctx, db, id)
    const scope = await lockedProjectScope(ctx, db, before.proyectoId)
    if (!(await updateDebited(db, id))) throw wrongState({ name: 'El cheque' }, before.estado)
    const after = await findCheque(ctx, db, id)
    const kind = { entidad: 'cheque', topic: 'finances' } as const
    await noteRecord(ctx, scope, kind, { accion: 'debitar', id, antes: before, despues: after })
    await announceCatalogues(ctx, db)
    return after
  })
}

/** Marks an issued cheque as rejected: what it paid is owed again. Throws 404, and 409 for another state. */
export function rejectCheque(ctx: Context, id: string, { motivo }: Body<'rejectCheque'>): Promise<Cheque> {
  return writeOnce(ctx, async (db) => {
    const before = await findCheque(ctx, db, id)
    const scope = await lockedProjectScope(ctx, db, before.proyectoId)
    await rejectMeans(ctx, scope, id, motivo)
    await announceCatalogues(ctx, db)
    return findCheque(ctx, db, id)
  })
}
