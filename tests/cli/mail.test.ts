/** Queued mail, for the operator: a mail server that is down, and back. */
import { createServer, type Server } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { copyDemoData, startServer, temporaryFolder, useCommand } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'

const obra = useCommand()
const folder = temporaryFolder()
const local = { env: { OBRA_DATA_DIR: folder } }
let mailServer: Server | undefined
afterAll(() => mailServer?.close())

/** A minimal SMTP server; collects the mails it receives. */
function startMailServer(port: number): string[] {
  const received: string[] = []
  mailServer = createServer((socket) => {
    let isData = false
    let mail = ''
    socket.write('220 mail\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (isData) {
        mail += text
        if (!mail.endsWith('\r\n.\r\n')) return
        isData = false
        received.push(mail)
        socket.write('250 taken\r\n')
        return
      }
      isData = text.startsWith('DATA')
      socket.write(isData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => {})
  }).listen(port, '127.0.0.1')
  return received
}

describe('obra mail', () => {
  it(
    'lists what waits while the mail server is away, and has it sent once it is back',
    { timeout: 240_000 },
    async () => {
      copyDemoData(folder)
      expect((await obra.run(['mail', 'list', '--table'], local)).stdout).toBe('No hay mails esperando.\n')
      const port = await freePort()
      const server = await startServer(folder, { OBRA_SMTP_URL: `smtp://127.0.0.1:${port}` })
      await fetch(`${server.address}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'demo@obra.test' }),
      })
      const waiting = () => obra.json<{ to: string; attempts: number; status: string }[]>(['mail', 'list'], local)
      await expect.poll(waiting, { timeout: 60_000 }).toMatchObject([{ to: 'demo@obra.test', status: 'waiting' }])
      await expect.poll(async () => (await waiting())[0]?.attempts, { timeout: 60_000 }).toBeGreaterThan(0)
      const received = startMailServer(port)
      expect(await obra.json(['mail', 'retry'], local)).toEqual({ retried: 1 })
      // Runs the command only once the mail has arrived: each call costs a process.
      await expect.poll(() => received.length, { timeout: 90_000 }).toBe(1)
      await expect.poll(waiting, { timeout: 90_000 }).toEqual([])
      expect(received.join('')).toContain('To: demo@obra.test')
      await server.stop()
    },
  )
})
