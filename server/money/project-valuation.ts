/** The valuations of a project: corriente, dolar, constante (docs/domain/control.md, Valuations). */
import { dateText, daysBetween, monthOf } from '../lib/calendar.ts'
import { exact, roundTo } from './decimal.ts'
import { dollarFactors, firstDay, indexFactors, noFactor } from './factors.ts'
import { currencyNames, type Currency } from './money-text.ts'
import { notFound, Problem } from '../lib/problem.ts'
import { missingIndex, missingRate, rateOn, type Rate } from './rates.ts'
import { identityKey } from '../lib/text.ts'
import type { Valuation, ValuationQuery, ValuationWire, DayWarning } from './valuation.ts'
import { readRates, readSeries, type Scope } from './company-rates.ts'
import { selectIndex } from './rates.queries.ts'

type Wire = ValuationWire
/** A project of a company, and the current day. */
type ProjectScope = Scope & { today: string; project: { monedaBase: Currency; indiceId: string | null } }

const monthName = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthText = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
const lines = (count: number) => (count === 1 ? '1 movimiento' : `${count} movimientos`)
const noDetails = { tipoCotizacion: null, mesReferencia: null, indiceId: null, indice: null } as const

type Rule = Pick<Wire, 'nombre' | 'regla'>
/** Words for the rule in Spanish: about lines of the control, documents of a list, or days of the cash flow. */
export type Words = {
  amount: string
  vat: string
  each: string
  day?: string
  month?: string
  /** Replaces name and rule if amounts as entered are each in their own currency. */
  asEntered?: Rule
}
const ofLines: Words = { amount: 'Cada importe', vat: 'sin IVA', each: 'línea por línea' }
const ofDocuments = { amount: 'Cada importe', each: 'documento por documento' }

function asEntered({ project }: ProjectScope, words: Words, wire: Partial<Wire> = {}): Valuation {
  const { monedaBase } = project
  const { amount, vat } = words
  const name = currencyNames[monedaBase]
  const nombre = `${name} corrientes`
  const regla = `${amount} como se cargó, en ${name} y ${vat}; lo que está en otra moneda, a la cotización de su documento.`
  const all = {
    tipo: 'corriente',
    moneda: monedaBase,
    ...noDetails,
    nombre,
    regla,
    ...words.asEntered,
    ...wire,
  } as Wire
  return { wire: all, factors: noFactor, ranges: null, warn: () => [] }
}

const above0 = (rates: Rate[]) => rates.filter(({ valor }) => exact(valor).gt(0))

/** The value of a dollar in the project's currency, by day. */
async function dollarRates(scope: ProjectScope, tipo: string): Promise<Rate[]> {
  const { monedaBase } = scope.project
  const dollars = above0(await readRates(scope, { moneda: 'USD', tipo }))
  if (monedaBase === 'ARS') return dollars
  const base = above0(await readRates(scope, { moneda: monedaBase, tipo: 'oficial' }))
  const days = [...new Set([...dollars, ...base].map(({ fecha }) => fecha))].toSorted()
  return days.flatMap((fecha) => {
    const [dollar, own] = [rateOn(dollars, fecha), rateOn(base, fecha)]
    return dollar && own ? [{ fecha, valor: roundTo(exact(dollar.valor).div(own.valor), 6) }] : []
  })
}

type RateKind = NonNullable<ValuationQuery['tipoCotizacion']>
/** In the order in which they are used if the query names none. */
const rateKinds: RateKind[] = ['MEP', 'oficial', 'mayorista', 'CCL', 'blue', 'tarjeta', 'manual']

/** The dollar rates of a kind; of the first kind with values if none is given. Throws 409 `Missing rate`. */
async function usableRates(scope: ProjectScope, kind: RateKind | undefined) {
  for (const tipoCotizacion of kind ? [kind] : rateKinds) {
    const rates = await dollarRates(scope, tipoCotizacion)
    if (rates.length > 0) return { tipoCotizacion, rates }
  }
  throw missingRate('USD', kind ?? rateKinds[0]!, scope.today)
}

async function inDollars(scope: ProjectScope, query: ValuationQuery, words: Words): Promise<Valuation> {
  const dollars = { tipo: 'dolar', moneda: 'USD', ...noDetails } as const
  if (scope.project.monedaBase === 'USD') {
    const regla = `El proyecto se lleva en dólares: ${words.amount.toLowerCase()} como se cargó y ${words.vat}; lo que está en otra moneda, a la cotización de su documento.`
    return asEntered(scope, words, { ...dollars, nombre: 'dólares del proyecto', regla })
  }
  const { tipoCotizacion, rates } = await usableRates(scope, query.tipoCotizacion)
  const nombre = `US$ ${tipoCotizacion} del día de cada movimiento`
  const regla = `${words.amount}, ${words.vat}, dividido por la cotización ${tipoCotizacion} del dólar (venta) de ${words.day ?? 'su propia fecha'}, o la última anterior; redondeado al centavo ${words.each}.`
  const factors = dollarFactors(rates)
  const warn = (found: DayWarning[]) => {
    const missing = found.filter(({ clase }) => clase === 'falta')
    const stale = found.filter(({ clase }) => clase === 'vieja')
    const oldest = Math.max(...stale.map(({ de, ultima }) => daysBetween(de, ultima)))
    const count = (of: DayWarning[]) => of.reduce((sum, { cantidad }) => sum + cantidad, 0)
    return [
      ...missing.map(
        ({ de, cantidad }) =>
          `No hay cotización ${tipoCotizacion} hasta el ${dateText(de)}: ${lines(cantidad)} de esas fechas no están en las sumas.`,
      ),
      ...(stale.length > 0 ? [`${lines(count(stale))} con cotización de hasta hace ${oldest} días.`] : []),
    ]
  }
  return { wire: { ...dollars, tipoCotizacion, nombre, regla }, factors, ranges: factors.ranges, warn }
}

/** The values of an index by month, in order; for a daily index the last value of each month. */
async function monthlyValues(scope: ProjectScope, codigo: string) {
  const series = await readSeries(scope, codigo)
  const months = new Map<string, { periodo: string; valor: string; provisorio: boolean }>()
  const inOrder = [...series.values()].toSorted((a, b) => (a.periodo < b.periodo ? -1 : 1))
  for (const value of inOrder) {
    if (exact(value.valor).gt(0)) months.set(monthOf(value.periodo), { ...value, periodo: monthOf(value.periodo) })
  }
  return [...months.values()]
}

async function inMoneyOf(scope: ProjectScope, query: ValuationQuery, words: Words): Promise<Valuation> {
  const { db, desarrolladoraId, project, today } = scope
  const id = query.indiceId ?? project.indiceId
  const index = await selectIndex(db, desarrolladoraId, { id, clave: identityKey('CAC') })
  if (!index && id) throw notFound('No encontramos ese índice.')
  if (!index)
    throw new Problem(409, 'Missing index', 'La empresa no tiene ningún índice CAC. Cargalo y probá de nuevo.')
  const { codigo } = index
  const values = await monthlyValues(scope, codigo)
  const mesReferencia = query.mesReferencia ?? values.at(-1)?.periodo ?? monthOf(today)
  const reference = values.find(({ periodo }) => periodo === mesReferencia)
  if (!reference) throw missingIndex(codigo, mesReferencia)
  const name = currencyNames[project.monedaBase]
  const factors = indexFactors(values, mesReferencia)
  const wire: Wire = {
    tipo: 'constante',
    moneda: project.monedaBase,
    tipoCotizacion: null,
    mesReferencia,
    indiceId: index.id,
    indice: codigo,
    nombre: `${name} de ${monthText(mesReferencia)} (${codigo}${reference.provisorio ? ', provisorio' : ''})`,
    regla: `${words.amount}, ${words.vat}, por el ${codigo} de ${monthText(mesReferencia)} y dividido por el ${codigo} de ${words.month ?? 'su propio mes'}; redondeado al centavo ${words.each}.`,
  }
  const sentences: Record<DayWarning['clase'], (of: DayWarning) => string> = {
    falta: ({ desde, hasta, cantidad }) =>
      desde === firstDay
        ? `No hay ${codigo} hasta el ${dateText(hasta)}: ${lines(cantidad)} de esas fechas no están en las sumas.`
        : `Falta el ${codigo} del ${dateText(desde)} al ${dateText(hasta)}: ${lines(cantidad)} no están en las sumas.`,
    vieja: ({ de, cantidad }) =>
      `Todavía no hay ${codigo} posterior a ${monthText(de)}: ${lines(cantidad)} se toman como de ese mes.`,
    provisorio: ({ de }) => `El ${codigo} de ${monthText(de)} es provisorio.`,
  }
  const warn = (found: DayWarning[]) => [
    ...(project.monedaBase === 'ARS' ? [] : [`El proyecto se lleva en ${name}: un índice de pesos dice poco de él.`]),
    ...found.map((each) => sentences[each.clase](each)),
  ]
  return { wire, factors, ranges: factors.ranges, warn }
}

/** The valuation for a query. Throws 404, and 409 `Missing rate` or `Missing index`. */
export function valuationOf(scope: ProjectScope, query: ValuationQuery, words = ofLines): Promise<Valuation> {
  if (query.valuacion === 'dolar') return inDollars(scope, query, words)
  if (query.valuacion === 'constante') return inMoneyOf(scope, query, words)
  return Promise.resolve(asEntered(scope, words))
}

type ByDocuments = (scope: ProjectScope, query: ValuationQuery) => Promise<Valuation>

/** The valuation of a list of documents with amounts including VAT, or excluding it. */
export const withVat: ByDocuments = (scope, query) => valuationOf(scope, query, { ...ofDocuments, vat: 'con IVA' })
export const withoutVat: ByDocuments = (scope, query) => valuationOf(scope, query, { ...ofDocuments, vat: 'sin IVA' })
