import { expect, test } from 'vitest'
import type { ConteoLinea } from './queries.ts'
import { countedOf, differs, shownLines } from './sheet.ts'

const id = '00000001-0004-4000-8000-00000000003e'
const line = (codigo: string, material: string, more: Partial<ConteoLinea> = {}): ConteoLinea => {
  const empty = { contado: null, contadoEn: null, marcado: false, teorico: null, diferencia: null, movido: null }
  return { ...empty, materialId: codigo, codigo, material, unidad: 'u', ...more }
}
const lines = [
  line('CAL', 'Cal hidráulica', { marcado: true }),
  line('CEM', 'Cemento'),
  line('X', 'Ladrillo', { materialId: id }),
]
const codes = (search: string, part: 'todo' | 'falta' = 'todo') =>
  shownLines(lines, { search, part }).map(({ codigo }) => codigo)

test('the sheet is searched by words of name and code, and by a scanned label', () => {
  expect(codes('')).toEqual(['CAL', 'CEM', 'X'])
  expect(codes('HIDRAULICA cal')).toEqual(['CAL'])
  expect(codes(`https://obra.test/m/${id}`)).toEqual(['X'])
  expect(codes('', 'falta')).toEqual(['CEM', 'X'])
})

test('a typed text is a quantity, nothing, or an error', () => {
  expect(countedOf('1.250,5')).toEqual({ contado: '1250.5' })
  expect(countedOf('0')).toEqual({ contado: '0' })
  expect(countedOf(' ')).toEqual({ contado: null })
  expect(countedOf('doce')).toHaveProperty('error')
})

test('a difference of zero is none', () => {
  expect([line('A', 'A', { diferencia: '0.0000' }), line('A', 'A', { diferencia: '-2.0000' })].map(differs)).toEqual([
    false,
    true,
  ])
})
