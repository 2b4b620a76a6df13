import { execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { connect } from './connect.ts'
import { migrations } from './migrations/index.ts'

const server = useTestServer()
const children = path.resolve(import.meta.dirname, '../../tests/support/children')

it('a process killed during writes loses no write that has resolved', async () => {
  const { file, databaseUrl } = server.current.storeCopy
  const child = spawn(process.execPath, [path.join(children, 'write.ts'), file, ...(databaseUrl ? [databaseUrl] : [])])
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    if (printed.length > 4000) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.once('exit', resolve))
  const answered = printed.split('\n').slice(0, -1)
  expect(answered.length).toBeGreaterThan(100)
  const store = await connect({ file, databaseUrl })
  const rows = await store.read.selectFrom('rateLimits').select('key').where('key', 'like', 'crash-%').execute()
  await store.close()
  const stored = new Set(rows.map(({ key }) => key))
  expect(answered.filter((key) => !stored.has(key))).toEqual([])
})

it('replicas that start together on an empty store migrate it only once', async () => {
  const { store, file, databaseUrl } = server.current.storeCopy
  const empty = `${file}-empty`
  if (databaseUrl) await sql.raw('drop schema public cascade; create schema public').execute(store.read)
  try {
    const start = () =>
      promisify(execFile)(process.execPath, [
        path.join(children, 'migrate.ts'),
        empty,
        ...(databaseUrl ? [databaseUrl] : []),
      ])
    const outputs = await Promise.all([start(), start(), start()])
    const applied = outputs.map(({ stdout }) => JSON.parse(stdout) as string[])
    expect(applied.filter((names) => names.length > 0)).toEqual([Object.keys(migrations).toSorted()])
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(empty + suffix, { force: true })
  }
})
