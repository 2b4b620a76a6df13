/** A server that is shut down while people write, listen to a stream and upload. */
import { createConnection } from 'node:net'
import type { ServerProcess } from '../support/process.ts'
import { lostNotes, pause, startWriters, statusCounts, tokenOf } from './writers.ts'

export type EndFigures = {
  statuses: Record<number, number>
  exitCode: number | null
  milliseconds: number
  lost: number
  /** The status line of the upload in flight, and whether the stream ended. */
  upload: string
  hasStreamEnded: boolean
}

/** An upload that has sent half of its body; `finish` sends the rest and reads the status line. */
function startUpload(origin: string, token: string): { finish(): Promise<string> } {
  const { hostname, port } = new URL(origin)
  const body = JSON.stringify({ note: { title: 'a medias', content: 'x'.repeat(2000) } })
  const socket = createConnection(Number(port), hostname)
  const head = [
    'POST /api/apps/notes HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', (error) => (answer ||= error.message))
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1000)}`)
  return {
    async finish() {
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(body.slice(1000))
      await closed
      return answer.split('\r\n')[0]!
    },
  }
}

/** `restart` starts the server again on the same store, to check what was stored. */
export async function endUnderLoad(
  server: ServerProcess,
  restart: () => Promise<ServerProcess>,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<EndFigures> {
  const token = await tokenOf(server.address)
  const writers = startWriters([server.address], token)
  const stream = await fetch(`${server.address}/api/common/events`, { headers: { Authorization: `Bearer ${token}` } })
  const streamed = stream.text().then(
    () => true,
    () => false,
  )
  const upload = startUpload(server.address, token)
  await pause(500)
  const started = performance.now()
  const ended = server.end(signal)
  await pause(300)
  const status = await upload.finish()
  const exitCode = await ended
  const milliseconds = performance.now() - started
  await writers.stop()
  const again = await restart()
  const lost = await lostNotes(again.address, token, writers)
  await again.end()
  const statuses = statusCounts(writers.answers)
  return { statuses, exitCode, milliseconds, lost: lost.length, upload: status, hasStreamEnded: await streamed }
}
