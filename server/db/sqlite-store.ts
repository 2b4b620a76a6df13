import type { Kysely } from 'kysely'
import type { groupCommit } from './group-commit.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'
import { createTopics } from './topics.ts'

/** A store of one process on SQLite: what it reads by, how its writes are committed, and how it is closed. */
export function sqliteStore(
  read: Kysely<Database>,
  { write, onCommit }: ReturnType<typeof groupCommit>,
  close: () => Promise<void>,
): Store {
  const topics = createTopics()
  topics.beginHearing()
  return {
    kind: 'sqlite',
    read,
    write,
    lock: async () => {},
    announce: async (_db, topic, text) => onCommit(() => topics.tell(topic, text)),
    listen: async (topic, listener) => topics.add(topic, listener),
    toldWithin: topics.toldWithin,
    close,
  }
}
