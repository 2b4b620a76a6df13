// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { recentFirst, rememberPick } from './recent-picks.ts'
import { storeActiveDeveloper } from './session.ts'

const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, label: `Proveedor ${id}` })) as [
  { id: string; label: string },
  { id: string; label: string },
  { id: string; label: string },
]

it('puts the last five picks first, without those of another company', () => {
  storeActiveDeveloper(1)
  rememberPick('proveedor', two)
  rememberPick('proveedor', three)
  rememberPick('proveedor', two)
  expect(recentFirst('proveedor', [one, two])).toEqual([two, three, one])
  expect(recentFirst('rubro', [one])).toEqual([one])
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) rememberPick('proveedor', { id, label: id })
  expect(recentFirst('proveedor', []).map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b'])
  storeActiveDeveloper(2)
  expect(recentFirst('proveedor', [one])).toEqual([one])
})
