import type { Db } from './schema.ts'
import type { Listener } from './topics.ts'

/** Called after each query: its text without values, how long it took, and its error if it failed. */
export type WatchQuery = (sql: string, milliseconds: number, error?: unknown) => void

/** What the server needs from a store, SQLite or PostgreSQL. */
export type Store = {
  kind: 'sqlite' | 'postgresql'
  /** For reading; sees committed data only. */
  read: Db
  /**
   * Runs `work` in one transaction and resolves after its commit. On SQLite concurrent writes share a commit, so `work` must
   * await nothing but queries on its handle. An error in `work` rolls back this write and no other.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Inside a write: locks `name` until the commit; writes that lock the same name run one after the other. */
  lock(db: Db, name: string): Promise<void>
  /** Inside a write: notifies the topic's listeners in every replica once the write is committed. */
  announce(db: Db, topic: string, text: string): Promise<void>
  /**
   * Subscribes to a topic until the returned function is called. Resolves once subscribed; a text of `undefined` means that
   * messages may have been lost with the connection.
   */
  listen(topic: string, listener: Listener): Promise<() => void>
  /** Distinct messages on a topic in the last milliseconds; undefined if this process may have missed some. */
  recentMessages(topic: string, milliseconds: number): string[] | undefined
  /** With a pool: connections by state, and the number of queries waiting for one. */
  connections?: () => Record<'used' | 'idle' | 'waiting', number>
  close(): Promise<void>
}
