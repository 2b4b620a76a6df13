import { expect, it } from 'vitest'
import { ApiError } from '../../api/problem.ts'
import { addressesOf, eachApart } from './addresses.ts'

it('takes many addresses in any manner, each once, and tells what is none', () => {
  expect(addressesOf('Ana@a.test, beto@b.test;<ana@a.test>\n carla@ beto')).toEqual({
    mails: ['ana@a.test', 'beto@b.test'],
    wrong: ['carla@', 'beto'],
  })
  expect(addressesOf(' ')).toEqual({ mails: [], wrong: [] })
})

it('sends to the others where one address is refused, and stops where the server is away', async () => {
  const refusing = (status: number) => (mail: string) =>
    mail === 'b@x.test' ? Promise.reject(new ApiError(status, { message: 'ya está' })) : Promise.resolve()
  const mails = ['a@x.test', 'b@x.test', 'c@x.test']
  expect(await eachApart(mails, refusing(409))).toMatchObject({ sent: ['a@x.test', 'c@x.test'], left: ['b@x.test'] })
  expect(await eachApart(mails, refusing(0))).toMatchObject({ sent: ['a@x.test'], left: ['b@x.test', 'c@x.test'] })
  await expect(eachApart(['b@x.test'], refusing(409))).rejects.toThrow('ya está')
})
