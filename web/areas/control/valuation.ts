import type { UrlCodec } from '../../lib/use-url-state.ts'

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
