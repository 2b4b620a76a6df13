import { expect, test } from 'vitest'
import { boardView, parsePlace, pathOf, type BoardView } from './place.ts'

test('parsePlace reads the board, a note, or neither', () => {
  expect(parsePlace('')).toBeNull()
  expect(parsePlace('a1')).toBe('a1')
  expect(parsePlace('a1/editar')).toBeUndefined()
  expect(pathOf(null)).toBe('/apps/notes')
  expect(pathOf('a/b')).toBe('/apps/notes/a%2Fb')
})

test('view, search and labels are written to the address, and defaults left out', () => {
  const view: BoardView = { view: 'archived', query: 'losa', labels: ['a', 'b'] }
  const written = boardView.write(view)
  expect(written).toEqual({ ver: 'archivo', buscar: 'losa', etiquetas: 'a,b' })
  expect(boardView.read(new URLSearchParams(written as Record<string, string>))).toEqual(view)
  expect(boardView.read(new URLSearchParams('ver=otra'))).toEqual({ view: 'notes', query: '', labels: [] })
  const plain = boardView.write({ view: 'notes', query: '', labels: [] })
  expect(Object.values(plain)).toEqual([undefined, undefined, undefined])
})
