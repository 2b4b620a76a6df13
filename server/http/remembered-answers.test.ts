import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import type { Env } from './env.ts'
import { rememberedAnswers } from './remembered-answers.ts'

const server = useTestServer()

let apps = 0

/** An API of one call, at an address of its own, that counts how often it is really answered. */
function counting() {
  const app = `/thing?app=${++apps}`
  const memory = rememberedAnswers(server.current.services)
  let count = 0
  const answerAnew = () => ({ count: ++count })
  const answer = memory?.keeping(answerAnew) ?? answerAnew
  const hono = new Hono<Env>().get('/thing', async (c) => {
    const given = (memory?.find(c) ?? (await answer(c))) as { text: string } | { count: number }
    return c.text('text' in given ? given.text : JSON.stringify(given))
  })
  return async (more = '', headers: Record<string, string> = {}) => {
    const response = await hono.request(app + more, { headers: { authorization: 'Bearer ana', ...headers } })
    return (JSON.parse(await response.text()) as { count: number }).count
  }
}

const commit = () =>
  server.current.services.store.write((db) =>
    db.updateTable('users').set({ status: 'busy' }).where('email', '=', 'demo@obra.test').execute(),
  )

it('answers a session’s GET once until the next commit, where the store tells its version', async () => {
  const get = counting()
  const isRemembering = server.current.services.store.kind === 'sqlite'
  expect([await get(), await get()]).toEqual(isRemembering ? [1, 1] : [1, 2])
  const before = await get()
  await commit()
  expect(await get()).toBe(before + 1)
})

it('keeps sessions and addresses apart, and gives a fresh answer to who asks for one', async () => {
  const get = counting()
  const first = await get()
  expect(await get('', { authorization: 'Bearer bea' })).toBe(first + 1)
  expect(await get('&page=2')).toBe(first + 2)
  expect(await get('', { 'cache-control': 'no-cache' })).toBe(first + 3)
})

it('lets an answer grow a second old at most', async () => {
  const get = counting()
  const first = await get()
  server.current.advance(1000)
  expect(await get()).toBe(first + 1)
})

it('shows a change to the next call, in whatever order they come', async () => {
  const api = await server.current.as('demo@obra.test')
  for (const status of ['away', 'busy', 'online'] as const) {
    const [, during] = await Promise.all([api('updateUser', { body: { user: { status } } }), api('getUser')])
    expect(during.status).toBe(200)
    expect((await api('getUser')).body.status).toBe(status)
  }
})

it('ends with the session', async () => {
  const api = await server.current.as('demo@obra.test')
  expect((await api('getUser')).status).toBe(200)
  await server.current.services.store.write((db) =>
    db
      .updateTable('users')
      .set(({ eb }) => ({ tokenGeneration: eb('tokenGeneration', '+', 1) }))
      .where('email', '=', 'demo@obra.test')
      .execute(),
  )
  expect((await api('getUser')).status).toBe(401)
})
