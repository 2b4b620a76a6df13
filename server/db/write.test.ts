import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { isStoreFailure, isUniqueViolation } from '../lib/store-failures.ts'

const server = useTestServer()
const row = (key: string) => ({ key, count: 1, resetsAt: '2026-01-01T00:00:00.000Z' })
const insert = (key: string) =>
  server.current.services.store.write((db) => db.insertInto('rateLimits').values(row(key)).execute())
const keysLike = async (prefix: string) => {
  const query = server.current.services.store.read.selectFrom('rateLimits').select('key')
  return (await query.where('key', 'like', `${prefix}%`).orderBy('key').execute()).map(({ key }) => key)
}

describe('concurrent writes', () => {
  it('commit even if one of their batch fails', async () => {
    await insert('alone-3')
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => insert(`alone-${number}`)))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(await keysLike('alone-')).toEqual(['alone-1', 'alone-2', 'alone-3', 'alone-4', 'alone-5'])
    const failed = results[2] as PromiseRejectedResult
    expect([isUniqueViolation(failed.reason), isStoreFailure(failed.reason)]).toEqual([true, false])
  })

  it('roll back all of their own work when they fail', async () => {
    const { store } = server.current.services
    const failing = store.write(async (db) => {
      await db.insertInto('rateLimits').values(row('undone-1')).execute()
      throw new Error('changed my mind')
    })
    await Promise.all([expect(failing).rejects.toThrow('changed my mind'), insert('undone-2')])
    expect(await keysLike('undone-')).toEqual(['undone-2'])
  })

  it('resolve only once they can be read', async () => {
    const seen = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        await insert(`seen-${number}`)
        return (await keysLike(`seen-${number}`)).includes(`seen-${number}`)
      }),
    )
    expect(seen.every(Boolean)).toBe(true)
  })

  it('are not visible before their commit', async () => {
    const { store } = server.current.services
    await store.write(async (db) => {
      await db.insertInto('rateLimits').values(row('early')).execute()
      expect(await keysLike('early')).toEqual([])
    })
    expect(await keysLike('early')).toEqual(['early'])
  })

  it('run one after the other when they take the same lock', async () => {
    const { store } = server.current.services
    await insert('locked')
    const increment = () =>
      store.write(async (db) => {
        await store.lock(db, 'counter')
        const query = db.selectFrom('rateLimits').select('count').where('key', '=', 'locked')
        const { count } = await query.executeTakeFirstOrThrow()
        await db
          .updateTable('rateLimits')
          .set({ count: count + 1 })
          .where('key', '=', 'locked')
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    const query = store.read.selectFrom('rateLimits').select('count').where('key', '=', 'locked')
    expect((await query.executeTakeFirstOrThrow()).count).toBe(21)
  })

  it('report a closed store as a failure of the store', async () => {
    await server.current.services.store.close()
    const error: unknown = await insert('late').catch((reason: unknown) => reason)
    expect(isStoreFailure(error)).toBe(true)
  })
})
