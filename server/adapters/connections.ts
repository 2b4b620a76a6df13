/** The server's connections: how slow they may be, and how they end. */
import { type IncomingMessage, Server as HttpServer, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** A body, an answer or a client that makes no progress for as long is cut. Streams send something more often. */
const stalledMilliseconds = 30_000
/** How long an open request may still take after shutdown has begun. */
const graceMilliseconds = 10_000
/** Idle connections are closed so late that a call on its way there is answered. */
const idleMilliseconds = 500
/**
 * How long a connection waits for its next request: longer than proxies keep one that is idle (Caddy two minutes, most others
 * one), so that it is never this end that closes while a request is on its way, which they answer with 502.
 */
const keepAliveMilliseconds = 130_000

export type Connections = {
  /** Stops accepting connections, answers open requests, and closes each connection after its answer. */
  end(): Promise<void>
}

/** Limits a server's connections from now on. */
export function limitConnections(served: object, stalledAfter = stalledMilliseconds): Connections {
  if (!(served instanceof HttpServer)) throw new Error('only HTTP/1 is served')
  const server: HttpServer = served
  const answering = new Set<ServerResponse>()
  let isEnding = false
  server.keepAliveTimeout = keepAliveMilliseconds
  server.setTimeout(stalledAfter, (socket: Socket) => socket.destroy())
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })

  function end(): Promise<void> {
    isEnding = true
    for (const response of answering) response.shouldKeepAlive = false
    const closeIdle = () => server.closeIdleConnections()
    let closing: NodeJS.Timeout | undefined
    const idle = setTimeout(() => (closing = setInterval(closeIdle, 50)), idleMilliseconds)
    const all = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
    return new Promise((resolve) => {
      // Not http's own close: it cuts idle connections at once, and with them calls that are on their way.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(idle)
        clearTimeout(all)
        clearInterval(closing)
        resolve()
      })
    })
  }
  return { end }
}
