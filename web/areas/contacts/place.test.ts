import { expect, test } from 'vitest'
import { listView, newId, parsePlace, pathOf, root } from './place.ts'

test('a path names a contact, and whether it is being edited', () => {
  expect(parsePlace('')).toEqual({ id: null, isEditing: false })
  expect(parsePlace('a1')).toEqual({ id: 'a1', isEditing: false })
  expect(parsePlace('a1/editar')).toEqual({ id: 'a1', isEditing: true })
  expect(parsePlace('nuevo')).toEqual({ id: newId, isEditing: true })
  expect(parsePlace('a1/borrar')).toBeNull()
  expect(parsePlace('a1/editar/x')).toBeNull()
})

test('a place becomes the path that names it', () => {
  for (const path of ['', '/a1', '/a1/editar', '/nuevo']) {
    expect(pathOf(parsePlace(path)!)).toBe(`${root}${path}`)
  }
})

test('text and tags stand in the address, and nothing where there is none', () => {
  const view = { query: 'josé', tags: ['a', 'b'] }
  const written = listView.write(view)
  expect(written).toEqual({ buscar: 'josé', etiquetas: 'a,b' })
  expect(listView.read(new URLSearchParams(written as Record<string, string>))).toEqual(view)
  expect(listView.write({ query: '', tags: [] })).toEqual({ buscar: undefined, etiquetas: undefined })
})
