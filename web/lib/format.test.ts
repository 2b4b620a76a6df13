import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatCompactMoney,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoundMoney,
  formatTime,
  initialOf,
  initialsOf,
} from './format.ts'

/** Normalises spaces: ICU releases differ in which ones they use. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('formats', () => {
  it('write numbers as 1.234,56', () => {
    expect(formatNumber(1234.56)).toBe('1.234,56')
    expect(formatNumber(1234)).toBe('1.234')
    expect(formatNumber(-0.5)).toBe('-0,5')
  })

  it('distinguish pesos and dollars', () => {
    expect(plain(formatMoney(1234.5))).toBe('$ 1.234,50')
    expect(plain(formatMoney(1234.5, 'USD'))).toBe('US$ 1.234,50')
    expect(plain(formatRoundMoney(18400000, 'USD'))).toBe('US$ 18.400.000')
    expect(plain(formatCompactMoney(250_000, 'USD'))).toBe('US$ 250 k')
    expect(plain(formatCompactMoney(1_200_000, 'ARS'))).toBe('$ 1,2 M')
  })

  it('write percentages with a comma', () => expect(plain(formatPercent(47.1))).toMatch(/^47,1 ?%$/))

  it('write dates as dd/mm/aaaa, and keep a calendar day in any time zone', () => {
    expect(formatDate('2026-03-01')).toBe('01/03/2026')
    expect(formatLongDate('2026-03-01')).toBe('1 de marzo de 2026')
  })

  it('write times with 24 hours', () => {
    const afternoon = new Date(2026, 2, 1, 14, 5)
    expect(formatTime(afternoon)).toBe('14:05')
    expect(formatTime(new Date(2026, 2, 1, 0, 5))).toBe('00:05')
    expect(formatDateTime(afternoon)).toBe('01/03/2026 14:05')
  })

  it('returns the initials of a name', () => {
    expect(initialOf('ñandubay')).toBe('Ñ')
    expect(initialOf('  ')).toBe('')
    expect(initialOf('🏗 Obra')).toBe('🏗')
    expect(initialsOf('Lucía María Ferreyra')).toBe('LF')
    expect(initialsOf('Obra')).toBe('O')
  })
})
