import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of CSV', () => {
  it('separates fields by semicolons and writes decimal commas and Sí or No', () => {
    expect(csvLine(['Caño 110', 1234.5, true, false, -3])).toBe('Caño 110;1234,5;Sí;No;-3\r\n')
  })

  it('quotes text with a semicolon, a quote or a line break', () => {
    expect(csvLine(['a;b', 'Tenaza 9"', 'uno\ndos'])).toBe('"a;b";"Tenaza 9""";"uno\ndos"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1'])('escapes the formula %j', (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  })

  it('does not change text with such signs inside', () => {
    expect(csvLine(['ph-7', 'a=b', 'Nº 5'])).toBe('ph-7;a=b;Nº 5\r\n')
  })
})
