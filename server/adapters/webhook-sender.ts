import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { WebhookAnswer, WebhookCall, WebhookSender } from '../lib/webhook-sender.ts'

type Options = {
  /** Allows `http:` and private networks, for tests and for receivers in the operator's network. */
  allowsPrivate: boolean
  version: string
  timeoutMilliseconds?: number
}

/** How much of an answer is read. */
const mostBytes = 4000

/** The longest text of an address that is read. */
const mostRead = 2_000_000

/** An error whose message is shown to users. */
class SendFailure extends Error {
  override name = 'SendFailure'
}

const notPublic = 'Esa dirección es de una red privada, y esta instalación solo llama a direcciones públicas.'

/** True for a public address: not private, loopback, link-local, reserved or a tunnel to one of those. */
const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast'

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Resolves names to public addresses only. The connection itself uses it, so a second lookup cannot differ (DNS rebinding). */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const allowed = error ? [] : found.filter(({ address }) => isPublic(address))
    const [first] = allowed
    if (error || !first) return callback(error ?? new SendFailure(notPublic), '', 0)
    if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}

/** Calls webhooks over HTTP: a new connection for each call, no redirects. */
export function createWebhookSender({ allowsPrivate, version, timeoutMilliseconds = 10_000 }: Options): WebhookSender {
  function refusal(text: string): string | undefined {
    const url = URL.parse(text)
    if (!url) return 'No es una dirección web.'
    if (url.username || url.password) return 'La dirección no puede llevar un usuario ni una contraseña.'
    if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:'))
      return 'La dirección tiene que empezar con https://'
    const host = hostOf(url)
    const isOpen = isIP(host) ? isPublic(host) : !/(^|\.)localhost\.?$/.test(host)
    return isOpen || allowsPrivate ? undefined : notPublic
  }

  async function send(call: WebhookCall): Promise<WebhookAnswer> {
    const refused = refusal(call.url)
    if (refused) throw new SendFailure(refused)
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    try {
      const answer = await post(call, { signal, lookup: allowsPrivate ? undefined : lookupPublic, version })
      return { status: answer.statusCode!, text: await beginningOf(answer) }
    } catch (error) {
      throw new SendFailure(sentenceOf(error as Error, signal.aborted, timeoutMilliseconds), { cause: error })
    }
  }

  async function read(url: string): Promise<WebhookAnswer> {
    const refused = refusal(url)
    if (refused) throw new SendFailure(refused)
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    try {
      const answer = await get(url, { signal, lookup: allowsPrivate ? undefined : lookupPublic, version })
      return { status: answer.statusCode!, text: await wholeOf(answer) }
    } catch (error) {
      throw new SendFailure(sentenceOf(error as Error, signal.aborted, timeoutMilliseconds), { cause: error })
    }
  }

  return { refusal, send, read }
}

type Connecting = { signal: AbortSignal; lookup: LookupFunction | undefined; version: string }

function post({ url, body, ...call }: WebhookCall, { version, ...options }: Connecting): Promise<IncomingMessage> {
  const seconds = String(Math.floor(call.timestamp.getTime() / 1000))
  const headers = {
    ...call.trail,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': `Obra-Webhooks/${version}`,
    'webhook-id': call.id,
    'webhook-timestamp': seconds,
    'webhook-signature': call.secrets
      .map((secret) => `v1,${signature(secret, `${call.id}.${seconds}.${body}`)}`)
      .join(' '),
  }
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // No agent: a reused connection might go to an address that was not checked.
    const sent = request(url, { ...options, method: 'POST', headers, agent: false }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}

function get(url: string, { version, ...options }: Connecting): Promise<IncomingMessage> {
  const headers = { accept: 'application/json, text/csv, text/plain', 'user-agent': `Obra/${version}` }
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method: 'GET', headers, agent: false }, resolve)
    sent.on('error', reject)
    sent.end()
  })
}

async function wholeOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length > mostRead) throw new SendFailure('La respuesta es demasiado larga.')
  }
  return Buffer.concat(parts).toString('utf8')
}

function signature(secret: string, text: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(text).digest('base64')
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= mostBytes) break
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8')
}

function sentenceOf(error: Error & { code?: string }, isTimeout: boolean, milliseconds: number): string {
  if (error instanceof SendFailure) return error.message
  if (isTimeout) return `No contestó en ${milliseconds / 1000} segundos.`
  const { code = '' } = error
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'No se encontró ese nombre en internet.'
  if (code === 'ECONNREFUSED') return 'Nadie atiende en esa dirección.'
  if (/CERT|SSL|TLS|SELF_SIGNED|VERIFY/.test(code)) return `Su certificado de TLS no sirve (${code}).`
  return `Se cortó la conexión${code && ` (${code})`}.`
}
