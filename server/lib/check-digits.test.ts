import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cbuFrom, cuitFrom, readCbu, readCuit, writeCuit } from './check-digits.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const otherDigit = (text: string, at: number, by: number) =>
  text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1)

describe('CUIT', () => {
  it('accepts and refuses the examples of the rules', () => {
    expect(['30-54668997-9', '33-69345023-9', '30-71234567-1'].map((each) => readCuit(each))).toEqual([
      '30546689979',
      '33693450239',
      '30712345671',
    ])
    for (const wrong of ['30-71234567-8', '30-7123456-1', 'abc', '', '30-71234567-12', '٣٠٧١٢٣٤٥٦٧١'])
      expect(readCuit(wrong), wrong).toBe(undefined)
    expect(writeCuit('30712345671')).toBe('30-71234567-1')
  })

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits(10), fc.nat(10), fc.integer({ min: 1, max: 9 }), (ten, at, by) => {
        const cuit = cuitFrom(ten)
        if (cuit !== undefined) expect(readCuit(otherDigit(cuit, at, by))).toBe(undefined)
      }),
    )
  })
})

describe('CBU', () => {
  it('accepts one issued by a bank', () => {
    expect(readCbu('2850590940090418135201')).toBe('2850590940090418135201')
    expect(readCbu('2850590940090418135202')).toBe(undefined)
  })

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits(7), digits(13), fc.nat(21), fc.integer({ min: 1, max: 9 }), (seven, thirteen, at, by) => {
        const cbu = cbuFrom(seven, thirteen)
        expect(readCbu(cbu)).toBe(cbu)
        expect(readCbu(otherDigit(cbu, at, by))).toBe(undefined)
      }),
    )
  })
})
