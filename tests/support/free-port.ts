import { createServer, type Server } from 'node:net'

/** Below the ephemeral ports, so that no outgoing connection gets one by chance. */
const ports = { first: 20_000, last: 32_000, aBlock: 20 }

/** The block of this process, on globalThis because Vitest may load this file once per test file. */
const shared = globalThis as { obraPorts?: { claim: Promise<{ first: number }>; next: number } }

function listening(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Claims the first block whose first port is free by listening on it until the process ends; other workers skip it. */
async function claimBlock(after = ports.first - ports.aBlock): Promise<{ first: number }> {
  for (let first = after + ports.aBlock; first < ports.last; first += ports.aBlock) {
    const server = await listening(first)
    if (!server) continue
    server.unref()
    return { first }
  }
  throw new Error(`No free block of ports from ${ports.first} to ${ports.last}.`)
}

/** A free port on loopback, from the block of this process. */
export async function freePort(): Promise<number> {
  shared.obraPorts ??= { claim: claimBlock(), next: 0 }
  const { first } = await shared.obraPorts.claim
  for (let turn = 1; turn < ports.aBlock; turn++) {
    const port = first + 1 + (shared.obraPorts.next++ % (ports.aBlock - 1))
    const probe = await listening(port)
    if (!probe) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
  throw new Error(`All ports from ${first + 1} to ${first + ports.aBlock - 1} are taken.`)
}
