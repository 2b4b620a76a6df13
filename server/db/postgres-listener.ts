import pg from 'pg'
import type { Topics } from './topics.ts'

/** The channel that all replicas share; a payload is `topic text`. */
export const channel = 'obra'

const firstDelayMilliseconds = 250
const longestDelayMilliseconds = 1000

export type PostgresListener = {
  /** Resolves when the connection listens. Rejects where PostgreSQL cannot be reached. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** A connection of its own that hears NOTIFY and passes it on. A lost one comes back by itself, with backoff. */
export function createPostgresListener(databaseUrl: string, topics: Topics): PostgresListener {
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let isClosed = false

  async function open(): Promise<void> {
    client = await connectListener(databaseUrl, topics)
    topics.beginHearing()
    client.once('end', () => lost())
  }

  function ready(): Promise<void> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  function lost(): void {
    client = undefined
    opening = undefined
    topics.endHearing()
    if (!isClosed) retry(firstDelayMilliseconds)
  }

  function retry(delayMilliseconds: number): void {
    const again = () => {
      if (isClosed || topics.isEmpty) return
      ready().then(
        () => topics.tellGap(),
        () => retry(Math.min(delayMilliseconds * 2, longestDelayMilliseconds)),
      )
    }
    setTimeout(again, delayMilliseconds).unref()
  }

  return {
    ready,
    async close() {
      isClosed = true
      await opening?.catch(() => {})
      await client?.end()
    },
  }
}

/** A connection that passes on what it hears. */
async function connectListener(databaseUrl: string, topics: Topics): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, keepAlive: true })
  client.on('error', () => {})
  client.on('notification', ({ payload = '' }) => {
    const gap = payload.indexOf(' ')
    topics.tell(payload.slice(0, gap), payload.slice(gap + 1))
  })
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
