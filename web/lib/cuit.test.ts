import { describe, expect, it } from 'vitest'
import { caretInCuit, formatCuit, isCuitValid } from './cuit.ts'

describe('a CUIT', () => {
  it('is formatted while it is typed', () => {
    const typed = ['', '3', '30', '307', '3071234569', '30712345698', '307123456981']
    expect(typed.map(formatCuit)).toEqual(['', '3', '30', '30-7', '30-71234569', '30-71234569-8', '30-71234569-8'])
  })

  it('keeps nothing but digits', () => expect(formatCuit('30.712a34569 8')).toBe('30-71234569-8'))

  it('is valid with the right check digit', () => {
    for (const cuit of ['30-71234569-8', '33-69857718-0', '30-70119952-5', '20123456786']) {
      expect(isCuitValid(cuit), cuit).toBe(true)
    }
  })

  it('is invalid with a wrong check digit, missing digits, or numbers without a check digit', () => {
    for (const cuit of ['30-71234569-7', '30-7123456', '', '20-00000001-0']) expect(isCuitValid(cuit), cuit).toBe(false)
  })

  it('keeps the caret after the same digit', () => {
    expect(caretInCuit('30-71234569-8', 0)).toBe(0)
    expect(caretInCuit('30-71234569-8', 2)).toBe(2)
    expect(caretInCuit('30-71234569-8', 3)).toBe(4)
    expect(caretInCuit('30-71234569-8', 11)).toBe(13)
    expect(caretInCuit('30-7', 9)).toBe(4)
  })
})
