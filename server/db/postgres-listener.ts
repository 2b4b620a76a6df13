import pg from 'pg'
import type { Topics } from './topics.ts'

/** The NOTIFY channel that all replicas share; a payload is `topic text`. */
export const channel = 'obra'

const firstDelayMilliseconds = 250
const longestDelayMilliseconds = 1000

export type PostgresListener = {
  /** Resolves once the connection listens. Rejects if PostgreSQL cannot be reached. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** A dedicated connection that passes NOTIFY payloads to `topics`. It reconnects with backoff. */
export function createPostgresListener(databaseUrl: string, topics: Topics): PostgresListener {
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let isClosed = false

  async function open(): Promise<void> {
    client = await connectListener(databaseUrl, topics)
    topics.markConnected()
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
    topics.markDisconnected()
    if (!isClosed) retry(firstDelayMilliseconds)
  }

  function retry(delayMilliseconds: number): void {
    const again = () => {
      if (isClosed || topics.isEmpty) return
      ready().then(
        () => topics.notifyGap(),
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

/** Connects, listens and passes each payload to `topics`. */
async function connectListener(databaseUrl: string, topics: Topics): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, keepAlive: true })
  client.on('error', () => {})
  client.on('notification', ({ payload = '' }) => {
    const gap = payload.indexOf(' ')
    topics.notify(payload.slice(0, gap), payload.slice(gap + 1))
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
