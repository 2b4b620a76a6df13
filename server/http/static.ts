import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Env } from './env.ts'

const noncePlaceholder = /__CSP_NONCE__/g
/** What the page knows before it asks for anything: whether newcomers may open accounts. */
const signUpMark = 'data-sign-up="open"'
/** What it knows besides: whether the store is a sample one, which may end at any time. */
const sampleMark = 'data-sample="no"'

type PageFacts = { isSignUpOpen?: boolean; isSample?: () => Promise<boolean> }

/** The policy that the web app runs under; only the nonce of this very answer allows an inline script or style. */
export function contentSecurityPolicy(nonce?: string): string {
  const inline = nonce ? ` 'nonce-${nonce}'` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    // A PDF of a mail is shown from bytes that the page fetched itself; no address may be framed.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/**
 * The built web app: assets with a hash in their name for good, the page itself again each time with its own nonce. Any
 * address that is no file is the app's, so that its routes can be opened directly.
 */
export function webApp(folder: string, { isSignUpOpen = true, isSample }: PageFacts = {}): Hono<Env> {
  const built = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const page = isSignUpOpen ? built : built.replace(signUpMark, 'data-sign-up="closed"')
  const app = new Hono<Env>()
  // Workers run under the policy of their own file; the page sets its own, with its nonce.
  app.use('*', async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy())
  })
  app.use('/assets/*', async (c, next) => {
    await next()
    // Vite's own files carry a hash; what comes from web/public keeps its name and may change with a release.
    const isHashed = /-[\w-]{8}\.\w+$/.test(c.req.path)
    if (c.res.ok) c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  })
  app.use('*', async (c, next) => {
    if (c.req.path === '/' || c.req.path === '/index.html') return next()
    return serveStatic({ root: folder, precompressed: true })(c, next)
  })
  app.get('*', async (c) => {
    const isPage = c.req.path === '/index.html' || path.posix.extname(c.req.path) === ''
    if (!isPage) return c.notFound()
    const nonce = newNonce()
    c.header('Content-Security-Policy', contentSecurityPolicy(nonce))
    c.header('Cache-Control', 'no-cache')
    // The page comes also while the store is away.
    const isMarked = await isSample?.().catch(() => false)
    const told = isMarked ? page.replace(sampleMark, 'data-sample="yes"') : page
    return c.html(told.replace(noncePlaceholder, nonce))
  })
  return app
}
