import { expect, it } from 'vitest'
import { ApiError } from '../../api/problem.ts'
import { addressesOf, sendToEach } from './addresses.ts'

it('splits addresses at any separator, removes duplicates and reports invalid ones', () => {
  expect(addressesOf('Ana@a.test, beto@b.test;<ana@a.test>\n carla@ beto')).toEqual({
    mails: ['ana@a.test', 'beto@b.test'],
    wrong: ['carla@', 'beto'],
  })
  expect(addressesOf(' ')).toEqual({ mails: [], wrong: [] })
})

it('goes on after a refused address and stops when the server is unreachable', async () => {
  const refusing = (status: number) => (mail: string) =>
    mail === 'b@x.test' ? Promise.reject(new ApiError(status, { message: 'ya está' })) : Promise.resolve()
  const mails = ['a@x.test', 'b@x.test', 'c@x.test']
  expect(await sendToEach(mails, refusing(409))).toMatchObject({ sent: ['a@x.test', 'c@x.test'], unsent: ['b@x.test'] })
  expect(await sendToEach(mails, refusing(0))).toMatchObject({ sent: ['a@x.test'], unsent: ['b@x.test', 'c@x.test'] })
  await expect(sendToEach(['b@x.test'], refusing(409))).rejects.toThrow('ya está')
})
