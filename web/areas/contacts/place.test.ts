import { expect, test } from 'vitest'
import { listView, newId, parsePlace, pathOf, root } from './place.ts'

test('parsePlace reads the contact and whether it is being edited', () => {
  expect(parsePlace('')).toEqual({ id: null, isEditing: false })
  expect(parsePlace('a1')).toEqual({ id: 'a1', isEditing: false })
  expect(parsePlace('a1/editar')).toEqual({ id: 'a1', isEditing: true })
  expect(parsePlace('nuevo')).toEqual({ id: newId, isEditing: true })
  expect(parsePlace('a1/borrar')).toBeNull()
  expect(parsePlace('a1/editar/x')).toBeNull()
})

test('pathOf is the inverse of parsePlace', () => {
  for (const path of ['', '/a1', '/a1/editar', '/nuevo']) {
    expect(pathOf(parsePlace(path)!)).toBe(`${root}${path}`)
  }
})

test('search and tags are written to the address, and left out if empty', () => {
  const view = { query: 'josé', tags: ['a', 'b'] }
  const written = listView.write(view)
  expect(written).toEqual({ buscar: 'josé', etiquetas: 'a,b' })
  expect(listView.read(new URLSearchParams(written as Record<string, string>))).toEqual(view)
  expect(listView.write({ query: '', tags: [] })).toEqual({ buscar: undefined, etiquetas: undefined })
})
