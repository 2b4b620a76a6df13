import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { connect } from './connect.ts'
import type { Store } from './store.ts'

const server = useTestServer()
const stores: Store[] = []

/** Listens to a topic; `next` resolves with the next message. */
async function hear(store: Store, topic: string) {
  const heard: (string | undefined)[] = []
  let wake = () => {}
  const stop = await store.listen(topic, (text) => {
    heard.push(text)
    wake()
  })
  const next = async () => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return heard.shift()
  }
  return { heard, next, stop }
}

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
})

describe('announcements of the store', () => {
  it('reach the listeners of their topic, and only after the commit', async () => {
    const { store } = server.current.services
    const one = await hear(store, 'one')
    const two = await hear(store, 'two')
    await store.write(async (db) => {
      await store.announce(db, 'one', 'first text')
      expect(one.heard).toEqual([])
      await store.announce(db, 'two', 'second')
    })
    expect([await one.next(), await two.next()]).toEqual(['first text', 'second'])
  })

  it('are not sent by a failed write, even if another write shares its commit', async () => {
    const { store } = server.current.services
    const listener = await hear(store, 'one')
    const failing = store.write(async (db) => {
      await store.announce(db, 'one', 'undone')
      throw new Error('no')
    })
    const fine = store.write((db) => store.announce(db, 'one', 'kept'))
    await Promise.allSettled([failing, fine])
    expect(await listener.next()).toBe('kept')
    expect(listener.heard).toEqual([])
  })

  it('are remembered by topic, as far back as this process has listened', async () => {
    const { store } = server.current.services
    const started = performance.now()
    const one = await hear(store, 'one')
    for (const text of ['first', 'second', 'first']) {
      await store.write((db) => store.announce(db, 'one', text))
      expect(await one.next()).toBe(text)
    }
    const age = performance.now() - started
    expect(store.recentMessages('one', age)?.toSorted()).toEqual(['first', 'second'])
    expect(store.recentMessages('one', 0)).toEqual([])
    expect(store.recentMessages('nobody', age)).toEqual([])
    expect(store.recentMessages('one', 3_600_000)).toBe(undefined)
  })

  it('do not reach a listener that has stopped', async () => {
    const { store } = server.current.services
    const stopped = await hear(store, 'one')
    const other = await hear(store, 'one')
    stopped.stop()
    await store.write((db) => store.announce(db, 'one', 'late'))
    expect(await other.next()).toBe('late')
    expect(stopped.heard).toEqual([])
  })
})

describe.runIf(process.env.OBRA_TEST_STORE === 'postgresql')('announcements between replicas', () => {
  const replica = async () => {
    const store = await connect({ databaseUrl: server.current.storeCopy.databaseUrl, file: '' })
    stores.push(store)
    return store
  }

  it('reach the listeners of another replica', async () => {
    const [first, second] = [await replica(), await replica()]
    const listener = await hear(second, 'user:1')
    await first.write((db) => first.announce(db, 'user:1', 'messages'))
    expect(await listener.next()).toBe('messages')
  })

  it('resume after a lost connection, with undefined for messages that may be lost', async () => {
    const store = await replica()
    const listener = await hear(store, 'user:1')
    const started = performance.now()
    expect(store.recentMessages('user:1', 0)).toEqual([])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen obra'`.execute(store.read)
    expect(await listener.next()).toBe(undefined)
    expect(store.recentMessages('user:1', performance.now() - started)).toBe(undefined)
    await store.write((db) => store.announce(db, 'user:1', 'user'))
    expect(await listener.next()).toBe('user')
  })
})
