import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWebhookSender } from './webhook-sender.ts'

const open = createWebhookSender({ allowsPrivate: true, version: '1', timeoutMilliseconds: 400 })
const closed = createWebhookSender({ allowsPrivate: false, version: '1' })
const secrets = [
  'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDXOeHp3NmjR0=',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwk1T1u9xYbXQ=',
]
const call = (url: string) => ({ url, id: 'msg-1', timestamp: new Date(), body: '{"año":1}', secrets })

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/obra`
}

describe('the sender of webhooks', () => {
  it('signs with each secret, as verified by the Standard Webhooks library', async () => {
    let heard: { headers: IncomingHttpHeaders; body: string } | undefined
    const address = await receiver(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      heard = { headers: request.headers, body: Buffer.concat(parts).toString() }
      response.end('listo')
    })
    expect(await open.send(call(address))).toEqual({ status: 200, text: 'listo' })
    const headers = heard!.headers as Record<string, string>
    for (const secret of secrets) expect(new Webhook(secret).verify(heard!.body, headers)).toEqual({ año: 1 })
    expect(() => new Webhook(secrets[0]!).verify(`${heard!.body} `, headers)).toThrow()
    expect(headers['user-agent']).toBe('Obra-Webhooks/1')
  })

  it('follows no redirect, reads only the beginning of an answer, and times out', async () => {
    let visits = 0
    const address = await receiver((request, response) => {
      visits += 1
      if (request.url === '/obra') response.writeHead(302, { location: '/otra' }).end()
      else if (request.url === '/larga') response.end('x'.repeat(1_000_000))
    })
    expect((await open.send(call(address))).status).toBe(302)
    expect(visits).toBe(1)
    expect((await open.send(call(address.replace('obra', 'larga')))).text).toHaveLength(4000)
    await expect(open.send(call(address.replace('obra', 'muda')))).rejects.toThrow('No contestó en 0.4 segundos.')
  })

  it('reads an address without following redirects, up to two megabytes, and only public ones', async () => {
    const address = await receiver((request, response) => {
      if (request.url === '/obra') response.end(`fecha;valor ${request.method}`)
      else if (request.url === '/otra') response.writeHead(302, { location: '/obra' }).end()
      else response.end('x'.repeat(2_100_000))
    })
    expect(await open.read(address)).toEqual({ status: 200, text: 'fecha;valor GET' })
    expect((await open.read(address.replace('obra', 'otra'))).status).toBe(302)
    await expect(open.read(address.replace('obra', 'larga'))).rejects.toThrow('demasiado larga')
    await expect(closed.read(address)).rejects.toThrow('https://')
    await expect(closed.read('https://127.0.0.1/')).rejects.toThrow('red privada')
    await expect(closed.read('https://localhost.localdomain/')).rejects.toThrow(
      /red privada|no se encontró|No se encontró/,
    )
  })

  it('explains why it could not connect', async () => {
    await expect(open.send(call('http://127.0.0.1:1/'))).rejects.toThrow('Nadie atiende en esa dirección.')
    await expect(open.send(call('https://no-existe.invalid/'))).rejects.toThrow(/^No se encontró ese nombre|cortó/)
  })

  it.each([
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://172.16.0.1/',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://localhost/',
    'https://algo.localhost/',
  ])('does not call %s', async (url) => {
    expect(closed.refusal(url)).toContain('red privada')
    await expect(closed.send(call(url))).rejects.toThrow('red privada')
    expect(open.refusal(url)).toBeUndefined()
  })

  it('does not call a name that resolves to a private address', async () => {
    // The machine's own name, which /etc/hosts resolves to a private address.
    const { hostname } = await import('node:os')
    await expect(closed.send(call(`https://${hostname()}/`))).rejects.toThrow(/red privada|No se encontró/)
  })

  it.each([
    ['http://obra.example/', 'https://'],
    ['https://ana:clave@obra.example/', 'usuario'],
    ['nada', 'dirección web'],
  ])('refuses %s as a URL', (url, message) => {
    expect(closed.refusal(url)).toContain(message)
  })

  it('accepts public addresses', () => {
    for (const url of ['https://obra.example/a?b=c', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])
      expect(closed.refusal(url)).toBeUndefined()
  })
})
