import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dateText, dayAt } from '../../lib/calendar.ts'
import { Problem } from '../../lib/problem.ts'
import { exact, toScaled } from '../../money/decimal.ts'
import { isUniqueViolation } from '../../lib/store-failures.ts'
import { amountText, valueOnDay, warningsOfDays, type Valuation, type ValuationQuery } from '../../money/valuation.ts'
import { worthToday } from '../../money/today-rates.ts'
import { SheetFile } from '../../lib/sheet.ts'
import { projectScope, requireOpenProject, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { findRecord, findRecords, getRecord, listRecords } from '../../records/record-list.service.ts'
import {
  createRecord,
  deleteDraft,
  insertNewRecord,
  moveRecord,
  moveRecordWithin,
  updateRecord,
} from '../../records/record-write.service.ts'
import { canSeeProject } from '../../records/visible-projects.ts'
import type { Place, ProjectScope, Step } from '../../records/record.ts'
import { statedInstalments } from '../cobros/door.ts'
import { copyFiles, withFiles } from './files.service.ts'
import { valuationOf } from '../../money/project-valuation.ts'
import { coverLinked, uncoverLinked } from './links.ts'
import { validateRegistered, comprobantes, registeredComprobantes, type Comprobante } from './record.ts'
import { nothingOwed } from './retained.service.ts'
import { selectDue, selectSameNumber } from './queries.ts'

/** A page of the comprobantes of a project, open foreign ones also at the rate of today, or all matching ones as a file. */
export async function listComprobantes(ctx: Context, proyectoId: number, query: Query<'listComprobantes'>) {
  const datedQuery = { ...query, hoy: dayAt(ctx.clock()) }
  const page = await listRecords<components['schemas']['ComprobantePage'], 'comprobantes'>(
    ctx,
    comprobantes,
    proyectoId,
    datedQuery,
  )
  if (page instanceof SheetFile || query.estadoPago === undefined || query.estadoPago === 'pagado') return page
  const worthOf = worthToday(await projectScope(ctx, ctx.store.read, proyectoId))
  const items: Comprobante[] = []
  for (const each of page.items) {
    const saldoHoy = await worthOf(each.moneda, each.tipo === 'notaCredito' ? `-${each.saldo}` : each.saldo)
    items.push(saldoHoy ? { ...each, saldoHoy } : each)
  }
  return { ...page, items }
}

/** The first comprobantes of a project that match a search. Throws 404. */
export function findComprobantes(ctx: Context, proyectoId: number, query: { search: string; limit: number }) {
  return findRecords(ctx, comprobantes, proyectoId, query)
}

export function getComprobante(ctx: Context, place: Place) {
  return getRecord(ctx, comprobantes, place)
}

/** 409 naming the document of the company that has this number already; undefined if none has. */
export async function duplicateNumber(
  ctx: Context,
  db: Db,
  numbered: Parameters<typeof selectSameNumber>[2],
): Promise<Problem | undefined> {
  const other = await selectSameNumber(db, ctx.company.id, numbered)
  if (!other) return undefined
  const isVisible = canSeeProject(ctx.company, other.proyectoId)
  const place = isVisible ? other.nombre : 'otro proyecto de la empresa'
  const message = `Ese comprobante ya está cargado en ${place}, con fecha ${dateText(other.fecha)}.`
  const issues = [{ field: 'numero', message }]
  return new Problem(409, 'Conflict', message, { issues, ...(isVisible && { existenteId: other.id }) })
}

/** Turns a unique violation into a 409 that names the existing document. */
async function withFreeNumber<T>(
  ctx: Context,
  numbered: () => Promise<Parameters<typeof selectSameNumber>[2] | undefined>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const duplicateOf = isUniqueViolation(error) ? await numbered() : undefined
    throw (duplicateOf && (await duplicateNumber(ctx, ctx.store.read, duplicateOf))) ?? error
  }
}

/** Creates a draft, or registers directly. Throws 400, 404, and 409 for a duplicate, a closed project, a missing rate. */
export function createComprobante(
  ctx: Context,
  proyectoId: number,
  { estado, documentos = [], ...input }: Body<'createComprobante'>,
  dryRun: DryRun,
): Promise<Comprobante> {
  const kind = withFiles(ctx, estado === 'registrado' ? registeredComprobantes : comprobantes, documentos)
  return withFreeNumber(
    ctx,
    async () => input,
    () => createRecord(ctx, kind, proyectoId, input, dryRun),
  )
}

/** Merges the sent fields into a draft. Throws 400, 404 and 409. */
export function updateComprobante(
  ctx: Context,
  place: Place,
  patch: Body<'updateComprobante'>,
  dryRun: DryRun,
): Promise<Comprobante> {
  return withFreeNumber(
    ctx,
    async () => ({ ...(await getComprobante(ctx, place)), ...patch }),
    () => updateRecord(ctx, comprobantes, place, patch, dryRun),
  )
}

export function deleteComprobante(ctx: Context, place: Place, version: number | undefined) {
  return deleteDraft(ctx, comprobantes, place, version)
}

/** Registers a draft. Throws 400 if it is incomplete, 404 and 409. */
export function registerComprobante(ctx: Context, place: Place, seen: Body<'registerComprobante'>) {
  const step: Step<Comprobante> = {
    accion: 'registrar',
    from: ['borrador'],
    to: 'registrado',
    prepare: validateRegistered,
    follow: coverLinked,
  }
  return moveRecord(ctx, comprobantes, place, seen, step)
}

const annul: Step<Comprobante> = {
  accion: 'anular',
  from: ['registrado'],
  to: 'anulado',
  isAlwaysOpen: true,
  prepare(_scope, comprobante) {
    if (exact(comprobante.pagado).eq(0)) return { ...comprobante, ...nothingOwed }
    throw new Problem(409, 'Conflict', 'Tiene pagos aplicados. Anulá primero esos pagos, y después el comprobante.')
  },
  follow: uncoverLinked,
}

/** Annuls a registered comprobante. Throws 404, and 409 if payments are applied to it. */
export function annulComprobante(ctx: Context, place: Place, seen: Body<'annulComprobante'>) {
  return moveRecord(ctx, comprobantes, place, seen, annul)
}

/**
 * Annuls a registered comprobante and returns its copy as a draft, with its links and files. Throws 404, and 409 if payments are
 * applied to it, if it names an archived supplier or rubro, and for a closed project.
 */
export function replaceComprobante(ctx: Context, { proyectoId, ...place }: Place, seen: Body<'replaceComprobante'>) {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    requireOpenProject(scope.project)
    const annulled = await moveRecordWithin(ctx, scope, comprobantes, place, seen, annul)
    const { id } = await insertNewRecord(ctx, scope, comprobantes, annulled)
    await copyFiles(ctx, scope, annulled.id, id)
    return findRecord(scope, comprobantes, id)
  })
}

type Due = {
  vencimiento: string
  cantidad: number
  importe: bigint
  clase: 'comprobante' | 'certificado' | 'liberacion'
}

/** Count and amount of the rows due between two days, inclusive. */
function dueBetween(rows: Due[], from: string, to: string) {
  const those = rows.filter(({ vencimiento }) => vencimiento >= from && vencimiento <= to)
  const count = (counted: Due[]) => counted.reduce((all, { cantidad }) => all + cantidad, 0)
  return {
    cantidad: count(those),
    certificados: count(those.filter(({ clase }) => clase === 'certificado')),
    liberaciones: count(those.filter(({ clase }) => clase === 'liberacion')),
    importe: amountText(those.reduce((all, { importe }) => all + importe, 0n)),
  }
}

const whenDue = {
  amount: 'Lo que falta pagar de cada documento',
  vat: 'con IVA',
  each: 'por vencimiento',
  day: 'su vencimiento',
  month: 'el mes de su vencimiento',
}

/** What is left of the planned receipts that were due before today. */
async function lateReceipts(scope: ProjectScope, valuation: Valuation) {
  const { cuotas } = await statedInstalments(scope, {})
  const late = cuotas.filter(({ estado }) => estado === 'atrasada')
  // At the last rates: it is due today.
  const cents = late.map(({ saldoBase }) =>
    valueOnDay(valuation, BigInt(toScaled('importe', saldoBase ?? '0')), scope.today),
  )
  return { cantidad: late.length, importe: amountText(cents.reduce<bigint>((all, each) => all + (each ?? 0n), 0n)) }
}

/** Open balances by due date: overdue, and by week starting this Monday. Throws 409 if the valuation has no factor. */
export async function getVencimientos(
  ctx: Context,
  proyectoId: number,
  { semanas = 9, ...query }: Query<'getVencimientos'> & ValuationQuery,
) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db, today } = scope
  const valuation = await valuationOf(scope, query, whenDue)
  const rows = (await selectDue(db, proyectoId)).map(({ cantidad, importe, ...row }) => ({
    ...row,
    cantidad: Number(cantidad),
    importe: valueOnDay(valuation, BigInt(importe), row.vencimiento) ?? 0n,
  }))
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const weeks = Array.from({ length: semanas }, (_, index) => {
    const desde = addDays(monday, index * 7)
    const hasta = addDays(desde, 6)
    // Days of this week before today are counted as overdue instead.
    return { desde, hasta, ...dueBetween(rows, desde < today ? today : desde, hasta) }
  })
  return {
    fecha: today,
    moneda: valuation.wire.moneda,
    valuacion: valuation.wire,
    avisos: warningsOfDays(
      valuation,
      rows.map(({ vencimiento, cantidad }) => ({ fecha: vencimiento, cantidad })),
    ),
    vencido: dueBetween(rows, '', addDays(today, -1)),
    en7Dias: dueBetween(rows, today, addDays(today, 7)),
    en30Dias: dueBetween(rows, today, addDays(today, 30)),
    semanas: weeks,
    masAdelante: dueBetween(rows, addDays(weeks.at(-1)!.hasta, 1), '9999-12-31'),
    cobrosAtrasados: await lateReceipts(scope, valuation),
  }
}
