import { expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { countTry } from './rate-limit.ts'

const server = useTestServer()

it('restarts a window when the clock is set back a day', async () => {
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

it('keeps a session valid when the clock is set back', async () => {
  const me = await server.current.as('demo@obra.test')
  server.current.advance(-86_400_000)
  expect((await me('getUser')).status).toBe(200)
})
