import { Problem } from '../lib/problem.ts'
import { fixRate, type Scope } from './company-rates.ts'
import { inBase, type FixedRate } from './rates.ts'

/** Where the rates of today are read: a project, whose currency is `monedaBase`. */
export type TodayScope = Scope & { today: string; project: { monedaBase: string } }

/** Reads the official rate of today of each currency once: null in the project's currency, undefined without one. */
export function ratesOfToday(scope: TodayScope) {
  const { today, project } = scope
  const rates = new Map<string, FixedRate | null | undefined>()
  return async (moneda: string): Promise<FixedRate | null | undefined> => {
    if (!rates.has(moneda))
      rates.set(
        moneda,
        await fixRate(scope, { moneda, fecha: today }, project.monedaBase).catch((error: unknown) => {
          if (error instanceof Problem && error.status === 409) return undefined
          throw error
        }),
      )
    return rates.get(moneda)
  }
}

/** What an amount of a foreign currency is worth at the rate of today; null in the project's currency and without a rate. */
export function worthToday(scope: TodayScope) {
  const rateOf = ratesOfToday(scope)
  return async (moneda: string, amount: string): Promise<{ cotizacion: FixedRate; importe: string } | null> => {
    const cotizacion = await rateOf(moneda)
    return cotizacion ? { cotizacion, importe: inBase(amount, { moneda, cotizacion }, scope.project.monedaBase) } : null
  }
}
