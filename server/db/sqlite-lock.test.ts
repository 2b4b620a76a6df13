import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { isStoreFailure } from '../lib/store-failures.ts'

const server = useTestServer()
const row = (key: string) => ({ key, count: 1, resetsAt: '2026-01-01T00:00:00.000Z' })
const insert = (key: string) =>
  server.current.services.store.write((db) => db.insertInto('rateLimits').values(row(key)).execute())
const keys = async () => {
  const query = server.current.services.store.read.selectFrom('rateLimits').select('key').orderBy('key')
  return (await query.execute()).map(({ key }) => key)
}

describe.skipIf(process.env.OBRA_TEST_STORE !== 'sqlite')('another process that locks the SQLite file', () => {
  /** Locks the file from a second connection, as another process would. */
  function otherProcess() {
    const other = new DatabaseSync(server.current.storeCopy.file)
    other.exec('BEGIN IMMEDIATE')
    return { release: () => other.close() }
  }

  it('delays writes, but neither reads nor the event loop', async () => {
    const other = otherProcess()
    let isWritten = false
    const writing = insert('held-1').then(() => (isWritten = true))
    // With a blocking busy timeout no timer would run before the write fails.
    for (let turn = 0; turn < 50; turn++) {
      expect(await keys()).toEqual([])
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(isWritten).toBe(false)
    other.release()
    await writing
    expect(await keys()).toEqual(['held-1'])
  })

  it('makes a waiting write fail after the timeout, and later writes work', async () => {
    const other = otherProcess()
    const error: unknown = await insert('held-2').catch((thrown: unknown) => thrown)
    expect(isStoreFailure(error)).toBe(true)
    other.release()
    await insert('held-3')
    expect(await keys()).toEqual(['held-1', 'held-3'])
  })

  it('not involved: successive writes work at any distance in microtasks', async () => {
    const { store } = server.current.services
    for (let distance = 0; distance < 40; distance++) {
      await store.write((db) => db.deleteFrom('rateLimits').execute())
      for (let turn = 0; turn < distance; turn++) await Promise.resolve()
      await insert(`after-${distance}`)
    }
    expect(await keys()).toEqual(['after-39'])
  }, 5000)
})
