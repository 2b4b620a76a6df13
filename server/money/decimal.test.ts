import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../lib/problem.ts'
import {
  decimalKinds,
  exact,
  fittingText,
  fromScaled,
  importe,
  roundTo,
  toScaled,
  type DecimalKind,
} from './decimal.ts'

const kinds = Object.keys(decimalKinds) as DecimalKind[]
const kind = fc.constantFrom(...kinds)
const storedInteger = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })

describe('decimals', () => {
  it('survive conversion to the storedInteger integer and back', () => {
    fc.assert(
      fc.property(kind, storedInteger, (each, integer) => {
        const fits = Math.abs(integer) % 10 ** (decimalKinds[each].digits + decimalKinds[each].decimals)
        const scaled = Math.sign(integer) * fits + 0
        expect(toScaled(each, fromScaled(each, scaled))).toBe(scaled)
      }),
    )
  })

  it('are written in a canonical form', () => {
    expect(fromScaled('importe', toScaled('importe', '007.5'))).toBe('7.50')
    expect(fromScaled('importe', toScaled('importe', '-0'))).toBe('0.00')
    expect(fromScaled('precio', toScaled('precio', '185432.5'))).toBe('185432.50')
    expect(fromScaled('precio', toScaled('precio', '0.1234'))).toBe('0.1234')
    expect(fromScaled('cantidad', toScaled('cantidad', '36'))).toBe('36.0000')
    expect(fromScaled('cotizacion', toScaled('cotizacion', '1415.050000'))).toBe('1415.05')
    expect(toScaled('importe', '9999999999999.99')).toBe(999_999_999_999_999)
  })

  it('are refused if they do not fit their kind', () => {
    expect(() => fromScaled('importe', 10n ** 15n)).toThrow('demasiado grandes')
    expect(() => fromScaled('cantidad', -(10n ** 15n))).toThrow('demasiado grandes')
    for (const text of ['.', '1,5', '1e3', ' 1', '1.', '--1', '1.005', 'NaN', '٣'])
      expect(() => toScaled('importe', text), text).toThrow(RangeError)
    expect(() => toScaled('importe', '10000000000000')).toThrow(Problem)
  })

  it('that are derived are unknown beyond the digits of their kind', () => {
    expect(fittingText('porcentaje', -999_999_999n)).toBe('-99999.9999')
    expect(fittingText('porcentaje', 1_000_000_000n)).toBeNull()
  })

  it('round half away from zero', () => {
    expect(['1.005', '-1.005', '2.675', '0.125', '-0.004'].map((text) => importe(exact(text)))).toEqual([
      '1.01',
      '-1.01',
      '2.68',
      '0.13',
      '0.00',
    ])
    fc.assert(
      fc.property(storedInteger, fc.integer({ min: 0, max: 6 }), (integer, decimals) => {
        const value = exact(integer).div(1_000_000)
        const error = exact(roundTo(value, decimals)).minus(value).abs()
        expect(error.lte(exact(5).div(exact(10).pow(decimals + 1)))).toBe(true)
        expect(roundTo(value.times(-1), decimals).replace('-', '')).toBe(roundTo(value, decimals).replace('-', ''))
      }),
    )
  })

  it('calculate the examples of the finance rules', () => {
    const bruto = exact('10000000.00')
    const ajuste = importe(bruto.times(exact('180.0').div('178.3').minus(1)))
    expect(ajuste).toBe('95344.92')
    expect(importe(bruto.plus(ajuste).times(5).div(100))).toBe('504767.25')
    expect(importe(exact('36.0000').times('185432.50'))).toBe('6675570.00')
    expect(importe(exact('21.6250').times('97210.00'))).toBe('2102166.25')
  })
})
