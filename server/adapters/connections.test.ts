import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { createConnection, type AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { limitConnections } from './connections.ts'

const server = useTestServer()

/** Sends a text to a port and waits until the connection is closed. */
async function untilClosed(port: number, text: string, leave = false): Promise<void> {
  const socket = createConnection(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(text)
  if (leave) setTimeout(() => socket.destroy(), 100)
  await closed
}

const half =
  'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em'

describe.skipIf(process.env.OBRA_TEST_STORE !== 'sqlite')('connections', () => {
  it('are closed if a body makes no progress', async () => {
    const stalling = createServer(() => {})
    limitConnections(stalling, 300)
    await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve))
    const received = once(stalling, 'request') as Promise<[IncomingMessage]>
    const closed = untilClosed((stalling.address() as AddressInfo).port, half)
    const [request] = await received
    await closed
    stalling.close()
    expect(request.complete).toBe(false)
  })

  it('have a keep-alive timeout longer than that of proxies', async () => {
    const answering = createServer((_request, response) => void response.end())
    limitConnections(answering)
    await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve))
    const { headers } = await fetch(`http://127.0.0.1:${(answering.address() as AddressInfo).port}`)
    answering.close()
    const seconds = Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])
    expect(seconds).toBeGreaterThan(120)
  })

  it('of a client that disconnects log no error', async () => {
    const { app, services } = server.current
    const logged: unknown[] = []
    const { logger } = services
    const original = logger.error.bind(logger)
    logger.error = ((...given: unknown[]) => void logged.push(given)) as never
    const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise<void>((resolve) => listening.once('listening', () => resolve()))
    await untilClosed((listening.address() as AddressInfo).port, half, true)
    await new Promise((resolve) => setTimeout(resolve, 200))
    listening.close()
    logger.error = original
    expect(logged).toEqual([])
  })
})
