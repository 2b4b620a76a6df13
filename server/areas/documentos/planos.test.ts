import { expect, it } from 'vitest'
import { compareRevisions, insertRevision, proposedPlano } from './planos.ts'

it.each([
  ['A-101_rev3.pdf', 'arquitectura', 'A-101', '3'],
  ['ie301 Rev.B Tableros.dwg', 'electrica', 'IE-301', 'B'],
  ['E 205 - Columnas.pdf', 'estructura', 'E-205', ''],
  ['XX-12_r04.pdf', 'otra', 'XX-12', '04'],
  ['IS-401 revisión 2.pdf', 'sanitaria', 'IS-401', '2'],
])('%s is proposed as a drawing of %s, %s, %s', (name, disciplina, numero, revision) => {
  expect(proposedPlano(name)).toEqual({ disciplina, numero, revision })
})

it.each(['IMG_2034.jpg', 'Acta 12.pdf', 'Contrato.pdf', '2026-03-01.pdf'])('%s is no drawing', (name) => {
  expect(proposedPlano(name)).toBeNull()
})

it('letters come before numbers, and numbers count', () => {
  const sorted = ['', 'A', 'B', '0', '1', '9', '10']
  expect(sorted.toReversed().toSorted(compareRevisions)).toEqual(sorted)
})

it('a revision goes after the last one that is not later, also in an order by hand', () => {
  const revisions = (...all: string[]) => all.map((revision) => ({ revision }))
  expect(insertRevision(revisions('A', '0'), { revision: 'B' })).toEqual(revisions('A', 'B', '0'))
  expect(insertRevision(revisions('2', '1'), { revision: '3' })).toEqual(revisions('2', '1', '3'))
  expect(insertRevision([], { revision: '' })).toEqual(revisions(''))
})
