import type { Db } from './schema.ts'
import type { Listener } from './topics.ts'

/** Hears of each query that has run: its text without values, how long it took, and how it failed. */
export type WatchQuery = (sql: string, milliseconds: number, error?: unknown) => void

/** What the server asks of a store, whichever it is. */
export type Store = {
  kind: 'sqlite' | 'postgresql'
  /** For reading; sees what is committed. */
  read: Db
  /**
   * Runs `work` in one transaction and answers after its commit. Concurrent writes share a commit on SQLite, so `work`
   * must await nothing but queries on the handle it gets. An error in `work` undoes it and nobody else's.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Inside a write: everybody who names the same lock goes one after the other until the commit. */
  lock(db: Db, name: string): Promise<void>
  /** Inside a write: tells everybody who listens to the topic, in every replica, once the write is committed. */
  announce(db: Db, topic: string, text: string): Promise<void>
  /**
   * Subscribes to a topic until the returned function is called. Resolves once subscribed; `undefined` as text means
   * that messages may have been lost with the connection.
   */
  listen(topic: string, listener: Listener): Promise<() => void>
  /** What was announced on a topic in the last milliseconds; undefined where this process does not know. */
  toldWithin(topic: string, milliseconds: number): string[] | undefined
  /** Connections by state and the queries that wait for one, where there is a pool. */
  connections?: () => Record<'used' | 'idle' | 'waiting', number>
  close(): Promise<void>
}
