/** Reads sources and adds the values that are missing: on request, and every day by one replica. */
import { onBehalfOf, type Context, type Services } from '../../context.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { Problem } from '../../lib/problem.ts'
import { minutesFrom } from '../../lib/time.ts'
import { addMissingRates } from '../cotizaciones/door.ts'
import { addMissingValues } from '../indices/door.ts'
import { takeDueSources, updateSource, type SourceRow } from './queries.ts'
import { ReadFailure, readValues } from './read-values.ts'

const dayMinutes = 24 * 60
/** After a failure it is read again sooner than the next day. */
const retryMinutes = 6 * 60
const mostAtOnce = 10
/** The first day of the values that are requested from the API, before today. */
const daysBack = 60
/** UVA and CER are published some weeks ahead. */
const daysAhead = 45
const longestError = 300

/** The address to read: that of the API gets the days, unless it has them. */
function addressOf({ url, formato }: SourceRow, today: string): string {
  const address = new URL(url)
  if (formato !== 'bcra') return url
  const names = [...address.searchParams.keys()].map((name) => name.toLowerCase())
  if (names.some((name) => name === 'fechadesde' || name === 'desde')) return url
  address.searchParams.set('fechadesde', addDays(today, -daysBack))
  address.searchParams.set('fechahasta', today)
  return String(address)
}

/** Adds the missing values of a source; returns how many. Rejects with a Spanish message. */
async function readSource(ctx: Context, source: SourceRow): Promise<number> {
  const today = dayAt(ctx.clock())
  const { status, text } = await ctx.webhooks.read(addressOf(source, today))
  if (status < 200 || status >= 300)
    throw new ReadFailure(
      status >= 300 && status < 400 ? `Contestó ${status}: las redirecciones no se siguen.` : `Contestó ${status}.`,
    )
  const { moneda, tipo, indiceId, frecuencia } = source
  const { values } = readValues(text, {
    formato: source.formato as 'bcra',
    moneda,
    isMonthly: frecuencia === 'mensual',
    until: addDays(today, daysAhead),
  })
  if (indiceId !== null) return addMissingValues(ctx, indiceId, values)
  const fuente = source.formato === 'bcra' ? 'BCRA' : new URL(source.url).host
  const rates = values.map(({ periodo, valor }) => ({
    moneda: moneda as 'USD',
    tipo: tipo as 'oficial',
    fecha: periodo,
    venta: valor,
    fuente: fuente.slice(0, 120),
  }))
  return addMissingRates(ctx, rates)
}

/** Reads a source and stores the outcome with it. A failure loses nothing: it is stored as a sentence. */
export async function refresh(ctx: Context, source: SourceRow): Promise<void> {
  const key = { companyId: source.companyId, id: source.id }
  const outcome = await readSource(ctx, source).then(
    (nuevos) => ({ nuevos, error: null, minutes: dayMinutes }),
    (error: Error) => {
      const isKnown = error instanceof ReadFailure || error instanceof Problem || error.name === 'SendFailure'
      if (!isKnown) ctx.logger.error({ err: error }, 'a source of rates could not be read')
      const sentence = isKnown ? error.message : 'No se pudo leer por un error de Obra. Probá más tarde.'
      return { nuevos: 0, error: sentence.slice(0, longestError), minutes: retryMinutes }
    },
  )
  const { minutes, ...result } = outcome
  const now = ctx.clock()
  const proximaVez = source.diaria === 1 ? minutesFrom(now, minutes) : null
  await ctx.store.write((db) => updateSource(db, key, { ...result, ultimaVez: now.toISOString(), proximaVez }))
}

/** The caller of a daily reading is the user who last saved the source; the history names that user. */
function contextOf(services: Services, { companyId, autorId, autor }: SourceRow): Context {
  return onBehalfOf(services, { id: autorId, name: autor }, companyId)
}

/** Reads the daily sources that are due. Replicas may run it concurrently: each source is reserved by one. */
export async function refreshDue(services: Services): Promise<void> {
  const { store, clock } = services
  for (;;) {
    const now = clock()
    const due = await store.write(async (db) => {
      await store.lock(db, 'fuentes')
      return takeDueSources(db, now.toISOString(), minutesFrom(now, retryMinutes), mostAtOnce)
    })
    for (const source of due) await refresh(contextOf(services, source), source)
    if (due.length < mostAtOnce) return
  }
}

/** Starts reading the due sources in the background. */
export function refreshDueSoon(services: Services): void {
  services.background.run('read sources of rates', () => refreshDue(services))
}
