import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMailer, type MailMessage } from './mailer.ts'

const from = 'Obra <no-responder@obra.test>'
const mail: MailMessage = {
  to: [
    { name: 'Pérez, Juan', address: 'juan@ejemplo.test' },
    { name: 'Martín', address: 'martin@obra.test' },
  ],
  cc: [{ name: '', address: 'ana@ejemplo.test' }],
  recipients: ['juan@ejemplo.test', 'ana@ejemplo.test', 'oculta@ñandú.test'],
  senderName: 'Lucía (vía Obra)',
  subject: 'Plano',
  text: 'Va.',
}

/** A mail server that answers each recipient with a code; `commands` are the lines that it got. */
async function startMailServer(codes: Record<string, number>) {
  const commands: string[] = []
  const server = createServer((socket) => {
    let isText = false
    const answer = (line: string) => {
      if (isText) {
        if (line !== '.') return
        isText = false
        return socket.write('250 OK\r\n')
      }
      commands.push(line)
      isText = line === 'DATA'
      const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1]
      socket.write(`${isText ? 354 : ((recipient && codes[recipient]) ?? 250)} .\r\n`)
    }
    socket.write('220 .\r\n')
    socket.on('data', (data) => data.toString().split('\r\n').slice(0, -1).forEach(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, commands, stop: () => server.close() }
}

describe('a mail to several recipients', () => {
  it('has To and Cc as written, the sender by name, and no trace of the Bcc', async () => {
    const outboxFolder = await mkdtemp(path.join(tmpdir(), 'obra-mailer-'))
    await createMailer({ from, outboxFolder }).send(mail)
    const [file, ...others] = await readdir(outboxFolder)
    const content = await readFile(path.join(outboxFolder, file!), 'utf8')
    await rm(outboxFolder, { recursive: true })
    expect(others).toEqual([])
    expect(content).toMatch(/^From: =\?UTF-8\?\S+\?= <no-responder@obra\.test>\r?$/m)
    expect(content.replaceAll(/\r?\n /g, ' ')).toMatch(
      /^To: =\?UTF-8\?\S+\?= <juan@ejemplo\.test>, .*<martin@obra\.test>/m,
    )
    expect(content).toMatch(/^Cc: ana@ejemplo\.test\r?$/m)
    expect(content).not.toContain('oculta')
  })

  it('is handed over once, and returns the recipients that the mail server refuses', async () => {
    const { url, commands, stop } = await startMailServer({ 'ana@ejemplo.test': 452, 'oculta@xn--and-6ma2c.test': 550 })
    const refused = await createMailer({ smtpUrl: url, from, outboxFolder: '' }).send(mail)
    stop()
    expect(refused).toEqual([
      { address: 'ana@ejemplo.test', isForGood: false },
      { address: 'oculta@ñandú.test', isForGood: true },
    ])
    expect(commands.filter((line) => /^(MAIL|RCPT|DATA)/.test(line))).toEqual([
      'MAIL FROM:<no-responder@obra.test>',
      'RCPT TO:<juan@ejemplo.test>',
      'RCPT TO:<ana@ejemplo.test>',
      'RCPT TO:<oculta@xn--and-6ma2c.test>',
      'DATA',
    ])
  })

  it('returns all recipients if all are refused, each with its own reason', async () => {
    const { url, stop } = await startMailServer({ 'juan@ejemplo.test': 550, 'ana@ejemplo.test': 452 })
    const refused = await createMailer({ smtpUrl: url, from, outboxFolder: '' }).send({
      ...mail,
      recipients: ['juan@ejemplo.test', 'ana@ejemplo.test'],
    })
    stop()
    expect(refused).toEqual([
      { address: 'juan@ejemplo.test', isForGood: true },
      { address: 'ana@ejemplo.test', isForGood: false },
    ])
  })
})
