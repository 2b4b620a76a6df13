import { useSearchParams } from 'react-router-dom'
import type { Schema } from '../../api/types.ts'
import { idIn, monthIn } from '../../lib/address-values.ts'
import { moneyText, type moneySigns } from '../../lib/money-text.ts'
import { projectIn } from '../../lib/project-address.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'

/** The valuation of the amounts in Finanzas, as stored in the URL. */
export type Valuation = {
  valuacion: 'corriente' | 'dolar' | 'constante'
  /** Kind of exchange rate; empty: the server uses the first kind that has values. */
  tipo: (typeof rateKinds)[number] | ''
  /** Reference month of constant money, `YYYY-MM`; empty: the last published month. */
  mes: string
  /** Index id; empty: the index of the project. */
  indice: string
}

export const rateKinds = ['MEP', 'oficial', 'mayorista', 'CCL', 'blue', 'tarjeta', 'manual'] as const

export const valuationCodec: UrlCodec<Valuation> = {
  read(search) {
    const kind = search.get('valuacion')
    return {
      valuacion: kind === 'dolar' || kind === 'constante' ? kind : 'corriente',
      tipo: rateKinds.find((each) => each === search.get('cotizacion')) ?? '',
      mes: monthIn(search.get('mes')),
      indice: idIn(search.get('indice')),
    }
  },
  write: ({ valuacion, tipo, mes, indice }) => ({
    valuacion: valuacion === 'corriente' ? undefined : valuacion,
    cotizacion: (valuacion === 'dolar' && tipo) || undefined,
    mes: (valuacion === 'constante' && mes) || undefined,
    indice: (valuacion === 'constante' && indice) || undefined,
  }),
}

/** The search string that links between sections of Finanzas keep: the valuation and the project. */
export function valuationSearch(search: URLSearchParams): string {
  const project = projectIn(search)
  const kept = {
    ...valuationCodec.write(valuationCodec.read(search)),
    proyecto: project === null ? '' : String(project),
  }
  const text = new URLSearchParams(Object.entries(kept).filter((entry): entry is [string, string] => Boolean(entry[1])))
  return text.size > 0 ? `?${text.toString()}` : ''
}

/** Adds the valuation and the project in `search` to a path of Finanzas, so that its address can be copied and sent. */
export function addressWithValuation(search: URLSearchParams, to: string): string {
  const kept = valuationSearch(search).slice(1)
  return kept ? `${to}${to.includes('?') ? '&' : '?'}${kept}` : to
}

/** Returns a function that adds the current valuation and project to a path of Finanzas. */
export function useAddressWithValuation(): (to: string) => string {
  const [search] = useSearchParams()
  return (to) => addressWithValuation(search, to)
}

export const useValuation = (): Valuation => useUrlState(valuationCodec)[0]

type EnteredAmount = { amount: string; moneda: keyof typeof moneySigns }

/** Text of the entered amount, or of the valued one if the response has another valuation; a dash if it could not be valued. */
export function amountIn(
  applied: Schema<'ControlValuacion'> | undefined,
  valued: string | null | undefined,
  { amount, moneda }: EnteredAmount,
): string {
  if (!applied || applied.tipo === 'corriente') return moneyText(amount, moneda)
  return valued === null || valued === undefined ? '—' : moneyText(valued, applied.moneda)
}
