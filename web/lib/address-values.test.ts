import { expect, it } from 'vitest'
import { dayIn, idIn, monthIn, oneOf, pageIn, searchIn } from './address-values.ts'

const hostile = [
  null,
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '1e9',
  'Infinity',
  'NaN',
  'abc',
  '9'.repeat(30),
  '<script>',
  '__proto__',
  '\0',
  '💥',
]

it('reads what is no value as the default', () => {
  for (const text of hostile) {
    expect(pageIn(text), String(text)).toBe(1)
    expect(dayIn(text)).toBe('')
    expect(monthIn(text)).toBe('')
    expect(idIn(text)).toBe('')
    expect(oneOf(['asc', 'desc'], text)).toBe('')
    expect(searchIn(text).length).toBeLessThanOrEqual(200)
  }
  for (const day of ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1']) expect(dayIn(day)).toBe('')
})

it('reads values', () => {
  expect(pageIn('17')).toBe(17)
  expect(dayIn('2028-02-29')).toBe('2028-02-29')
  expect(monthIn('2026-12')).toBe('2026-12')
  expect(idIn('7D752062-dad8-47dc-a4ab-bf0a53aa06d3')).toBe('7D752062-dad8-47dc-a4ab-bf0a53aa06d3')
  expect(oneOf(['asc', 'desc'], 'desc')).toBe('desc')
})
