// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AmountColumn } from './amount-column.ts'
import { AmountTable } from './AmountTable.tsx'
import type { AddedRow } from './use-cells.ts'

type Line = { id: string; nombre: string; importe: string }
const columns: AmountColumn<Line>[] = [
  { key: 'nombre', title: 'Nombre', value: ({ nombre }) => nombre, isEditable: true },
  { key: 'importe', title: 'Importe', value: ({ importe }) => importe, isEditable: true, total: '10' },
]
const line = (id: string): Line => ({ id, nombre: `Línea ${id}`, importe: '5' })

beforeEach(() => {
  // Rows are virtualised, and happy-dom has neither heights nor tHead.rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLTableElement.prototype, 'tHead', 'get').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  onAddRows.mockClear()
})

const onChange = vi.fn()
const onAddRows = vi.fn((_rows: AddedRow[]) => [])
const sheet = (...ids: string[]) => (
  <AmountTable label="Planilla" rows={ids.map(line)} columns={columns} {...{ onChange, onAddRows }} />
)
const cell = (at: string) =>
  screen.getByRole('grid').querySelector<HTMLElement>(`[data-line="${at[0]}"][data-column="${at[2]}"]`)!
const active = () => screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')!

/** Selects a cell like a mouse press. */
const choose = (at: string) => fireEvent.pointerDown(cell(at), { pointerType: 'mouse', button: 0 })

test('the focus stays in its cell when the row gets another id on storing', () => {
  const { rerender } = render(sheet('a', 'new'))
  choose('1 1')
  expect(document.activeElement).toBe(cell('1 1'))
  rerender(sheet('a', 'stored'))
  expect(cell('1 0').textContent).toBe('Línea stored')
  expect(document.activeElement).toBe(cell('1 1'))
})

test('the focus follows the active cell when rows are added above it', () => {
  const { rerender } = render(sheet('a'))
  choose('2 1')
  expect(document.activeElement).toBe(cell('2 1'))
  expect(cell('2 0').textContent).toBe('Total')
  rerender(sheet('a', 'b', 'c'))
  expect(document.activeElement).toBe(active())
})

test('the focus follows the active cell when its row is removed', () => {
  const { rerender } = render(sheet('a', 'b'))
  choose('2 0')
  rerender(sheet())
  expect(document.activeElement).toBe(active())
  rerender(sheet('a', 'b', 'c'))
  expect(document.activeElement).toBe(active())
})

test('a new row being typed stays the new row when others are added above it', () => {
  const { rerender } = render(sheet('a'))
  choose('1 0')
  fireEvent.keyDown(cell('1 0'), { key: 'L' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Losa' } })
  rerender(sheet('a', 'b', 'c'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Losa')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  expect(onAddRows).toHaveBeenCalledExactlyOnceWith([{ values: { nombre: 'Losa' }, invalidKeys: [] }])
  expect(onChange).not.toHaveBeenCalled()
})

test('a table without the focus does not take it', () => {
  const { rerender } = render(sheet('a', 'new'))
  choose('1 1')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  rerender(sheet('a', 'stored'))
  expect(document.activeElement).toBe(field)
  field.remove()
  rerender(sheet('a', 'b'))
  expect(document.activeElement).toBe(document.body)
})

test('an invalid cell is parsed again when the options of its column change', () => {
  const choices = (...names: string[]) => [
    { ...columns[0]!, kind: 'choice' as const, options: names.map((name) => [`id ${name}`, name] as const) },
  ]
  const withChoices = (...names: string[]) => (
    <AmountTable label="Planilla" rows={[line('a')]} columns={choices(...names)} onChange={onChange} />
  )
  const { rerender } = render(withChoices('Losas'))
  choose('0 0')
  fireEvent.paste(cell('0 0'), { clipboardData: { getData: () => 'Pilotes' } })
  expect(cell('0 0').textContent).toContain('Pilotes')
  expect(onChange).not.toHaveBeenCalled()
  rerender(withChoices('Losas', 'Pilotes'))
  expect(onChange).toHaveBeenCalledWith([expect.objectContaining({ id: 'a', key: 'nombre', value: 'id Pilotes' })])
})
