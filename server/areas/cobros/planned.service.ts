import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { addDays } from '../../lib/calendar.ts'
import { SheetFile, writeSheet, type SheetColumn } from '../../lib/sheet.ts'
import { fold } from '../../lib/text.ts'
import { pageOf } from '../../records/page.ts'
import { projectScope, type DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, moveRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import { statedInstalments, type Cuota } from './instalments.service.ts'
import { annul, cobrosPrevistos, leftOf, type CobroPrevisto } from './planned.record.ts'

type Summary = components['schemas']['CobroPrevistoResumen']

/** What is still to be received of all plans in force. */
async function summaryOf(scope: ProjectScope): Promise<Summary> {
  const { cuotas, avisos } = await statedInstalments(scope, {})
  const late = cuotas.filter(({ estado }) => estado === 'atrasada')
  const { today, project } = scope
  const soon = addDays(today, 30)
  return {
    moneda: project.monedaBase,
    porCobrar: leftOf(cuotas),
    atrasado: leftOf(late),
    cuotasAtrasadas: late.length,
    en30Dias: leftOf(cuotas.filter(({ vencimiento }) => vencimiento >= today && vencimiento <= soon)),
    avisos: avisos.slice(0, 10),
  }
}

/** A page of the plans of receipts with what all of them still owe, or all matches as a file. */
export async function listCobrosPrevistos(ctx: Context, proyectoId: number, query: Query<'listCobrosPrevistos'>) {
  type Plans = { items: CobroPrevisto[]; total: number; page: number; size: number; lastPage: number }
  const page = await listRecords<Plans, 'cobrosPrevistos'>(ctx, cobrosPrevistos, proyectoId, query)
  if (page instanceof SheetFile) return page
  return { ...page, resumen: await summaryOf(await projectScope(ctx, ctx.store.read, proyectoId)) }
}

export function getCobroPrevisto(ctx: Context, place: Place) {
  return getRecord(ctx, cobrosPrevistos, place)
}

/** Plans receipts. Throws 400, 404, and 409 for a closed project or an index without a value for its month. */
export function createCobroPrevisto(
  ctx: Context,
  proyectoId: number,
  input: Body<'createCobroPrevisto'>,
  dryRun: DryRun,
) {
  return createRecord(ctx, cobrosPrevistos, proyectoId, input, dryRun)
}

/** Annuls a plan. Throws 404, and 409 if it has receipts. */
export function annulCobroPrevisto(ctx: Context, place: Place, seen: Body<'annulCobroPrevisto'>) {
  return moveRecord(ctx, cobrosPrevistos, place, seen, annul)
}

const sheet: SheetColumn<Cuota>[] = [
  { title: 'Vencimiento', kind: 'day', value: (each) => each.vencimiento },
  { title: 'De', kind: 'text', value: (each) => each.de },
  { title: 'Concepto', kind: 'text', value: (each) => words.CobroConcepto[each.concepto] },
  { title: 'Cuota', kind: 'number', value: (each) => each.numero },
  { title: 'De cuántas', kind: 'number', value: (each) => each.cuotas },
  { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
  { title: 'Importe pactado', kind: 'decimal', value: (each) => each.importe },
  { title: 'Factor', kind: 'decimal', value: (each) => each.factor },
  { title: 'Importe ajustado', kind: 'decimal', value: (each) => each.importeAjustado },
  { title: 'Cobrado', kind: 'decimal', value: (each) => each.cobrado },
  { title: 'Saldo', kind: 'decimal', value: (each) => each.saldo },
  { title: 'Estado', kind: 'text', value: (each) => words.CuotaEstado[each.estado] },
  { title: 'Días de atraso', kind: 'number', value: (each) => each.diasAtraso },
]

/** A page of the instalments in force by due date, or all matches as a file. Their states are derived, so all are read. */
export async function listCuotas(ctx: Context, proyectoId: number, query: Query<'listCuotas'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { estado, desde = '', hasta = '9999', search = '', sort, order = 'asc', formato } = query
  const searched = fold(search).split(/\s+/).filter(Boolean)
  const { cuotas } = await statedInstalments(scope, {})
  const found = cuotas.filter(
    (each) =>
      (estado === undefined || each.estado === estado) &&
      each.vencimiento >= desde &&
      each.vencimiento <= hasta &&
      searched.every((word) => fold(each.de).includes(word)),
  )
  const inOrder = sort === 'de' ? found.toSorted((a, b) => a.de.localeCompare(b.de, 'es')) : found
  const sorted = order === 'asc' ? inOrder : inOrder.toReversed()
  if (formato === 'csv' || formato === 'xlsx') return writeSheet(formato, 'cuotas', sheet, sorted)
  const { offset, size, answer } = pageOf(query, sorted.length)
  const totales = { moneda: scope.project.monedaBase, saldoBase: leftOf(found) }
  return { items: sorted.slice(offset, offset + size), totales, ...answer }
}
