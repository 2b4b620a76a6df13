import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { addMonths, monthOf, monthsBetween } from '../../lib/calendar.ts'
import { invalid } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn } from '../../lib/sheet.ts'
import { toScaled } from '../../money/decimal.ts'
import { amountText, valueOnDay, warningsOfDays, type Valuation } from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import { projectScope } from '../../records/project-scope.ts'
import { valuationOf } from '../../money/project-valuation.ts'
import { statedInstalments } from '../cobros/door.ts'
import { projectedByRubro, selectPlannedDates } from '../control/door.ts'
import { accountsIn } from '../cuentas/door.ts'
import { retainedFunds } from '../liberaciones/door.ts'
import { workOfRubros } from '../plan/door.ts'
import { flowOf, netOf, nothing, plannedOf, restOf, uncontractedOf, type MonthSum, type MonthSums } from './months.ts'
import { selectContracts, selectOnAccount, selectSums } from './queries.ts'

type Flujo = components['schemas']['Flujo']
type Mes = components['schemas']['FlujoMes']

const mostMonths = 120
const ofDays = { amount: 'Cada movimiento', vat: 'con IVA', each: 'por día' }

const sheet: SheetColumn<Mes>[] = [
  { title: 'Mes', kind: 'month', value: ({ mes }) => mes },
  { title: 'Cobros', kind: 'decimal', value: ({ cobros }) => cobros },
  { title: 'Cobros previstos', kind: 'decimal', value: ({ cobrosPrevistos }) => cobrosPrevistos },
  { title: 'Pagos', kind: 'decimal', value: ({ pagos }) => pagos },
  { title: 'Retenciones a depositar', kind: 'decimal', value: ({ retenciones }) => retenciones },
  { title: 'Comprobantes por pagar', kind: 'decimal', value: ({ comprobantes }) => comprobantes },
  { title: 'Certificados por pagar', kind: 'decimal', value: ({ certificados }) => certificados },
  { title: 'Resto de contratos', kind: 'decimal', value: ({ contratos }) => contratos },
  { title: 'Fondo de reparo', kind: 'decimal', value: ({ fondoReparo }) => fondoReparo },
  { title: 'Presupuesto sin contratar', kind: 'decimal', value: ({ sinContratar }) => sinContratar },
  { title: 'Neto', kind: 'decimal', value: ({ neto }) => neto },
  { title: 'Acumulado', kind: 'decimal', value: ({ acumulado }) => acumulado },
]

/** The requested range of months. Throws 400. */
function rangeOf({ desde, hasta }: Query<'getFlujo'>, now: string) {
  const first = desde ?? (hasta !== undefined && hasta < now ? addMonths(hasta, -11) : addMonths(now, -11))
  const last = hasta ?? (first > now ? addMonths(first, 11) : addMonths(now, 12))
  if (last < first) throw invalid('hasta', 'El último mes no puede ser anterior al primero.')
  if (monthsBetween(first, last) >= mostMonths) throw invalid('hasta', `Se ven hasta ${mostMonths} meses juntos.`)
  return { desde: first, hasta: last, now }
}

const toWireAmounts = (sums: MonthSums) => ({
  cobros: amountText(sums.cobros),
  cobrosPrevistos: amountText(sums.cobrosPrevistos),
  pagos: amountText(sums.pagos),
  retenciones: amountText(sums.retenciones),
  comprobantes: amountText(sums.comprobantes),
  certificados: amountText(sums.certificados),
  contratos: amountText(sums.contratos),
  fondoReparo: amountText(sums.fondoReparo),
  sinContratar: amountText(sums.sinContratar),
})

/** The budget without a contract by month, in the project's currency. */
async function uncontractedSums(ctx: Context, scope: ProjectScope): Promise<MonthSum[]> {
  const rests = await projectedByRubro(ctx, scope)
  if (rests.length === 0) return []
  const [work, dates] = [await workOfRubros(scope), await selectPlannedDates(scope.db, scope.project.id)]
  return rests.flatMap((rest) => uncontractedOf(rest, { work, dates, thisMonth: monthOf(scope.today) }))
}

/** Valued movements: past ones, open balances, the rest of contracts and what is retained of them. */
async function movementsOf(scope: ProjectScope, valuation: Valuation, uncontracted: MonthSum[]) {
  const { db, project, today } = scope
  const now = monthOf(today)
  // Without factors the day makes no difference, so months are enough.
  const rows = await selectSums(db, project.id, valuation.ranges ? 'fecha' : 'mes')
  const moved = rows.flatMap(({ kind, clave, importe }): MonthSum[] => {
    const cents = valueOnDay(valuation, BigInt(importe), clave)
    const mes = clave.slice(0, 7)
    // The tax office gets what a payment withholds in the month after it.
    return cents === null ? [] : [{ kind, mes: kind === 'retenciones' ? addMonths(mes, 1) : mes, importe: cents }]
  })
  const rests = (await selectContracts(db, project.id)).flatMap(
    ({ total, totalBase, certificado, amortizado, facturado, pagado, ...terms }) => {
      const [amortized, covered] = [BigInt(amortizado ?? 0), BigInt(facturado ?? 0) + BigInt(pagado ?? 0)]
      // An advance that is taken back was paid, also if no document or payment says so.
      const paidAhead = covered > amortized ? covered : amortized
      const sums = {
        total: BigInt(total),
        totalBase: BigInt(totalBase),
        cubierto: BigInt(certificado ?? 0) + paidAhead,
      }
      return restOf({ ...terms, ...sums }, now)
    },
  )
  const funds = (await retainedFunds(scope)).map(({ vencimiento, cents }): MonthSum => ({
    kind: 'fondoReparo',
    mes: monthOf(vencimiento),
    importe: BigInt(cents),
  }))
  const instalments = (await statedInstalments(scope, {})).cuotas.map(({ vencimiento, saldoBase }): MonthSum => ({
    kind: 'cobrosPrevistos',
    mes: monthOf(vencimiento),
    importe: BigInt(toScaled('importe', saldoBase ?? '0')),
  }))
  const planned = [...rests, ...funds, ...instalments, ...uncontracted].flatMap((part): MonthSum[] => {
    const cents = valueOnDay(valuation, part.importe, part.mes <= now ? today : `${part.mes}-01`)
    return cents === null ? [] : [{ ...part, importe: cents }]
  })
  const days = rows.map(({ clave, cantidad }) => ({ fecha: clave, cantidad: Number(cantidad) }))
  return { sums: [...moved, ...planned], avisos: warningsOfDays(valuation, days) }
}

/** The cash flow of a project, or its months as a file. Throws 400, 404, and 409 if the valuation has no factor. */
export async function getFlujo(ctx: Context, proyectoId: number, query: Query<'getFlujo'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db, today } = scope
  const now = monthOf(today)
  const range = rangeOf(query, now)
  const valuation = await valuationOf(scope, query, ofDays)
  const uncontracted = query.soloContratado ? [] : await uncontractedSums(ctx, scope)
  const { sums, avisos } = await movementsOf(scope, valuation, uncontracted)
  const accounts = await accountsIn(scope, scope.project.monedaBase)
  // The balance of the accounts contains all that the project received and paid, and what it deposited of withholdings in earlier
  // months: it is the end of the actual movements.
  const moved = sums.reduce((all, { kind, mes, importe }) => {
    if (kind === 'cobros') return all + importe
    return kind === 'pagos' || (kind === 'retenciones' && mes < now) ? all - importe : all
  }, 0n)
  const opening = accounts ? (valueOnDay(valuation, accounts.projected, today) ?? 0n) - moved : 0n
  const { before, after, months } = flowOf(sums, range, opening)
  const meses: Mes[] = months.map((month) => ({
    mes: month.mes,
    ...toWireAmounts(month),
    neto: amountText(month.neto),
    acumulado: amountText(month.acumulado),
  }))
  const { formato } = query
  if (formato === 'csv' || formato === 'xlsx') return writeSheet(formato, 'flujo-de-caja', sheet, meses)
  const totals = nothing()
  for (const month of months) for (const kind of Object.keys(totals) as (keyof MonthSums)[]) totals[kind] += month[kind]
  const onAccount = (await selectOnAccount(db, proyectoId)).reduce(
    (all, { fecha, importe }) => all + (valueOnDay(valuation, BigInt(importe), fecha) ?? 0n),
    0n,
  )
  const answer: Flujo = {
    moneda: valuation.wire.moneda,
    valuacion: valuation.wire,
    avisos,
    mesActual: now,
    cuentas: accounts && {
      cantidad: accounts.count,
      saldo: amountText(valueOnDay(valuation, accounts.balance, today) ?? 0n),
      saldoProyectado: amountText(valueOnDay(valuation, accounts.projected, today) ?? 0n),
    },
    saldoInicial: amountText(opening + netOf(before)),
    meses,
    totales: { ...toWireAmounts(totals), neto: amountText(netOf(totals)) },
    despues: amountText(plannedOf(after) + (range.hasta < now ? 0n : after.pagos + after.retenciones)),
    cobrosDespues: amountText(after.cobrosPrevistos),
    aCuenta: amountText(onAccount),
  }
  return answer
}
