import { expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { countTry } from './rate-limit.ts'

const server = useTestServer()

it('a clock moved back a day locks nobody out', async () => {
  const limits = [{ key: 'test', most: 2, windowMinutes: 15 }]
  const count = () => countTry(server.current.services, limits)
  await count()
  await count()
  await expect(count()).rejects.toMatchObject({ status: 429 })
  server.current.advance(-86_400_000)
  await count()
  await count()
  await expect(count()).rejects.toMatchObject({ status: 429 })
})

it('a session of before the clock was moved back goes on', async () => {
  const me = await server.current.as('demo@obra.test')
  server.current.advance(-86_400_000)
  expect((await me('getUser')).status).toBe(200)
})
