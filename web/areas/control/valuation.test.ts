import { describe, expect, it } from 'vitest'
import { valuationSearch, valuationCodec } from './valuation.ts'

describe('the valuation in the address', () => {
  it('and the project are the only parts of the search that other sections keep', () => {
    const search = new URLSearchParams('valuacion=dolar&cotizacion=blue&pagina=3&mes=2026-01&proyecto=4')
    expect(valuationSearch(search)).toBe('?valuacion=dolar&cotizacion=blue&proyecto=4')
    expect(valuationSearch(new URLSearchParams('pagina=3'))).toBe('')
  })
  it('falls back to the defaults for unknown values', () => {
    const read = valuationCodec.read(new URLSearchParams('valuacion=oro&cotizacion=x&mes=2026-13'))
    expect(read).toEqual({ valuacion: 'corriente', tipo: '', mes: '', indice: '' })
  })
})
