import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import { findSession } from '../auth/door.ts'
import { isStillAdmitted } from '../developers/door.ts'
import { requestHeader } from '../../http/request-header.ts'
import type { HandlerContext, AreaHandlers } from '../../http/contract.ts'
import { requireBoard } from '../scrumboard/door.ts'
import { openFeed, sessionsEnded, type ChangeFeed } from './service.ts'

/** Whether the stream's token is still valid and its project visible; an unavailable database does not end the stream. */
async function isAdmitted(c: HandlerContext<'streamEvents'>): Promise<boolean> {
  const { store, company } = c.get('ctx')
  try {
    const user = await findSession(c.get('services'), requestHeader(c, 'authorization'))
    return user !== undefined && (await isStillAdmitted(store, user.id, company))
  } catch {
    return true
  }
}

async function send(stream: SSEStreamingApi, changes: string[]): Promise<void> {
  if (changes.length === 0) await stream.write(': here\n\n')
  for (const event of changes) {
    await stream.writeSSE({ event, data: JSON.stringify(event === 'ready' ? {} : { changed: event }) })
  }
}

async function pass(c: HandlerContext<'streamEvents'>, feed: ChangeFeed, stream: SSEStreamingApi): Promise<void> {
  const { heartbeatMilliseconds } = c.get('services').streams
  let checked = performance.now()
  for (;;) {
    const changes = await feed.next(heartbeatMilliseconds)
    if (!changes) return
    const isDoubtful = changes.length === 0 || changes.includes(sessionsEnded)
    if (isDoubtful || performance.now() - checked > heartbeatMilliseconds) {
      if (!(await isAdmitted(c))) return
      checked = performance.now()
    }
    await send(
      stream,
      changes.filter((change) => change !== sessionsEnded),
    )
  }
}

export const liveHandlers: AreaHandlers<'live'> = {
  streamEvents: async (c) => {
    const { age, board } = c.req.valid('query')
    if (board !== undefined) await requireBoard(c.get('ctx'), board)
    const feed = await openFeed(c.get('ctx'), board, age)
    // Keeps proxies from buffering the events.
    c.header('X-Accel-Buffering', 'no')
    const response = streamSSE(c, async (stream) => {
      stream.onAbort(feed.end)
      // At once, so that the client knows that the stream is open.
      await send(stream, [])
      await pass(c, feed, stream).finally(feed.end)
    })
    response.headers.set('Cache-Control', 'no-store')
    return response
  },
}
