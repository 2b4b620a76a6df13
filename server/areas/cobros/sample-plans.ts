/** The planned receipts of a sample project: those of its buyers so far, what is still to come, and one that is late. */
import { addDays, addMonths, monthOf } from '../../lib/calendar.ts'
import { sampleId } from '../../records/sample.ts'
import type { Cuota } from './instalments.service.ts'
import type { CobroPrevisto } from './planned.record.ts'
import type { Cobro } from './record.ts'

export type SampleInstalment = Pick<Cuota, 'id' | 'numero' | 'vencimiento' | 'moneda' | 'importe'>
export type SamplePlan = { plan: CobroPrevisto; cuotas: SampleInstalment[] }

const monthsAhead = 12
const monthsOfIndex = 24

type Making = { proyectoId: number; today: string; indiceId: string | null }
type Agreed = Pick<Cuota, 'vencimiento' | 'moneda' | 'importe'>
type Head = Pick<CobroPrevisto, 'de' | 'moneda' | 'nota'> & Partial<CobroPrevisto>

/** Returns a function that makes the plans of a project one after the other, with their numbers and ids. */
function planMaker(proyectoId: number) {
  let [plans, instalments] = [0, 0]
  return (head: Head, agreed: Agreed[]): SamplePlan => {
    const cuotas = agreed.map((each, index) => {
      return { ...each, id: sampleId(proyectoId, 'cuotas', instalments + index), numero: index + 1 }
    })
    instalments += cuotas.length
    plans += 1
    const plan: CobroPrevisto = {
      id: sampleId(proyectoId, 'cobrosPrevistos', plans - 1),
      numero: plans,
      concepto: 'cuota',
      indiceId: null,
      indice: null,
      mesBase: null,
      indiceDesfase: 0,
      cuotas: [],
      saldoBase: '0.00',
      atrasadoBase: '0.00',
      estado: 'vigente',
      motivoEstado: null,
      version: 1,
      ...head,
    }
    return { plan, cuotas }
  }
}

/** Later instalments of a buyer: as much as the last one, on the same day of each month. */
function laterOnes({ fecha, moneda, importe }: Cobro, today: string): Agreed[] {
  const months = Array.from({ length: monthsAhead }, (_, index) => addMonths(monthOf(fecha), index + 1))
  return months
    .map((month) => ({ vencimiento: `${month}-${fecha.slice(8)}`, moneda, importe }))
    .filter(({ vencimiento }) => vencimiento > today)
}

/**
 * A plan for each buyer among the receipts, whose instalments are paid so far except for one that was due twelve days ago, and a plan in
 * pesos that an index adjusts. Names the paid instalment in each receipt.
 */
export function samplePlans(cobros: Cobro[], { proyectoId, today, indiceId }: Making): SamplePlan[] {
  const buyers = Map.groupBy(
    cobros.filter(({ concepto }) => concepto !== 'aporte'),
    ({ de }) => de,
  )
  const make = planMaker(proyectoId)
  const ofBuyers = [...buyers].map(([de, paid], index) => {
    const { moneda, importe } = paid.at(-1)!
    const late = index === 0 ? [{ vencimiento: addDays(today, -12), moneda, importe }] : []
    const past = paid.map((each) => ({ vencimiento: each.fecha, moneda: each.moneda, importe: each.importe }))
    const agreed = [...past, ...late, ...laterOnes(paid.at(-1)!, today)]
    const plan = make({ de, moneda, nota: `Unidad ${index + 2}B` }, agreed)
    for (const [row, cobro] of paid.entries()) {
      cobro.cuotaId = plan.cuotas[row]!.id
      cobro.importeCuota = cobro.importe
    }
    return plan
  })
  return indiceId === null ? ofBuyers : [...ofBuyers, indexedPlan(make, indiceId, monthOf(today))]
}

function indexedPlan(make: ReturnType<typeof planMaker>, indiceId: string, month: string): SamplePlan {
  const inPesos = Array.from({ length: monthsOfIndex }, (_, index): Agreed => {
    return { vencimiento: `${addMonths(month, index + 1)}-10`, moneda: 'ARS', importe: '1850000.00' }
  })
  const index = { indiceId, mesBase: addMonths(month, -6), indiceDesfase: 2 }
  return make({ de: 'Marcela Ibáñez', moneda: 'ARS', nota: 'Unidad 6A, boleto en pesos', ...index }, inPesos)
}
