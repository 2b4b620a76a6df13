import { expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'

const server = useTestServer()

it('tells another version after each commit, and none of a write that was undone', async () => {
  const { store } = server.current.services
  const rename = (name: string) =>
    store.write((db) => db.updateTable('users').set({ name }).where('email', '=', 'demo@obra.test').execute())
  const versions = [await store.version()]
  for (const name of ['Ana', 'Bea', 'Ana']) {
    await rename(name)
    versions.push(await store.version())
  }
  expect(new Set(versions).size).toBe(versions.length)
})
