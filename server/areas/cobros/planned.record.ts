import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { addMonths, monthOf, lastDayOf } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import { sumOfAmounts } from '../../money/amounts.ts'
import { exact, importe, toScaled } from '../../money/decimal.ts'
import { missingIndex, valueOfMonth } from '../../money/rates.ts'
import { readSeries } from '../../money/company-rates.ts'
import { selectIndex } from '../../money/rates.queries.ts'
import type { Reference } from '../../records/catalogue.ts'
import type { ProjectScope, RecordKind, Step, Stored } from '../../records/record.ts'
import { hasReceipts, insertInstalments } from './instalments.queries.ts'
import { statedInstalments, type Cuota } from './instalments.service.ts'

export type CobroPrevisto = components['schemas']['CobroPrevisto']
type Input = components['schemas']['CobroPrevistoInput']
type Generated = NonNullable<Input['generar']>

/** The day of a month, or its last day if it is shorter. */
function dayIn(month: string, day: string): string {
  const last = lastDayOf(month)
  const wanted = `${month}-${day}`
  return wanted > last ? last : wanted
}

/** Equal instalments on the day of the first one; a month without that day has its last one. */
export function generatedInstalments({ cantidad, primera, importe: amount, cadaMeses = 1 }: Generated) {
  const [month, day] = [monthOf(primera), primera.slice(8)]
  return Array.from({ length: cantidad }, (_, index) => ({
    vencimiento: dayIn(addMonths(month, index * cadaMeses), day),
    importe: amount,
  }))
}

/** The instalments of the input by due date. Throws 400. */
function agreedInstalments({
  cuotas = [],
  generar,
  ...plan
}: Input): { vencimiento: string; importe: string; moneda: Cuota['moneda'] }[] {
  if (cuotas.length > 0 === (generar !== undefined))
    throw invalid(
      generar ? 'generar' : 'cuotas',
      'Cargá las cuotas, o cuántas son y desde cuándo: una de las dos cosas.',
    )
  const agreed: NonNullable<Input['cuotas']> = generar ? generatedInstalments(generar) : cuotas
  return agreed
    .map((each, row) => {
      const field = generar ? 'generar.importe' : `cuotas.${row}.importe`
      if (exact(each.importe).eq(0)) throw invalid(field, 'El importe tiene que ser mayor que 0.')
      const moneda = each.moneda ?? plan.moneda!
      if (plan.indiceId && moneda !== 'ARS')
        throw invalid(generar ? 'moneda' : `cuotas.${row}.moneda`, 'Solo las cuotas en pesos se ajustan por un índice.')
      return { ...each, moneda, importe: importe(exact(each.importe)) }
    })
    .toSorted((a, b) => (a.vencimiento < b.vencimiento ? -1 : a.vencimiento > b.vencimiento ? 1 : 0))
}

/** Throws 400 for an index without its month, and 409 `Missing index` if the index has no value for it. */
async function requireIndex(scope: ProjectScope, { indiceId, mesBase }: CobroPrevisto): Promise<void> {
  if (!indiceId) return
  if (!mesBase) throw invalid('mesBase', 'Elegí el mes al que están pactados los importes.')
  const { codigo } = (await selectIndex(scope.db, scope.desarrolladoraId, { id: indiceId }))!
  if (!valueOfMonth(await readSeries(scope, codigo), mesBase)) throw missingIndex(codigo, mesBase)
}

/** Validates a plan and makes its instalments. Throws 400, 404 and 409. */
async function validate(scope: ProjectScope, input: CobroPrevisto): Promise<CobroPrevisto> {
  const moneda = input.moneda ?? scope.project.monedaBase
  const cuotas = agreedInstalments({ ...(input as unknown as Input), moneda })
  await requireIndex(scope, input)
  const { generar: _made, ...plan } = input as CobroPrevisto & Pick<Input, 'generar'>
  const withIds = cuotas.map((each, index) => ({ ...each, id: newId(), numero: index + 1 }))
  return {
    ...plan,
    de: input.de.trim(),
    moneda,
    mesBase: input.indiceId ? input.mesBase : null,
    cuotas: withIds as Cuota[],
  }
}

async function storeLines({ db, project }: ProjectScope, { id, cuotas }: CobroPrevisto): Promise<void> {
  const rows = cuotas.map((each) => ({
    id: each.id,
    previstoId: id,
    proyectoId: project.id,
    numero: each.numero,
    vencimiento: each.vencimiento,
    moneda: each.moneda,
    importe: toScaled('importe', each.importe),
  }))
  for (let start = 0; start < rows.length; start += 100) await insertInstalments(db, rows.slice(start, start + 100))
}

/** The sum of what is left in the project's currency; without those that have no rate. */
export const leftOf = (cuotas: Cuota[]): string => sumOfAmounts(cuotas.flatMap(({ saldoBase }) => saldoBase ?? []))

async function load(scope: ProjectScope, plans: Stored<CobroPrevisto, 'cobrosPrevistos'>[]): Promise<CobroPrevisto[]> {
  const { cuotas } = await statedInstalments(scope, { planIds: plans.map(({ id }) => id) })
  const byPlan = Map.groupBy(cuotas, ({ previstoId }) => previstoId)
  const codes = new Map<string, string>()
  for (const id of new Set(plans.flatMap(({ indiceId }) => indiceId ?? [])))
    codes.set(id, (await selectIndex(scope.db, scope.desarrolladoraId, { id }))!.codigo)
  return plans.map((plan) => {
    const own = byPlan.get(plan.id) ?? []
    return {
      ...plan,
      indice: plan.indiceId === null ? null : codes.get(plan.indiceId)!,
      cuotas: own,
      saldoBase: leftOf(own),
      atrasadoBase: leftOf(own.filter(({ estado }) => estado === 'atrasada')),
    }
  })
}

const index: Reference<'indiceId'> = {
  field: 'indiceId',
  table: 'indices',
  missing: 'No encontramos ese índice.',
  isActive: true,
}

export const cobrosPrevistos: RecordKind<CobroPrevisto, 'cobrosPrevistos'> = {
  entidad: 'cobroPrevisto',
  topic: 'finances',
  words: { missing: 'No encontramos ese cobro previsto.', name: 'El cobro previsto' },
  shape: {
    table: 'cobrosPrevistos',
    fields: {
      de: 'text',
      concepto: 'text',
      moneda: 'text',
      indiceId: 'text',
      mesBase: 'text',
      indiceDesfase: 'number',
      nota: 'text',
    },
    defaults: { indiceId: null, mesBase: null, indiceDesfase: 0, nota: '', cuotas: [] },
    searchOf: ({ de, concepto, nota }) => `${de} ${concepto} ${nota}`,
    references: [index],
    load,
  },
  list: {
    sorts: { numero: 'numero', de: 'searchText' },
    equals: ['concepto'],
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'De', kind: 'text', value: (each) => each.de },
      { title: 'Concepto', kind: 'text', value: (each) => words.CobroConcepto[each.concepto] },
      { title: 'Cuotas', kind: 'number', value: (each) => each.cuotas.length },
      { title: 'Índice', kind: 'text', value: (each) => each.indice },
      { title: 'Mes base', kind: 'month', value: (each) => each.mesBase },
      { title: 'Por cobrar', kind: 'decimal', value: (each) => each.saldoBase },
      { title: 'Atrasado', kind: 'decimal', value: (each) => each.atrasadoBase },
      { title: 'Estado', kind: 'text', value: (each) => words.CobroPrevistoEstado[each.estado] },
      { title: 'Nota', kind: 'text', value: (each) => each.nota },
    ],
  },
  rules: {
    initialState: 'vigente',
    isConfirmedAtOnce: true,
    isSettlement: true,
    validate,
  },
  effects: { storeLines },
}

export const annul: Step<CobroPrevisto> = {
  accion: 'anular',
  from: ['vigente'],
  to: 'anulado',
  isAlwaysOpen: true,
  async prepare({ db }, plan) {
    if (await hasReceipts(db, plan.id)) throw conflict('Tiene cuotas con cobros: anulá primero esos cobros.')
    return plan
  },
}
