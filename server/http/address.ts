import type { Context } from 'hono'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'

/** The client's network address. The peer comes from @hono/node-server; tests without a socket share 'local'. */
export function requesterAddress(c: Context<Env>): string {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
  const peer = incoming?.socket?.remoteAddress ?? 'local'
  return clientAddress(peer, requestHeader(c, 'x-forwarded-for'), c.get('services').trustedProxies ?? 0)
}

/**
 * The client's address, for rate limits. Each trusted proxy appends one address to `X-Forwarded-For`; earlier entries can be
 * forged and are ignored.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const hops = [...(forwardedFor ?? '').split(','), peer].map((hop) => hop.trim()).filter((hop) => hop !== '')
  return networkOf(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peer)
}

/** An IPv4 address unchanged; for IPv6 the /64, because a client usually controls the whole block. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
