import { describe, expect, it } from 'vitest'
import {
  canonicalNumber,
  decimalOf,
  numberError,
  numberText,
  parseNumber,
  readBack,
  trimDecimal,
} from './number-text.ts'

describe('a typed number', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['12.5', 12.5],
    ['0.750', 0.75],
    ['-0.125', -0.125],
    ['1,234.56', 1234.56],
    ['1,234,567.5', 1234567.5],
    [' $ -   ', 0],
    [' $ 1.000 ', 1000],
    ['21%', 21],
    ['0', 0],
    [',5', 0.5],
    ['5,', 5],
    ['-3', -3],
    ['-0', 0],
  ])('%j is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    ',',
    '-',
    'abc',
    '1,2,3',
    '1.23.4',
    '1e5',
    '12.3456.7',
    '1.234.56',
    '0.750.000',
    '1,234,567',
    'Infinity',
  ])('%j is none', (text) => {
    expect(parseNumber(text)).toBeNull()
  })

  it('is formatted with points and a comma', () => {
    expect([numberText(1234.5), numberText(1000000), numberText(0)]).toEqual(['1.234,5', '1.000.000', '0'])
    for (const value of [0, 0.01, 1234.56, 999999999.99]) expect(parseNumber(numberText(value))).toBe(value)
  })

  it('has an error message if it is invalid', () => {
    const money = { decimals: 2, max: 1000 }
    expect(numberError('12,34', money)).toBeUndefined()
    expect(numberError('', money)).toMatch(/puede ser 0/)
    expect(numberError('x', money)).toMatch(/Escribí un número/)
    expect(numberError('-1', money)).toMatch(/menor que 0/)
    expect(numberError('1.001', money)).toBe('Como máximo 1.000.')
    expect(numberError('1,234', money)).toBe('Hasta 2 decimales.')
    expect(numberError('1,5', { decimals: 0, max: 10 })).toMatch(/entero/)
  })
})

describe('a decimal as text', () => {
  it.each([
    ['1.234,56', '1234.56', '1.234,56'],
    ['$ 0012,50', '12.5', '12,5'],
    ['12345678901234567890,01', '12345678901234567890.01', '12.345.678.901.234.567.890,01'],
    ['-,5', '-0.5', '-0,5'],
    ['-0', '0', '0'],
    ['12.5', '12.5', '12,5'],
  ])('%s', (typed, decimal, written) => {
    expect(decimalOf(typed)).toBe(decimal)
    expect(canonicalNumber(typed)).toBe(written)
  })

  it('is null for other text', () => {
    for (const text of ['', 'mucho', '1,2,3', '-']) expect(canonicalNumber(text), text).toBeNull()
  })
})

describe('the number that a text was taken for', () => {
  it.each([
    ['1234.5', 2, '1.234,5'],
    ['1,234.56', 2, '1.234,56'],
    ['0.750', 4, '0,75'],
    ['1234,5', 2, null],
    ['100000', 2, null],
    ['$ 55.049.986,10', 2, null],
    ['12,00', 2, null],
    ['1.250', 4, '1.250,00'],
    ['1.250', 0, null],
    ['1.250,5', 2, null],
    ['12', 2, null],
    ['doce', 2, null],
  ])('%s with %d decimals: %s', (text, decimals, shown) => {
    expect(readBack(text, decimals)).toBe(shown)
  })
})

describe('a decimal of the wire', () => {
  it.each([
    ['80.0000', '80'],
    ['12.5000', '12.5'],
    ['100', '100'],
    ['0.00', '0'],
  ])('%s loses the zeros at its end: %s', (decimal, trimmed) => {
    expect(trimDecimal(decimal)).toBe(trimmed)
  })
})
