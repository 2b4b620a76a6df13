import { expect, test } from 'vitest'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { checkFiles, pathsOf } from './check-files.ts'

const placedFile = (way: string): PlacedFile => {
  const parts = way.split('/')
  return { file: new File(['x'], parts.at(-1)!), folders: parts.slice(0, -1) }
}
const folders = [{ id: 'planos', nombre: 'Planos', padreId: null }]

test('files are checked in their folders, and a new folder has no taken names', async () => {
  const placed = ['acta.pdf', 'planos/A-101.pdf', 'Fotos/uno.jpg', 'acta 2.pdf'].map(placedFile)
  const calls: [string | null, readonly string[]][] = []
  const checked = await checkFiles(placed, { proyectoId: 1, carpetaId: null, folders }, (_project, place, names) => {
    calls.push([place, names])
    const existente = {} as never
    return Promise.resolve(names.map((nombre) => ({ nombre, problema: null, existente, iguales: [], plano: null })))
  })
  expect(calls).toEqual([
    [null, ['acta.pdf', 'acta 2.pdf']],
    ['planos', ['A-101.pdf']],
    [null, ['uno.jpg']],
  ])
  expect(checked.map(({ file, isTaken }) => [file.name, isTaken])).toEqual([
    ['acta.pdf', true],
    ['A-101.pdf', true],
    ['uno.jpg', false],
    ['acta 2.pdf', true],
  ])
  expect(pathsOf(placed)).toEqual([['planos'], ['Fotos']])
})
