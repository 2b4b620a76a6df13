/** The server's connections: timeouts and graceful shutdown. */
import { type IncomingMessage, Server as HttpServer, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** A connection without progress for this long is closed. Streams send heartbeats more often. */
const stalledMilliseconds = 30_000
/** How long open requests may take after shutdown begins. */
const graceMilliseconds = 10_000
/** Delay before idle connections are closed at shutdown, so that a request in transit is answered. */
const idleMilliseconds = 500
/**
 * Keep-alive timeout. Longer than that of proxies (Caddy two minutes, most others one), so that the server never closes a
 * connection while a request is in transit, which a proxy would answer with 502.
 */
const keepAliveMilliseconds = 130_000

export type Connections = {
  /** Stops accepting connections, answers open requests, and closes each connection after its answer. */
  end(): Promise<void>
}

/** Sets the timeouts of a server's connections. */
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
      // Not http's close: it closes idle connections at once, and with them requests in transit.
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
