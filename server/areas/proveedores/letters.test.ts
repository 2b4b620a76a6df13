import { describe, expect, it } from 'vitest'
import { letterWarning, usualLetter } from './letters.ts'

describe('the letters of suppliers', () => {
  it('propose the usual letter, and warn of one that the supplier does not issue', () => {
    const conditions = ['RI', 'monotributo', 'exento', 'CF', 'exterior'] as const
    expect(conditions.map(usualLetter)).toEqual(['A', 'C', 'C', 'X', 'E'])
    for (const condition of conditions) expect(letterWarning(condition, usualLetter(condition), false)).toBe(undefined)
    expect(letterWarning('RI', 'M', true)).toBe(undefined)
    expect(letterWarning('RI', 'C', false)).toBe(
      'El proveedor es responsable inscripto: le corresponde la letra A, y este comprobante es C.',
    )
    expect(letterWarning('monotributo', 'A', true)).toContain('le corresponde la letra C, sin IVA')
    expect(letterWarning('exterior', 'E', true)).toContain('no llevan IVA, y este lo tiene')
  })
})
