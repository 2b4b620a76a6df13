import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import type { Context } from '../context.ts'
import { simulate } from './once.ts'
import { nextNumber } from './numbers.queries.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

describe('an Idempotency-Key', () => {
  const unit = (codigo: string) => ({ codigo, nombre: 'Prueba', tipo: 'cantidad' as const })

  it('replays the first answer for 24 hours', async () => {
    const api = await server.current.as('demo@obra.test')
    const send = (codigo: string) => api('createUnidad', { params, body: unit(codigo), ...withKey('k1') })
    const [first, again] = [await send('k-1'), await send('k-1')]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect([first.headers.get('idempotent-replay'), again.headers.get('idempotent-replay')]).toEqual([null, 'true'])
    const other = await send('k-2')
    expect([other.status, other.body]).toEqual([409, expect.objectContaining({ error: 'Idempotency key reused' })])
    server.current.advance(24 * 3_600_000 + 1)
    expect((await send('k-2')).status).toBe(200)
  })

  it('creates one record for many concurrent requests', async () => {
    const api = await server.current.as('demo@obra.test')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api('createUnidad', { params, body: unit('k-3'), ...withKey('k2') })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('idempotent-replay') === 'true')).toHaveLength(7)
  })

  it('is separate for each user, and errors are not stored', async () => {
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    const taken = await demo('createUnidad', { params, body: unit('m'), ...withKey('k3') })
    expect(taken.status).toBe(409)
    expect((await demo('createUnidad', { params, body: unit('k-4'), ...withKey('k3') })).status).toBe(200)
    const own = await martin('createUnidad', { params: { desarrolladoraId: 6 }, body: unit('k-4'), ...withKey('k3') })
    expect([own.status, own.headers.get('idempotent-replay')]).toEqual([200, null])
  })

  it('is refused with 400 if empty or too long', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const key of [' ', 'x'.repeat(201)]) {
      const { status, body } = await api('createUnidad', { params, body: unit('k-5'), ...withKey(key) })
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ issues: [expect.objectContaining({ field: 'Idempotency-Key' })] }),
      ])
    }
  })
})

describe('a dry run', () => {
  it('returns the result of the work and stores nothing', async () => {
    const { store } = server.current.services
    const ctx = { store } as Context
    const numbers = () => store.read.selectFrom('correlativos').selectAll().orderBy('ambito').orderBy('tipo').execute()
    const before = await numbers()
    const answer = await simulate(ctx, async (db) => {
      await nextNumber(db, 'proyecto:1', 'prueba')
      return nextNumber(db, 'proyecto:1', 'prueba')
    })
    expect(answer).toBe(2)
    expect(await numbers()).toEqual(before)
    await expect(simulate(ctx, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})

describe('numbers', () => {
  it('have no gaps, even if some writes are rolled back', async () => {
    const { store } = server.current.services
    const give = (isUndone: boolean) =>
      store
        .write(async (db) => {
          const number = await nextNumber(db, 'proyecto:2', 'prueba')
          if (isUndone) throw new Error('undone')
          return number
        })
        .catch(() => undefined)
    const given = await Promise.all(Array.from({ length: 30 }, (_, index) => give(index % 3 === 0)))
    expect(given.filter((number) => number !== undefined).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(await store.write((db) => nextNumber(db, 'proyecto:3', 'prueba'))).toBe(1)
  })
})
