import { expect, test } from 'vitest'
import { childrenOf, folderAt, pathTo, pathWords, targetsFor } from './folder-tree.ts'

const folders = [
  { id: 'planos', nombre: 'Planos', padreId: null },
  { id: 'arq', nombre: 'Arquitectura', padreId: 'planos' },
  { id: 'est', nombre: 'Estructura', padreId: 'planos' },
  { id: 'actas', nombre: 'Actas de obra', padreId: null },
]
const names = (found: readonly { nombre: string }[]) => found.map(({ nombre }) => nombre)

test('a folder has children and a path from the root', () => {
  expect(names(childrenOf(folders, null))).toEqual(['Planos', 'Actas de obra'])
  expect(names(pathTo(folders, 'arq'))).toEqual(['Planos', 'Arquitectura'])
  expect(pathTo(folders, null)).toEqual([])
  expect(pathTo(folders, 'gone')).toEqual([])
  expect(pathWords(['Planos', 'Arquitectura'])).toBe('Planos › Arquitectura')
  expect(pathWords([])).toBe('Documentos')
})

test('a dropped folder is found without regard to case and accents', () => {
  expect(folderAt(folders, null, ['PLANOS', 'arquitectura'])).toBe('arq')
  expect(folderAt(folders, 'planos', ['Estructura'])).toBe('est')
  expect(folderAt(folders, null, ['Planos', 'Gas'])).toBeUndefined()
  expect(folderAt(folders, 'arq', [])).toBe('arq')
})

test('a folder does not move into itself or a folder inside it', () => {
  expect(names(targetsFor(folders, ['planos']))).toEqual(['Actas de obra'])
  expect(names(targetsFor(folders, ['document']))).toHaveLength(4)
})
