import { describe, expect, it } from 'vitest'
import { keptSearch, valuationCodec } from './valuation.ts'

describe('the valuation in the address', () => {
  it('is kept from one part to another, without what is the part’s own', () => {
    const search = new URLSearchParams('valuacion=dolar&cotizacion=blue&pagina=3&mes=2026-01')
    expect(keptSearch(search)).toBe('?valuacion=dolar&cotizacion=blue')
    expect(keptSearch(new URLSearchParams('pagina=3'))).toBe('')
  })
  it('takes what it does not know for none', () => {
    const read = valuationCodec.read(new URLSearchParams('valuacion=oro&cotizacion=x&mes=2026-13'))
    expect(read).toEqual({ valuacion: 'corriente', tipo: 'MEP', mes: '', indice: '' })
  })
})
