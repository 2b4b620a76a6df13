import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body, Query } from '../../http/contract.ts'
import { dayAt } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn } from '../../lib/sheet.ts'
import { fold } from '../../lib/text.ts'
import { exact, fromScaled, toScaled } from '../../money/decimal.ts'
import { announceCatalogues, recordChange } from '../../records/history.ts'
import { nextNumber } from '../../records/numbers.queries.ts'
import { staleVersion, writeOnce } from '../../records/once.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { requireSeen } from '../../records/record-write.service.ts'
import { selectAccounts } from './queries.ts'
import { requireAccounts } from './service.ts'
import {
  countTransfers,
  insertTransfer,
  selectTransfers,
  updateAnnulled,
  type TransferRow,
} from './transfers.queries.ts'

type Transferencia = components['schemas']['Transferencia']

const sheet: SheetColumn<Transferencia>[] = [
  { title: 'Número', kind: 'number', value: (each) => each.numero },
  { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
  { title: 'Desde', kind: 'text', value: (each) => each.origen },
  { title: 'Moneda', kind: 'text', value: (each) => each.monedaOrigen },
  { title: 'Importe', kind: 'decimal', value: (each) => each.importe },
  { title: 'Hasta', kind: 'text', value: (each) => each.destino },
  { title: 'Moneda de destino', kind: 'text', value: (each) => each.monedaDestino },
  { title: 'Importe de destino', kind: 'decimal', value: (each) => each.importeDestino },
  { title: 'Estado', kind: 'text', value: (each) => words.TransferenciaEstado[each.estado] },
  { title: 'Nota', kind: 'text', value: (each) => each.nota },
]

const transferOf = ({ importe, importeDestino, ...row }: TransferRow): Transferencia => ({
  ...(row as Omit<Transferencia, 'importe' | 'importeDestino'>),
  importe: fromScaled('importe', importe),
  importeDestino: fromScaled('importe', importeDestino),
})

/** One transfer, in a read or a write. Throws 404. */
async function findTransfer({ company }: Context, db: Db, id: string): Promise<Transferencia> {
  const range = { column: 'seq', order: 'asc', offset: 0, limit: 1 } as const
  const [row] = await selectTransfers(db, { desarrolladoraId: company.id, id }, range)
  if (!row) throw notFound('No encontramos esa transferencia.')
  return transferOf(row)
}

/** A page of the transfers of a company, or all matches as a file. */
export async function listTransferencias(ctx: Context, query: Query<'listTransferencias'>) {
  const { sort, order, formato } = query
  const db = ctx.store.read
  const filter = { ...query, desarrolladoraId: ctx.company.id }
  const column = sort ?? 'seq'
  const rowsOf = async (offset: number, limit: number) => {
    const range = { column, order: order ?? (column === 'seq' ? 'desc' : 'asc'), offset, limit } as const
    return (await selectTransfers(db, filter, range)).map(transferOf)
  }
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'transferencias', sheet, await rowsOf(0, mostExported))
  const { offset, size, answer } = pageOf(query, await countTransfers(db, filter))
  return { items: await rowsOf(offset, size), ...answer }
}

/** Throws 404. */
export function getTransferencia(ctx: Context, id: string) {
  return findTransfer(ctx, ctx.store.read, id)
}

type Input = Body<'createTransferencia'>

/** The amount that enters the second account. Throws 400. */
function arrivingAmount({ importe, importeDestino }: Input, isExchange: boolean): string {
  if (!isExchange && importeDestino !== undefined && !exact(importeDestino).eq(importe))
    throw invalid('importeDestino', 'Las dos cuentas son en la misma moneda: entra lo mismo que sale.')
  if (isExchange && importeDestino === undefined)
    throw invalid('importeDestino', 'Las cuentas son en distinta moneda: escribí cuánto entra en la segunda.')
  return importeDestino ?? importe
}

/** Registers a transfer. Throws 400, 404, and 409 for an account that is archived or begins later. */
export function createTransferencia(ctx: Context, input: Input): Promise<Transferencia> {
  return writeOnce(ctx, async (db) => {
    const desarrolladoraId = ctx.company.id
    const scope = { db, desarrolladoraId, today: dayAt(ctx.clock()) }
    const { fecha, origenId, destinoId } = input
    if (fecha > scope.today) throw invalid('fecha', 'Una transferencia no puede ser de un día que todavía no llegó.')
    if (origenId === destinoId) throw invalid('destinoId', 'Elegí dos cuentas distintas.')
    for (const field of ['importe', 'importeDestino'] as const)
      if (input[field] !== undefined && exact(input[field]).eq(0))
        throw invalid(field, 'El importe tiene que ser mayor que 0.')
    const accounts = await selectAccounts(db, desarrolladoraId, [origenId, destinoId])
    const monedaOf = (id: string) => accounts.get(id)?.moneda ?? ''
    await requireAccounts(scope, [
      { cuentaId: origenId, field: 'origenId', moneda: monedaOf(origenId), fecha },
      { cuentaId: destinoId, field: 'destinoId', moneda: monedaOf(destinoId), fecha },
    ])
    const importeDestino = arrivingAmount(input, monedaOf(origenId) !== monedaOf(destinoId))
    const id = newId()
    const nota = (input.nota ?? '').trim()
    await insertTransfer(db, {
      id,
      desarrolladoraId,
      fecha,
      origenId,
      destinoId,
      nota,
      numero: await nextNumber(db, `empresa:${desarrolladoraId}`, 'transferencia'),
      importe: toScaled('importe', input.importe),
      importeDestino: toScaled('importe', importeDestino),
      estado: 'registrada',
      motivoEstado: null,
      version: 1,
      searchText: fold([origenId, destinoId].map((each) => accounts.get(each)!.nombre).join(' ') + ` ${nota}`),
    })
    const after = await findTransfer(ctx, db, id)
    await noteTransfer(ctx, db, 'crear', null, after)
    return after
  })
}

async function noteTransfer(
  ctx: Context,
  db: Db,
  accion: string,
  antes: Transferencia | null,
  despues: Transferencia,
): Promise<void> {
  const whose = { desarrolladoraId: ctx.company.id, entidad: 'transferencia', entidadId: despues.id }
  await recordChange(ctx, db, { ...whose, accion, antes, despues })
  await announceCatalogues(ctx, db)
}

/** Annuls a transfer. Throws 404, and 409 for a stale version or an annulled one. */
export function annulTransferencia(ctx: Context, id: string, { motivo, version }: Body<'annulTransferencia'>) {
  return writeOnce(ctx, async (db) => {
    const before = await findTransfer(ctx, db, id)
    requireSeen({ words: { name: 'La transferencia' } }, before, version, ['registrada'])
    if (!(await updateAnnulled(db, before, motivo.trim()))) throw staleVersion()
    const after = await findTransfer(ctx, db, id)
    await noteTransfer(ctx, db, 'anular', before, after)
    return after
  })
}
