/**
 * The stock ledger: every writer of a balance goes through it (docs/domain/materials.md, The ledger). Quantities are scaled
 * by 10,000 and values are cents; a rate is never stored.
 */
import type { Context } from '../../context.ts'
import { addDays, dateText } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { amountTooLarge, Problem } from '../../lib/problem.ts'
import { topicName } from '../../lib/topic.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectUsableDeposits } from '../depositos/door.ts'
import * as queries from './ledger.queries.ts'
import type { StockKey } from './ledger.queries.ts'
import { quantityText } from './quantity-text.ts'
import { added, valueOf } from './stock-value.ts'

export type { StockKey } from './ledger.queries.ts'

export type Posting = StockKey & {
  fecha: string
  /** Signed: above 0 enters, below 0 leaves. */
  cantidad: number
  /** The value that it adds, signed as the quantity; undefined takes the average cost. */
  valor?: number
  documentoId: string
  /** The field of a refusal. */
  field: string
  /** The quantity of a count. */
  contado?: number
  /** The `tramo` of the line that this one reverses, so that it is on the same side of each count. */
  tramo?: number
}

const most = 999_999_999_999_999

/** Inside a write: locks keys until the commit, in one order for all writers so that two documents cannot deadlock. */
export async function lockStock(ctx: Context, { db }: ProjectScope, keys: StockKey[]): Promise<void> {
  const names = new Set(keys.map(({ depositoId, materialId }) => `stock:${depositoId}:${materialId}`))
  for (const name of [...names].toSorted()) await ctx.store.lock(db, name)
}

/** Inside a write: notifies the screens of the whole company; those of the project are notified with the record. */
export function announceStock(ctx: Context, { db }: ProjectScope): Promise<void> {
  return ctx.store.announce(db, topicName({ company: ctx.company.id }), 'stock')
}

type Shortage = { available: number; requested: number; day: string }

/** A count that later movements contradict. */
async function countTooLow({ db }: ProjectScope, posting: Posting, { available, requested, day }: Shortage) {
  const { material, unidad, deposito } = await queries.selectNames(db, posting)
  const [counted, missing] = [quantityText(posting.contado!), quantityText(requested - available)]
  const message = `Contaste ${counted} ${unidad} de ${material} en ${deposito}, y con lo que salió después el ${dateText(day)} quedaría en -${missing} ${unidad}. Volvé a contar, o revisá los movimientos de ese día.`
  return new Problem(409, 'Not enough stock', message, { issues: [{ field: posting.field, message }] })
}

async function notEnough(scope: ProjectScope, posting: Posting, { available, requested, day }: Shortage) {
  if (posting.contado !== undefined) return countTooLow(scope, posting, { available, requested, day })
  const { db, desarrolladoraId, project } = scope
  const { material, unidad, deposito } = await queries.selectNames(db, posting)
  const usable = await selectUsableDeposits(db, desarrolladoraId, project.id)
  const elsewhere = await queries.selectElsewhere(
    db,
    posting,
    usable.map(({ id }) => id),
  )
  const text = (quantity: number) => `${quantityText(quantity)} ${unidad}`
  const missing = requested - available
  const what =
    day === posting.fecha
      ? `No alcanza ${material} en ${deposito}: hay disponible ${text(available)}, pedís ${text(requested)} y falta ${text(missing)}.`
      : `No alcanza ${material} en ${deposito}: el ${dateText(day)} quedaría en -${text(missing)}, porque ese día hay ${text(available)} y pedís ${text(requested)}.`
  const places = elsewhere.map(({ nombre, fisico }) => `${text(fisico)} en ${nombre}`).join(' y ')
  const step = places ? `Hay ${places}: podés transferirlo.` : `Cargá menos, o primero el ingreso que falta.`
  const message = `${what} ${step}`
  return new Problem(409, 'Not enough stock', message, { issues: [{ field: posting.field, message }] })
}

/**
 * Inside a write that locked the key: adds a line, changes the balance and those of its day and later ones up to the next count,
 * whose difference changes instead of its quantity. Returns the value that it added. Throws 409 `Not enough stock` if a balance
 * would become negative.
 */
export async function postLine(scope: ProjectScope, posting: Posting): Promise<number> {
  const { depositoId, materialId, fecha, cantidad, documentoId } = posting
  const key = { depositoId, materialId }
  const counts = await queries.selectCounts(scope.db, key, fecha)
  const tramo = posting.tramo ?? counts.findLast((count) => count.fecha === fecha)?.seq ?? 0
  const next = counts.find((count) => count.fecha > fecha || count.seq > tramo)
  await moveDays(scope, posting, next)
  const valor = await moveBalance(scope, posting, next)
  const orden = cantidad > 0 ? 1 : 2
  const { id: proyectoId } = scope.project
  const line = { id: newId(), proyectoId, ...key, fecha, tramo, orden, cantidad, valor, contado: null, documentoId }
  await queries.insertLine(scope.db, line)
  return valor
}

/** Changes the daily balances of a new line, up to the next count. */
async function moveDays(scope: ProjectScope, posting: Posting, next: queries.CountLine | undefined): Promise<void> {
  const { db } = scope
  const { fecha, cantidad } = posting
  const key = { depositoId: posting.depositoId, materialId: posting.materialId }
  await queries.insertDay(db, key, fecha)
  const days = { from: fecha, before: next?.fecha }
  const short = cantidad < 0 ? await queries.selectFirstBelow(db, key, days, -cantidad) : undefined
  if (short) throw await notEnough(scope, posting, { available: short.cierre, requested: -cantidad, day: short.fecha })
  if (next) {
    const before = next.contado! - next.cantidad
    if (before + cantidad < 0)
      throw await notEnough(scope, posting, { available: before, requested: -cantidad, day: next.fecha })
    await queries.addToDay(db, key, next.fecha, -cantidad)
  }
  await queries.shiftClosings(db, key, days, cantidad)
  await queries.addToDay(db, key, fecha, cantidad)
}

/** Changes the current balance; with a later count only its value, because the counted quantity stands. */
async function moveBalance(
  scope: ProjectScope,
  posting: Posting,
  next: queries.CountLine | undefined,
): Promise<number> {
  const { db } = scope
  const { cantidad } = posting
  const key = { depositoId: posting.depositoId, materialId: posting.materialId }
  const balance = await queries.selectBalance(db, key)
  const valor = valueOf(balance, cantidad, posting.valor)
  let after = added(balance, cantidad, valor)
  if (next) {
    const back = cantidad < 0 ? -valor : valueOf(after, -cantidad)
    await queries.addToCount(db, next.seq, -cantidad, back)
    after = added(after, -cantidad, back)
  }
  if (after.fisico > most || after.valor > most) throw amountTooLarge()
  await queries.upsertBalance(db, key, { ...balance, ...after })
  return valor
}

/** As `postLine` for both sides of a transfer: what leaves takes its value along. Returns that value. */
export async function postTransfer(scope: ProjectScope, out: Posting, into: Posting): Promise<number> {
  const taken = await postLine(scope, out)
  await postLine(scope, { ...into, valor: -taken + 0 })
  return taken
}

/**
 * Inside a write that locked the keys: posts the opposite of each line of a document, on its date and its side of each count.
 * Returns the value of each line. Throws 409 `Not enough stock`.
 */
export async function postReversal(
  scope: ProjectScope,
  { of, documentoId, isTransfer }: { of: string; documentoId: string; isTransfer: boolean },
): Promise<number[]> {
  const lines = await queries.selectLinesOf(scope.db, of)
  const opposite = lines.map((line, index): Posting => {
    const place = isTransfer ? Math.floor(index / 2) : index
    const { cantidad, valor } = line
    return { ...line, cantidad: -cantidad, valor: -valor + 0, documentoId, field: `lineas.${place}.cantidad` }
  })
  const values: number[] = []
  for (let index = 0; index < opposite.length; index += isTransfer ? 2 : 1) {
    const [one, other] = [opposite[index]!, opposite[index + 1]]
    values.push(isTransfer ? await postTransfer(scope, other!, one) : await postLine(scope, one))
  }
  return values
}

/** The last line of a key and its balance at the end of a day, as a counter sees them now. */
export async function observeStock({ db }: ProjectScope, key: StockKey, fecha: string) {
  const [vistoSeq, teorico] = await Promise.all([
    queries.selectLastSeq(db, key),
    queries.selectClosingBefore(db, key, addDays(fecha, 1)),
  ])
  return { vistoSeq, teorico }
}

export type Count = StockKey & {
  fecha: string
  contado: number
  /** The last line of the key when it was counted. Lines of its day that came later are after the count. */
  seen: number
  /** Whether it replaces counts that were confirmed since. */
  prevails: boolean
  documentoId: string
  field: string
}

async function countedSince({ db }: ProjectScope, { field, contado, ...key }: Count, other: queries.CountLine) {
  const { material, unidad, deposito } = await queries.selectNames(db, key)
  const [own, theirs] = [quantityText(contado), quantityText(other.contado!)]
  const message = `Después de que contaste ${material}, otro conteo dejó ${theirs} ${unidad} en ${deposito}. Si valen tus ${own} ${unidad}, confirmá que tu conteo reemplaza al otro.`
  return new Problem(409, 'Counted since', message, { issues: [{ field, message }] })
}

/**
 * Inside a write that locked the key: sets the balance at the time of the count to what was counted. Throws 409 `Counted since`
 * for another count in between, and `Not enough stock` if more left afterwards than was counted.
 */
export async function postCount(scope: ProjectScope, count: Count): Promise<void> {
  const { db } = scope
  const { depositoId, materialId, fecha, contado, documentoId, field } = count
  const key = { depositoId, materialId }
  const counts = await queries.selectCounts(db, key, fecha)
  const other = counts.findLast(({ seq }) => seq > count.seen)
  if (other && !count.prevails) throw await countedSince(scope, count, other)
  const ofDay = counts.findLast((each) => each.fecha === fecha)?.seq ?? 0
  const seen = Math.max(count.seen, ofDay)
  const before = (await queries.selectClosingBefore(db, key, fecha)) + (await queries.sumOfDay(db, key, fecha, seen))
  const cantidad = contado - before
  const posting = { ...key, fecha, cantidad, contado, documentoId, field }
  const next = counts.find((each) => each.fecha > fecha)
  await moveDays(scope, posting, next)
  const valor = await moveBalance(scope, posting, next)
  const { id: proyectoId } = scope.project
  const line = { id: newId(), proyectoId, ...key, fecha, tramo: 0, orden: 0, cantidad, valor, contado, documentoId }
  await queries.placeCount(db, key, fecha, seen, await queries.insertLine(db, line))
}

/** Inside a write that locked the key: reserves a quantity, or releases a negative one. Throws 409 if less is available. */
export async function reserveStock(scope: ProjectScope, key: StockKey, cantidad: number): Promise<void> {
  const balance = await queries.selectBalance(scope.db, key)
  const available = balance.fisico - balance.reservado
  if (cantidad > available) {
    const { material, unidad, deposito } = await queries.selectNames(scope.db, key)
    const [free, wanted] = [quantityText(available), quantityText(cantidad)]
    const missing = quantityText(cantidad - available)
    const message = `No alcanza ${material} en ${deposito}: hay disponible ${free} ${unidad}, querés reservar ${wanted} ${unidad} y falta ${missing} ${unidad}. Reservá menos, o liberá otra reserva.`
    throw new Problem(409, 'Not enough stock', message, { issues: [{ field: 'cantidad', message }] })
  }
  await queries.upsertBalance(scope.db, key, { ...balance, reservado: balance.reservado + cantidad })
}
