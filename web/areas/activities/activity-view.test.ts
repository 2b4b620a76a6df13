import { expect, test } from 'vitest'
import { activityCodec, byDay } from './activity-view.ts'
import type { Activity } from './queries.ts'

const at = (date: string): Activity => ({ id: date, kind: 'obra', description: '', date })

test('byDay groups activities and names today and yesterday', () => {
  const now = new Date(2026, 2, 16, 12)
  const time = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString()
  const days = byDay([at(time(16, 9)), at(time(16, 0)), at(time(15, 23)), at(time(9, 10))], now)
  expect(days.map(({ title, items }) => [title, items.length])).toEqual([
    ['Hoy', 2],
    ['Ayer', 1],
    ['Lunes, 9 de marzo de 2026', 1],
  ])
})

test('the address holds kind and person, and unknown kinds are ignored', () => {
  expect(activityCodec.read(new URLSearchParams('clase=nada&persona=Ana'))).toEqual({ kind: undefined, person: 'Ana' })
  expect(activityCodec.write({ kind: 'ventas', person: '' })).toEqual({ clase: 'ventas', persona: undefined })
})
