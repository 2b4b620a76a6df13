import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'

const server = useTestServer()
const megabyte = 1024 * 1024

it('keeps the SQLite WAL below 100 MB under many writes, without losing one', async () => {
  const { storeCopy } = server.current
  const { store, file } = storeCopy
  if (store.kind !== 'sqlite') return
  const write = (key: string) =>
    store.write((db) =>
      db
        .insertInto('rateLimits')
        .values({ key: key.padEnd(60_000, 'x'), count: 1, resetsAt: '9' })
        .execute(),
    )
  let longest = 0
  // 120 MB in all.
  for (let round = 0; round < 40; round++) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => write(`log-${round}-${index}`)))
    longest = Math.max(longest, statSync(`${file}-wal`).size)
  }
  expect(longest).toBeGreaterThan(8 * megabyte)
  expect(longest).toBeLessThan(100 * megabyte)
  const rows = await store.read.selectFrom('rateLimits').select('count').where('key', 'like', 'log-%').execute()
  expect(rows).toHaveLength(2000)
})

it('a command with many writes exits only after its store has closed', async () => {
  const { store, file } = server.current.storeCopy
  if (store.kind !== 'sqlite') return
  const script = path.resolve(import.meta.dirname, '../../tests/support/children/write-much.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, file])
  expect(stdout).toBe('closed')
})
