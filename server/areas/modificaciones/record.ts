import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact } from '../../money/decimal.ts'
import { newId } from '../../lib/ids.ts'
import { conflict } from '../../lib/problem.ts'
import { fittingAmount } from '../../money/amounts.ts'
import type { ProjectScope, RecordKind, Step, Stored } from '../../records/record.ts'
import { restateControl } from '../control/door.ts'
import { withoutVat } from '../../money/project-valuation.ts'
import {
  approvedBudget,
  lineAmount,
  lineColumns,
  lineOf,
  readChangeLines,
  requireLineNames,
  requireWorth,
  writeChangeLines,
} from '../presupuestos/door.ts'
import { inBase } from '../../money/rates.ts'

export type Modificacion = components['schemas']['Modificacion']

const signOf = ({ tipo }: Modificacion) => (tipo === 'economia' ? -1 : 1)

/** Validates a change of the approved budget, in that budget's currency. Throws 400, 404 and 409. */
async function validate(scope: ProjectScope, change: Modificacion, before: Modificacion | undefined) {
  const budget = await approvedBudget(scope)
  if (before && before.presupuestoId !== budget.id)
    throw conflict('El presupuesto de esta modificación fue reemplazado: cargala de nuevo sobre el vigente.')
  await requireLineNames(scope, { lines: change.items, earlier: before?.items ?? [], field: 'items' })
  const amounts = change.items.map((item, row) => lineAmount(item, `items.${row}.cantidad`))
  if (change.tipo === 'economia') await requireWorth(scope, budget.id, change.items, amounts)
  const sum = (values: string[]) => values.reduce((total, value) => total.plus(value), exact(0)).times(signOf(change))
  const base = amounts.map((amount) => inBase(amount, budget, scope.project.monedaBase))
  const totals = { total: fittingAmount('items', sum(amounts)), totalBase: fittingAmount('items', sum(base)) }
  return { ...change, ...totals, presupuestoId: budget.id, moneda: budget.moneda as Modificacion['moneda'] }
}

async function storeLines(scope: ProjectScope, change: Modificacion): Promise<void> {
  const budget = await approvedBudget(scope)
  const { id, items } = change
  const rows = items.map((item, row) => ({
    id: newId(),
    proyectoId: scope.project.id,
    presupuestoId: null,
    modificacionId: id,
    ...lineColumns(item, budget, scope.project.monedaBase, `items.${row}.cantidad`, signOf(change)),
  }))
  await writeChangeLines(scope, id, rows)
}

async function load(scope: ProjectScope, changes: Stored<Modificacion, 'modificaciones'>[]): Promise<Modificacion[]> {
  const lines = await readChangeLines(
    scope,
    changes.map(({ id }) => id),
  )
  return changes.map((change) => ({
    ...change,
    items: (lines.get(change.id) ?? []).map(({ modificacionId: _change, ...row }) => lineOf(row)),
  }))
}

export const modificaciones: RecordKind<Modificacion, 'modificaciones'> = {
  entidad: 'modificacion',
  topic: 'finances',
  words: { missing: 'No encontramos esa modificación.', name: 'La modificación' },
  shape: {
    table: 'modificaciones',
    fields: {
      presupuestoId: 'text',
      tipo: 'text',
      fecha: 'text',
      motivo: 'text',
      moneda: 'text',
      total: 'importe',
      totalBase: 'importe',
    },
    defaults: { items: [] },
    searchOf: (change) => change.motivo,
    load,
  },
  list: {
    sorts: { numero: 'numero', fecha: 'fecha' },
    equals: ['tipo'],
    day: 'fecha',
    totals: { totalBase: 'importe' },
    uncounted: ['anulada'],
    valued: {
      by: withoutVat,
      day: 'fecha',
      amounts: {
        total: { column: 'totalBase', title: 'Total' },
      },
    },
    sheet: [
      { title: 'Número', kind: 'number', value: (change) => change.numero },
      { title: 'Tipo', kind: 'text', value: (change) => words.ModificacionTipo[change.tipo] },
      { title: 'Fecha', kind: 'day', value: (change) => change.fecha },
      { title: 'Motivo', kind: 'text', value: (change) => change.motivo },
      { title: 'Estado', kind: 'text', value: (change) => words.ModificacionEstado[change.estado] },
      { title: 'Moneda', kind: 'text', value: (change) => change.moneda },
      { title: 'Total', kind: 'decimal', value: (change) => change.total },
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

export const approve: Step<Modificacion> = {
  accion: 'aprobar',
  from: ['borrador'],
  to: 'aprobada',
  confirms: true,
  prepare: (scope, change) => validate(scope, change, change),
}

export const annul: Step<Modificacion> = {
  accion: 'anular',
  from: ['aprobada'],
  to: 'anulada',
  isAlwaysOpen: true,
}
