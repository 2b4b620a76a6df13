import { expect, it } from 'vitest'
import { calendarView, isNarrowed, noFilters } from './calendar-view.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const read = (address: string) => calendarView.read(new URLSearchParams(address))

it('the address holds view, day, filters and the open event', () => {
  const view = read(`vista=semana&dia=2026-03-09&buscar=losa&tipo=${id}&persona=${id}&origen=pedido&abierto=${id}`)
  expect(view).toMatchObject({ period: 'semana', day: '2026-03-09', search: 'losa', origen: 'pedido', open: id })
  expect(read(new URLSearchParams(clean(calendarView.write(view))).toString())).toEqual(view)
  expect(isNarrowed(view)).toBe(true)
  expect(isNarrowed({ ...view, ...noFilters })).toBe(false)
})

it('a link to an occurrence shows its day', () => {
  const view = read(`abierto=${id}&fecha=2026-03-10T07:30`)
  expect(view).toMatchObject({ open: id, occurrence: '2026-03-10T07:30', day: '2026-03-10' })
  expect(calendarView.write(view)).toMatchObject({ fecha: '2026-03-10T07:30', dia: undefined })
})

it('what is no value of the screen is its default', () => {
  const view = read('vista=siglo&dia=2026-02-30&origen=nada&abierto=7&fecha=2026-03-10T25:00')
  expect(view).toMatchObject({ period: '', day: '', origen: '', open: '', occurrence: '' })
})

const clean = (parts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined))
