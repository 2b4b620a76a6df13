// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusEntry } from './focus-entry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

function draw(place: number): HTMLElement {
  const row = document.body.appendChild(document.createElement('div'))
  row.dataset.place = String(place)
  const name = row.appendChild(document.createElement('button'))
  name.className = 'file-entry-name'
  return name
}

it('waits for a row whose page takes seconds to load', () => {
  focusEntry('[data-place="204"]')
  vi.advanceTimersByTime(5_000)
  const name = draw(204)
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(name)
})

it('does not move the focus if the user has moved it elsewhere', () => {
  const search = document.body.appendChild(document.createElement('input'))
  focusEntry('[data-place="204"]')
  search.focus()
  draw(204)
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(search)
})

it('focuses the entry requested last', () => {
  focusEntry('[data-place="204"]')
  focusEntry('[data-place="0"]')
  const [last, first] = [draw(204), draw(0)]
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(first)
  expect(document.activeElement).not.toBe(last)
})
