/** The summary of a project: totals, progress, worst rubros, cross-checks, curve (docs/domain/control.md, Summary). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { addDays, dateText, daysBetween, monthOf } from '../../lib/calendar.ts'
import { exact, fromScaled, importe } from '../../money/decimal.ts'
import { moneyText } from '../../money/money-text.ts'
import { amountText, parseSum, rangesWithoutFactor } from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import { projectScope } from '../../records/project-scope.ts'
import { countWaiting } from '../aprobaciones/door.ts'
import { doubtfulBills } from '../certificados/door.ts'
import { getVencimientos } from '../comprobantes/door.ts'
import { oldPriceDays } from '../materiales/door.ts'
import { rubroProgress } from '../plan/door.ts'
import { requireLines } from './ledger.service.ts'
import { curveOf, paceOf } from './plan.ts'
import { selectRubros } from '../rubros/door.ts'
import * as queries from './queries.ts'
import * as rows from './rows.ts'
import { rubroRowsOf, unknownTotals, warningsOf } from './service.ts'
import { shareOf } from './shares.ts'
import { bySums } from './sums.service.ts'
import * as summary from './summary.queries.ts'
import { valuationOf } from '../../money/project-valuation.ts'

type Resumen = components['schemas']['ControlResumen']
type Cruce = Resumen['cruces'][number]

/** Purchases without a remito are reported for this time. */
const purchaseDays = 90
const mostCrosses = 10
const worstRubros = 5

/** A share as a `Porcentaje` with two decimals; null if the whole is 0, or one of them is unknown. */
const percent = (part: bigint | null, total: bigint | null) =>
  part === null || total === null || total === 0n ? null : amountText(shareOf(part, 10_000n, total))

/** The certified share of the contracts, weighted by amount: the physical progress of a project without a plan. Null without contracts. */
function certifiedProgress(contracts: Awaited<ReturnType<typeof summary.selectContractProgress>>): string | null {
  const total = contracts.reduce((sum, { totalBase }) => sum + BigInt(totalBase), 0n)
  const done = contracts.reduce((sum, { totalBase, avance }) => sum + BigInt(totalBase) * BigInt(avance ?? 0), 0n)
  return percent(done, total * 1_000_000n)
}

/** Contracts with more paid than certified plus advance. */
async function paidAboveCertified(
  { db, project }: ProjectScope,
  contracts: Awaited<ReturnType<typeof summary.selectContractProgress>>,
): Promise<Cruce[]> {
  const payments = Map.groupBy(await summary.selectContractPayments(db, project.id), ({ contratoId }) => contratoId)
  return contracts.flatMap(({ id, numero, objeto, moneda, total, anticipoPorcentaje, certificado }) => {
    const paid = (payments.get(id) ?? []).reduce(
      (sum, { importe, neto, total: gross }) => sum + shareOf(BigInt(importe), BigInt(neto), BigInt(gross)),
      0n,
    )
    const advance = shareOf(BigInt(total), BigInt(anticipoPorcentaje), 1_000_000n)
    const over = paid - parseSum(certificado ?? '0') - advance
    if (over <= 0n) return []
    const texto = `Contrato N.º ${numero}, ${objeto}: se pagaron ${moneyText(amountText(over), moneda)} más que lo certificado y el anticipo.`
    return [{ tipo: 'pagadoSobreCertificado' as const, texto, direccion: `contratos/${id}` }]
  })
}

/** Registered documents that may bill a certificate without naming it: both are owed. */
async function unlinkedBills(scope: ProjectScope): Promise<Cruce[]> {
  return (await doubtfulBills(scope, mostCrosses)).map(({ id, contratoId, comprobante, certificado }) => ({
    tipo: 'facturaSinCertificado',
    texto: `${comprobante}: parece facturar el certificado ${certificado}, que no está facturado. Vinculalos, o la deuda se cuenta dos veces.`,
    direccion: `contratos/${contratoId}/certificados/${id}`,
  }))
}

/** Invoices of suppliers of materials that no stock entry and no acopio names, by supplier. */
async function purchasesWithoutRemito({ db, project, today }: ProjectScope): Promise<Cruce[]> {
  const since = addDays(today, -purchaseDays)
  const rows = await summary.selectUnreceived(db, project.id, { since, limit: mostCrosses })
  return rows.map(({ proveedorId, razonSocial, cantidad, primera }) => {
    const count = Number(cantidad) === 1 ? '1 factura' : `${Number(cantidad)} facturas`
    return {
      tipo: 'compraSinRemito',
      texto: `${razonSocial}: ${count} de los últimos ${purchaseDays} días sin un ingreso de stock con su remito; desde el ${dateText(primera)}.`,
      direccion: `comprobantes?proveedor=${proveedorId}&desde=${primera}`,
    }
  })
}

/** From this many points on, certificates above the physical progress of a rubro are reported. */
const certifiedTolerance = 1

/** Leaf rubros whose certificates say more than the tasks of the plan. */
function certifiedAboveProgress(rubros: Awaited<ReturnType<typeof rubroProgress>>['rows']): Cruce[] {
  const parents = new Set(rubros.map(({ padreId }) => padreId))
  return rubros.flatMap(({ id, codigo, nombre, avance, certificado }) => {
    if (parents.has(id) || avance === null || certificado === null) return []
    if (certificado - avance < certifiedTolerance) return []
    const texto = `${codigo} ${nombre}: se certificó el ${percentWords(certificado)} y el plan de obra dice ${percentWords(avance)} de avance.`
    return [{ tipo: 'certificadoSobreAvance' as const, texto, direccion: '/calendario/avance' }]
  })
}
const percentWords = (value: number) => `${Math.round(value)} %`

/** Whether something waits for an approval. */
async function pendingApprovals(scope: ProjectScope): Promise<Cruce[]> {
  const count = await countWaiting(scope)
  if (count === 0) return []
  const texto = count === 1 ? 'Una aprobación está pendiente.' : `${count} aprobaciones están pendientes.`
  return [{ tipo: 'aprobacionPendiente', texto, direccion: '/empresa?ver=aprobaciones' }]
}

/** `cruces`: records that should be checked, at most 40 (docs/domain/control.md, Summary). */
async function crossesOf(
  scope: ProjectScope,
  contracts: Awaited<ReturnType<typeof summary.selectContractProgress>>,
  progress: Awaited<ReturnType<typeof rubroProgress>>,
) {
  const { db, project, desarrolladoraId, today } = scope
  const repeated = (await summary.selectRepeated(db, project.id, mostCrosses)).map((row): Cruce => {
    const amount = moneyText(fromScaled('importe', row.total), row.moneda)
    return {
      tipo: 'facturaRepetida',
      texto: `${row.razonSocial}: ${Number(row.cantidad)} comprobantes del ${dateText(row.fecha)} por ${amount}. ¿Es el mismo dos veces?`,
      direccion: `comprobantes?proveedor=${row.proveedorId}&desde=${row.fecha}&hasta=${row.fecha}`,
    }
  })
  const old = await summary.selectOldPrices(db, desarrolladoraId, addDays(today, -oldPriceDays))
  const prices: Cruce[] =
    old.cantidad === 0
      ? []
      : [
          {
            tipo: 'precioViejo',
            texto: `${old.cantidad === 1 ? '1 material tiene su último precio' : `${old.cantidad} materiales tienen su último precio`} de hace más de ${oldPriceDays} días; el más viejo, del ${dateText(old.primera!)}.`,
            direccion: '/materiales/precios?antiguo=1',
          },
        ]
  const unreceived = await purchasesWithoutRemito(scope)
  return [
    ...(await pendingApprovals(scope)),
    ...repeated,
    ...(await unlinkedBills(scope)),
    ...(await paidAboveCertified(scope, contracts)),
    ...certifiedAboveProgress(progress.rows).slice(0, mostCrosses),
    ...unreceived,
    ...prices,
  ].slice(0, 4 * mostCrosses)
}

type Spending = { byMonth: Map<string, bigint>; totals: rows.Amounts; moneda: string }

/** The curve of plan and spending, and the estimated end at this pace, in words. */
async function curve(scope: ProjectScope, { byMonth, totals, moneda }: Spending) {
  const { db, project, today } = scope
  const dates = await summary.selectPlannedDates(db, project.id)
  const points = curveOf(byMonth, totals.vigente, dates, today)
  const isSpentKnown = totals.ejecutado !== null
  const regla = dates
    ? `Plan: el presupuesto vigente repartido en S entre el ${dateText(dates.from)} y el ${dateText(dates.to)}, hasta que haya un plan de obra. Real: lo ejecutado, acumulado por mes.`
    : 'Real: lo ejecutado, acumulado por mes. Para ver el plan, cargá las fechas de inicio y de fin previsto del proyecto.'
  return {
    regla,
    meses: points.map(({ mes, plan, real }) => ({
      mes,
      plan: plan === null ? null : amountText(plan),
      real: real === null || !isSpentKnown ? null : amountText(real),
    })),
    estimacion: estimateOf(byMonth, totals, { today, planned: dates?.to ?? null, moneda }),
  }
}

type EstimateInput = { today: string; planned: string | null; moneda: string }

/** The estimated end at the pace of the last months, in words. */
function estimateOf(
  byMonth: Map<string, bigint>,
  { vigente, costoFinal, ejecutado }: rows.Amounts,
  { today, planned, moneda }: EstimateInput,
): string {
  if (vigente === null || costoFinal === null || ejecutado === null)
    return 'Faltan cotizaciones o índices: no se puede estimar cuándo termina.'
  if (vigente === 0n) return 'Sin un presupuesto aprobado no se puede estimar cuándo termina.'
  const remaining = costoFinal - ejecutado
  if (remaining <= 0n) return 'Lo previsto ya está ejecutado.'
  return estimate(paceOf(byMonth, remaining, today), planned, moneda)
}

function estimate({ perMonth, ends }: ReturnType<typeof paceOf>, planned: string | null, moneda: string) {
  if (perMonth <= 0n) return 'En los últimos tres meses no se ejecutó nada: no se puede estimar cuándo termina.'
  const pace = `${moneyText(amountText(perMonth), moneda)} por mes en los últimos tres meses`
  if (!ends) return `A este ritmo (${pace}) no termina en los próximos cien años.`
  const late = planned ? daysBetween(planned, ends) : 0
  const against = !planned
    ? ''
    : late > 0
      ? `: ${late === 1 ? '1 día' : `${late} días`} después de lo previsto`
      : late < 0
        ? `: ${-late === 1 ? '1 día' : `${-late} días`} antes de lo previsto`
        : ', como estaba previsto'
  return `A este ritmo (${pace}) termina el ${dateText(ends)}${against}.`
}

/** Executed amounts by month, in a valuation. */
async function spentByMonth({ db, project }: ProjectScope, valuacion: string): Promise<Map<string, bigint>> {
  const months = new Map<string, bigint>()
  for (const { fecha, importe } of await queries.selectExecuted(db, { proyectoId: project.id, valuacion })) {
    const month = monthOf(fecha)
    months.set(month, (months.get(month) ?? 0n) + parseSum(importe))
  }
  return months
}

/** The summary of a project. Throws 404, and 409 if the valuation has no factor. */
export async function getControlResumen(
  ctx: Context,
  proyectoId: number,
  query: Query<'getControlResumen'>,
): Promise<Resumen> {
  await requireLines(ctx, proyectoId)
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const valuation = await valuationOf(scope, query)
  const { rubros, byMonth, counted } = await bySums(ctx, scope, valuation, async ({ valuacion, counted: days }) => {
    const all = await selectRubros(scope.db, scope.desarrolladoraId)
    const withoutFactor = rangesWithoutFactor(valuation, days)
    const rubroRows = await rubroRowsOf(scope, { rubros: all, valuation, valuacion, withoutFactor })
    const top = rubroRows.filter(({ padreId }) => padreId === null)
    return { rubros: top, byMonth: await spentByMonth(scope, valuacion), counted: days }
  })
  const totals = rows.totalOfTop(rubros)
  const contracts = await summary.selectContractProgress(scope.db, proyectoId)
  const progress = await rubroProgress(scope)
  const { vencido, en7Dias, en30Dias } = await getVencimientos(ctx, proyectoId, query)
  const worst = rubros
    .flatMap(({ amounts, ...row }) =>
      amounts.desvio !== null && amounts.desvio < 0n ? [{ amounts, row, desvio: amounts.desvio }] : [],
    )
    .toSorted((a, b) => Number(a.desvio - b.desvio))
    .slice(0, worstRubros)
  const { moneda } = valuation.wire
  return {
    valuacion: valuation.wire,
    avisos: [...(await warningsOf(scope, valuation, counted)), ...unknownTotals(totals)],
    totales: rows.amountTexts(totals),
    avanceFisico: progress.avance === null ? certifiedProgress(contracts) : importe(exact(progress.avance)),
    avanceEconomico: percent(totals.ejecutado, totals.vigente),
    vencimientos: { moneda, vencido, en7Dias, en30Dias },
    peores: worst.map(({ amounts, row }) => ({ ...row, ...rows.amountTexts(amounts) })),
    cruces: await crossesOf(scope, contracts, progress),
    sinControlar: progress.avance === null ? ['Certificado sobre el avance físico: hace falta el plan de obra.'] : [],
    curva: await curve(scope, { byMonth, totals, moneda }),
  }
}
