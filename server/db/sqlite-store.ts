import type { Kysely } from 'kysely'
import type { groupCommit } from './group-commit.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'
import { createTopics } from './topics.ts'

/** A store on SQLite, for a single process: composes the read handle, the group commit and `close`. */
export function sqliteStore(
  read: Kysely<Database>,
  { write, onCommit }: ReturnType<typeof groupCommit>,
  close: () => Promise<void>,
): Store {
  const topics = createTopics()
  topics.markConnected()
  return {
    kind: 'sqlite',
    read,
    write,
    lock: async () => {},
    announce: async (_db, topic, text) => onCommit(() => topics.notify(topic, text)),
    listen: async (topic, listener) => topics.add(topic, listener),
    recentMessages: topics.recentMessages,
    close,
  }
}
