import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { exact, importe } from '../../money/decimal.ts'
import { conflict } from '../../lib/problem.ts'
import { amountText, type ValuationQuery } from '../../money/valuation.ts'
import type { Place, ProjectScope, Step } from '../../records/record.ts'
import { projectScope } from '../../records/project-scope.ts'
import { findRecord, getRecord, listRecords, type RecordPage } from '../../records/record-list.service.ts'
import {
  changeRecord,
  createRecord,
  deleteDraft,
  moveRecord,
  updateRecord,
} from '../../records/record-write.service.ts'
import { requireApproval } from '../aprobaciones/door.ts'
import { presupuestos, type Budget } from './record.ts'
import { lineOf } from './lines.service.ts'
import { selectApproved, selectItems } from './queries.ts'
import { withoutVat } from '../../money/project-valuation.ts'
import { statementOf, valuedLines, valuedTotals, wireOf } from './valuation.service.ts'

type Schemas = components['schemas']

/** The budget versions of a project with their valued totals, or all as a file. Throws 404 and 409. */
export async function listPresupuestos(ctx: Context, proyectoId: number, query: Query<'listPresupuestos'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const [page, valuation] = await Promise.all([
    listRecords<RecordPage<Budget>, 'presupuestos'>(ctx, presupuestos, proyectoId, query),
    withoutVat(scope, query),
  ])
  if (!('items' in page)) return page
  const wire = wireOf(valuation, page.items)
  const totalOf = await valuedTotals(scope, valuation, page.items)
  return { ...page, ...wire, items: page.items.map((each) => ({ ...each, valuado: { total: totalOf(each) } })) }
}

/** Throws 404. */
export function getPresupuesto(ctx: Context, place: Place) {
  return getRecord(ctx, presupuestos, place)
}

/** Throws 400, 404, and 409 for a closed project. */
export function createPresupuesto(ctx: Context, proyectoId: number, input: Body<'createPresupuesto'>) {
  return createRecord(ctx, presupuestos, proyectoId, input)
}

/** Merges the sent fields into a draft. Throws 400, 404, and 409 for a stale version or another state. */
export function updatePresupuesto(ctx: Context, place: Place, patch: Body<'updatePresupuesto'>) {
  return updateRecord(ctx, presupuestos, place, patch)
}

/** Deletes a draft. Throws 404 and 409. */
export function deletePresupuesto(ctx: Context, place: Place, { version }: Query<'deletePresupuesto'>) {
  return deleteDraft(ctx, presupuestos, place, version)
}

/** Moves the previously approved budget to `reemplazado`. */
async function replaceApproved(ctx: Context, scope: ProjectScope): Promise<void> {
  const approved = await selectApproved(scope.db, scope.project.id)
  if (!approved) return
  const before = await findRecord(scope, presupuestos, approved.id)
  const record = { ...before, estado: 'reemplazado' as const }
  await changeRecord(ctx, scope, presupuestos, { accion: 'reemplazar', before, record })
}

/** Approves and freezes a draft; the previous one is replaced. Throws 403 by the rules of approval, 404 and 409. */
export function approvePresupuesto(ctx: Context, place: Place, seen: { version?: number }): Promise<Budget> {
  const approve: Step<Budget> = {
    accion: 'aprobar',
    from: ['borrador'],
    to: 'aprobado',
    confirms: true,
    async prepare(scope, budget) {
      if (budget.cantidadItems === 0) throw conflict('El presupuesto no tiene ítems: cargá alguno antes de aprobarlo.')
      await requireApproval(ctx, scope, 'presupuesto', budget)
      await replaceApproved(ctx, scope)
      return { ...budget, fechaAprobacion: scope.today }
    },
  }
  return moveRecord(ctx, presupuestos, place, seen, approve)
}

type Compared<Each> = { old: Each; fresh: Each }

/** Compares two budgets in a valuation: its wire form, a function for a line by code, and the difference of the totals. */
async function compareBudgets(
  scope: ProjectScope,
  { antes, presupuesto }: { antes: Budget; presupuesto: Budget },
  { old, fresh }: Compared<Map<string, { id: string }>>,
  query: ValuationQuery,
) {
  const { valuation, wire } = await statementOf(scope, query, [antes, presupuesto])
  const [before, after] = [await valuedLines(scope, valuation, antes), await valuedLines(scope, valuation, presupuesto)]
  const totalOf = await valuedTotals(scope, valuation, [antes, presupuesto])
  const [previousTotal, now] = [totalOf(antes), totalOf(presupuesto)]
  const text = (cents: bigint | null) => (cents === null ? null : amountText(cents))
  const lineIn = (code: string) => {
    const [a, b] = [old.get(code), fresh.get(code)]
    const [was, is] = [a ? before(a.id) : 0n, b ? after(b.id) : 0n]
    const difference = was === null || is === null ? null : is - was
    return { importeAntes: text(was), importe: text(is), diferencia: text(difference) }
  }
  const difference = previousTotal === null || now === null ? null : importe(exact(now).minus(previousTotal))
  return { wire, lineIn, difference }
}

/** The lines in which two budgets differ, matched by code. Throws 404 and 409. */
export async function comparePresupuestos(
  ctx: Context,
  { proyectoId, presupuestoId }: { proyectoId: number; presupuestoId: string },
  { con, ...query }: Query<'comparePresupuestos'>,
): Promise<Schemas['PresupuestoComparacion']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const presupuesto = await findRecord(scope, presupuestos, presupuestoId)
  const antes = await findRecord(scope, presupuestos, con)
  const linesOf = async (id: string) => {
    const items = (await selectItems(scope.db, { presupuestoId: id })).map(lineOf)
    return new Map(items.map((item) => [item.codigo.toLowerCase(), item]))
  }
  const [old, fresh] = [await linesOf(con), await linesOf(presupuestoId)]
  const lineas = [...new Set([...fresh.keys(), ...old.keys()])]
    .map((key) => ({ a: old.get(key), b: fresh.get(key) }))
    .filter(({ a, b }) => a?.cantidad !== b?.cantidad || a?.precioUnitario !== b?.precioUnitario)
    .map(({ a, b }) => {
      const [importeAntes, amount] = [a?.importe ?? '0.00', b?.importe ?? '0.00']
      return {
        codigo: (b ?? a)!.codigo,
        descripcion: (b ?? a)!.descripcion,
        cantidadAntes: a?.cantidad ?? null,
        cantidad: b?.cantidad ?? null,
        precioAntes: a?.precioUnitario ?? null,
        precio: b?.precioUnitario ?? null,
        importeAntes,
        importe: amount,
        diferencia: importe(exact(amount).minus(importeAntes)),
      }
    })
  const diferencia = importe(exact(presupuesto.total).minus(antes.total))
  const { wire, ...stated } = await compareBudgets(scope, { antes, presupuesto }, { old, fresh }, query)
  const valued = lineas.map((line) => ({ ...line, valuado: stated.lineIn(line.codigo.toLowerCase()) }))
  return { antes, presupuesto, lineas: valued, diferencia, ...wire, diferenciaValuada: stated.difference }
}
