import { expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'

it('takes many addresses in any manner, each once, and tells what is none', () => {
  expect(addressesOf('Ana@a.test, beto@b.test;<ana@a.test>\n carla@ beto')).toEqual({
    mails: ['ana@a.test', 'beto@b.test'],
    wrong: ['carla@', 'beto'],
  })
  expect(addressesOf(' ')).toEqual({ mails: [], wrong: [] })
})
