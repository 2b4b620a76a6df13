import { expect, it, test } from 'vitest'
import { isDayOff, stopAfterKey, timesAfterKey } from './grid-keys.ts'

const press = (keys: string) => ({
  key: keys.split('+').at(-1)!,
  altKey: keys.includes('Alt'),
  shiftKey: keys.includes('Shift'),
  ctrlKey: keys.includes('Ctrl'),
  metaKey: false,
})
const visit = { todoElDia: false, inicio: '2026-03-10T09:00', fin: '2026-03-10T09:30' }
const holiday = { todoElDia: true, inicio: '2026-03-10', fin: '2026-03-11' }

test.each([
  ['Alt+ArrowRight', 'mes', '2026-03-11T09:00', '2026-03-11T09:30'],
  ['Alt+ArrowUp', 'mes', '2026-03-03T09:00', '2026-03-03T09:30'],
  ['Alt+ArrowDown', 'semana', '2026-03-10T09:30', '2026-03-10T10:00'],
  ['Alt+Shift+ArrowDown', 'dia', '2026-03-10T09:00', '2026-03-10T10:00'],
  ['Alt+Shift+ArrowRight', 'mes', '2026-03-10T09:00', '2026-03-11T09:30'],
] as const)('%s in %s', (keys, period, inicio, fin) =>
  expect(timesAfterKey(press(keys), visit, period)).toEqual({ ...visit, inicio, fin }),
)

it('an all-day event moves by days and weeks in each view', () => {
  expect(timesAfterKey(press('Alt+ArrowDown'), holiday, 'semana')).toMatchObject({ inicio: '2026-03-17' })
  expect(timesAfterKey(press('Alt+Shift+ArrowLeft'), holiday, 'semana')).toMatchObject({ fin: '2026-03-10' })
})

it('an event is not shorter than nothing, and other keys do not move it', () => {
  expect(timesAfterKey(press('Alt+Shift+ArrowUp'), visit, 'semana')).toBeNull()
  for (const keys of ['ArrowRight', 'Alt+Enter', 'Ctrl+Alt+ArrowRight'])
    expect(timesAfterKey(press(keys), visit, 'mes')).toBeNull()
})

it('arrows go from stop to stop, and stay at the ends', () => {
  expect(['ArrowDown', 'ArrowLeft', 'Home', 'End', 'Enter'].map((key) => stopAfterKey(press(key), 1, 4))).toEqual([
    2,
    0,
    0,
    3,
    null,
  ])
  expect(stopAfterKey(press('ArrowRight'), 3, 4)).toBe(3)
  expect(stopAfterKey(press('Alt+ArrowRight'), 1, 4)).toBeNull()
})

it('nobody works at weekends and on holidays', () => {
  const holidays = new Set(['2026-03-24'])
  expect(['2026-03-20', '2026-03-21', '2026-03-22', '2026-03-24'].map((day) => isDayOff(day, holidays))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
