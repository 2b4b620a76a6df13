import { useSearchParams } from 'react-router-dom'
import type { Schema } from '../../api/types.ts'
import { moneyText, type moneySigns } from '../../lib/money-text.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'

/** In what money the amounts of Finanzas are stated, as it stands in the address. */
export type Valuation = {
  valuacion: 'corriente' | 'dolar' | 'constante'
  tipo: (typeof rateKinds)[number]
  /** Whose money, `YYYY-MM`; empty for the last published month. */
  mes: string
  /** The id of an index; empty for that of the project. */
  indice: string
}

export const rateKinds = ['MEP', 'oficial', 'mayorista', 'CCL', 'blue', 'tarjeta', 'manual'] as const

export const valuationCodec: UrlCodec<Valuation> = {
  read(search) {
    const asked = search.get('valuacion')
    const mes = search.get('mes') ?? ''
    return {
      valuacion: asked === 'dolar' || asked === 'constante' ? asked : 'corriente',
      tipo: rateKinds.find((each) => each === search.get('cotizacion')) ?? 'MEP',
      mes: /^\d{4}-(0[1-9]|1[0-2])$/.test(mes) ? mes : '',
      indice: (search.get('indice') ?? '').slice(0, 64),
    }
  },
  write: ({ valuacion, tipo, mes, indice }) => ({
    valuacion: valuacion === 'corriente' ? undefined : valuacion,
    cotizacion: valuacion === 'dolar' && tipo !== 'MEP' ? tipo : undefined,
    mes: (valuacion === 'constante' && mes) || undefined,
    indice: (valuacion === 'constante' && indice) || undefined,
  }),
}

/** What of an address is kept from one part of Finanzas to another: `?valuacion=dolar`, or nothing. */
export function keptSearch(search: URLSearchParams): string {
  const kept = Object.entries(valuationCodec.write(valuationCodec.read(search))).filter(([, value]) => value)
  const text = new URLSearchParams(kept as [string, string][]).toString()
  return text && `?${text}`
}

/** Another address of Finanzas, with the valuation of this one. */
export function keptAddress(search: URLSearchParams, to: string): string {
  const kept = keptSearch(search).slice(1)
  return kept ? `${to}${to.includes('?') ? '&' : '?'}${kept}` : to
}

/** Addresses of other parts of Finanzas, with the valuation of the present one. */
export function useKeptAddress(): (to: string) => string {
  const [search] = useSearchParams()
  return (to) => keptAddress(search, to)
}

export const useValuation = (): Valuation => useUrlState(valuationCodec)[0]

type Own = { amount: string; moneda: keyof typeof moneySigns }

/** An amount as it was entered, or what it is worth in the valuation that was answered; a dash where nothing says what. */
export function amountIn(
  answered: Schema<'ControlValuacion'> | undefined,
  worth: string | null | undefined,
  { amount, moneda }: Own,
): string {
  if (!answered || answered.tipo === 'corriente') return moneyText(amount, moneda)
  return worth === null || worth === undefined ? '—' : moneyText(worth, answered.moneda)
}
