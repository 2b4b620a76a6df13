import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { fromScaled } from '../../money/decimal.ts'
import { notFound } from '../../lib/problem.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { fixRate } from '../../money/company-rates.ts'
import { monthOf } from '../../lib/calendar.ts'
import { restateControl } from '../control/door.ts'
import { copyItems, restateItems, selectTotals } from './queries.ts'

type Presupuesto = components['schemas']['Presupuesto']
/** A budget with the fields that exist only on creation. */
export type Budget = Presupuesto & { copiaDe?: string | null }

const missingMessage = 'No encontramos ese presupuesto.'

async function validate(scope: ProjectScope, budget: Budget, before: Budget | undefined): Promise<Budget> {
  const { project, today } = scope
  const moneda = budget.moneda ?? project.monedaBase
  const mesBase = budget.mesBase ?? project.mesBase ?? monthOf(today)
  const isSameRate = budget.cotizacion === before?.cotizacion && before?.moneda !== moneda
  const cotizacion = isSameRate ? null : budget.cotizacion
  const fixed = await fixRate(scope, { moneda, fecha: `${mesBase}-01`, cotizacion }, project.monedaBase)
  return { ...budget, nombre: budget.nombre.trim(), moneda, mesBase, cotizacion: fixed }
}

/** Copies the items of `copiaDe`, and recalculates amounts in the project's currency. Throws 404. */
async function storeLines({ db, project }: ProjectScope, budget: Budget): Promise<void> {
  const { id, copiaDe } = budget
  if (copiaDe && !(await copyItems(db, project.id, copiaDe, id))) throw notFound(missingMessage)
  await restateItems(db, id, budget, project.monedaBase)
}

async function load({ db }: ProjectScope, budgets: Stored<Budget, 'presupuestos'>[]): Promise<Budget[]> {
  const totals = await selectTotals(
    db,
    budgets.map(({ id }) => id),
  )
  return budgets.map((budget) => {
    const { total = '0', count = 0 } = totals.get(budget.id) ?? {}
    return { ...budget, cantidadItems: Number(count), total: fromScaled('importe', total) }
  })
}

export const presupuestos: RecordKind<Budget, 'presupuestos'> = {
  entidad: 'presupuesto',
  topic: 'finances',
  words: { missing: missingMessage, name: 'El presupuesto' },
  shape: {
    table: 'presupuestos',
    fields: { nombre: 'text', moneda: 'text', mesBase: 'text', cotizacion: 'json', fechaAprobacion: 'text' },
    defaults: { fechaAprobacion: null, cotizacion: null },
    searchOf: (budget) => budget.nombre,
    load,
  },
  list: {
    sorts: { numero: 'numero', nombre: 'nombre' },
    sheet: [
      { title: 'Número', kind: 'number', value: (budget) => budget.numero },
      { title: 'Nombre', kind: 'text', value: (budget) => budget.nombre },
      { title: 'Estado', kind: 'text', value: (budget) => words.PresupuestoEstado[budget.estado] },
      { title: 'Mes base', kind: 'month', value: (budget) => budget.mesBase },
      { title: 'Ítems', kind: 'number', value: (budget) => budget.cantidadItems },
      { title: 'Moneda', kind: 'text', value: (budget) => budget.moneda },
      { title: 'Total', kind: 'decimal', value: (budget) => budget.total },
      { title: 'Aprobado', kind: 'day', value: (budget) => budget.fechaAprobacion },
    ],
  },
  rules: {
    initialState: 'borrador',
    validate,
  },
  effects: {
    storeLines,
    afterChange: restateControl,
  },
}
