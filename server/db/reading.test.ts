import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { prepareQuery } from './prepared.ts'

const server = useTestServer()
const demo = 'demo@obra.test'
const selectName = prepareQuery((db, email: RawBuilder<string>) =>
  db.selectFrom('users').select('name').where('email', '=', email),
)

function rename(name: string) {
  return server.current.services.store.write((db) =>
    db.updateTable('users').set({ name }).where('email', '=', demo).execute(),
  )
}

describe('reading', () => {
  it('sees a commit in the same event-loop turn as an earlier read', async () => {
    const { read } = server.current.services.store
    await selectName(read, demo)
    const writing = rename('Ana')
    await selectName(read, demo)
    await writing
    expect(await selectName(read, demo)).toEqual([{ name: 'Ana' }])
    await rename('Bea')
    expect(await selectName(read, demo)).toEqual([{ name: 'Bea' }])
  })

  it('sees the commits of another connection from the next turn on', async () => {
    const { store } = server.current.services
    if (store.kind !== 'sqlite') return
    const { connect } = await import('./connect.ts')
    const other = await connect({ file: server.current.storeCopy.file })
    await selectName(store.read, demo)
    await other.write((db) => db.updateTable('users').set({ name: 'Caro' }).where('email', '=', demo).execute())
    await new Promise((resolve) => setImmediate(resolve))
    expect(await selectName(store.read, demo)).toEqual([{ name: 'Caro' }])
    await other.close()
  })

  it('allows statements that cannot run inside a transaction, such as VACUUM', async () => {
    const { store } = server.current.services
    await selectName(store.read, demo)
    await sql.raw(store.kind === 'sqlite' ? 'vacuum' : 'vacuum users').execute(store.read)
    expect(await selectName(store.read, demo)).toHaveLength(1)
  })

  it('returns the rows of each value from a prepared query', async () => {
    const { read } = server.current.services.store
    const emails = [demo, 'nadie@obra.test', 'martin@obra.test']
    const found = await Promise.all(emails.map((email) => selectName(read, email)))
    expect(found.map((rows) => rows.length)).toEqual([1, 0, 1])
    expect(found[0]).not.toEqual(found[2])
  })

  it('answers 401 once the session was deleted by another process', async () => {
    const api = await server.current.as(demo)
    expect((await api('getUser')).status).toBe(200)
    await server.current.services.store.write((db) => db.deleteFrom('sessions').execute())
    expect((await api('getUser')).status).toBe(401)
  })
})
