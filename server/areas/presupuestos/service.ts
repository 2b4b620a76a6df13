/** Who may: members read, from miembro on they write. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { exact, importe } from '../../lib/decimal.ts'
import { conflict } from '../../lib/problem.ts'
import type { DocumentScope, Step } from '../../records/document.ts'
import {
  changeDocument,
  documentScope,
  findDocument,
  moveDocument,
  type Place,
} from '../../records/document.service.ts'
import { presupuestos, type Budget } from './kind.ts'
import { lineOf } from './lines.service.ts'
import { selectApproved, selectItems } from './queries.ts'

type Schemas = components['schemas']

/** Puts a budget in the place of the one that was approved before. */
async function replaceApproved(ctx: Context, scope: DocumentScope): Promise<void> {
  const approved = await selectApproved(scope.db, scope.project.id)
  if (!approved) return
  const before = await findDocument(scope, presupuestos, approved.id)
  const document = { ...before, estado: 'reemplazado' as const }
  await changeDocument(ctx, scope, presupuestos, { accion: 'reemplazar', before, document })
}

/** Freezes a draft; what was approved before is replaced. Throws 404 and 409. */
export function approveBudget(ctx: Context, place: Place, seen: { version?: number }): Promise<Budget> {
  const approve: Step<Budget> = {
    accion: 'aprobar',
    from: ['borrador'],
    to: 'aprobado',
    confirms: true,
    async prepare(scope, budget) {
      if (budget.cantidadItems === 0) throw conflict('El presupuesto no tiene ítems: cargá alguno antes de aprobarlo.')
      await replaceApproved(ctx, scope)
      return { ...budget, fechaAprobacion: scope.today }
    },
  }
  return moveDocument(ctx, presupuestos, place, seen, approve)
}

/** The lines in which two budgets differ, by their codes. Throws 404. */
export async function compareBudgets(
  ctx: Context,
  { proyectoId, presupuestoId, con }: { proyectoId: number; presupuestoId: string; con: string },
): Promise<Schemas['PresupuestoComparacion']> {
  const scope = await documentScope(ctx, ctx.store.read, proyectoId)
  const presupuesto = await findDocument(scope, presupuestos, presupuestoId)
  const antes = await findDocument(scope, presupuestos, con)
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
  return { antes, presupuesto, lineas, diferencia }
}
