import { expect, it } from 'vitest'
import { readFixture } from '../../db/fixtures.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

it('answers the same navigation to every user, and 401 without a session', async () => {
  const [demo, newcomer] = [await server.current.as('demo@obra.test'), await server.current.as('sofia@obra.test')]
  const first = await demo('getNavigation')
  expect(first.status).toBe(200)
  expect((await newcomer('getNavigation')).body).toEqual(first.body)
  expect((await server.current.anonymous('getNavigation')).status).toBe(401)
})

it('answers the example of the contract', async () => {
  const demo = await server.current.as('demo@obra.test')
  expect((await demo('getNavigation')).body).toEqual(readFixture<{ navigation: object }>('navigation').navigation)
})
