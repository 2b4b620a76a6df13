import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Env } from './env.ts'
import { isPartOfPage, partPolicy } from './page-part.ts'
import { pdfFramePolicy } from './pdf-frame-policy.ts'

const noncePlaceholder = /__CSP_NONCE__/g
/** Tells the page, before any request, whether sign-up is open. */
const signUpMark = 'data-sign-up="open"'
/** Tells the page whether the store has sample data, which may change at any time. */
const sampleMark = 'data-sample="no"'

type PageFacts = { isSignUpOpen?: boolean; isSample?: () => Promise<boolean> }

/** The CSP of the web app; inline scripts and styles need the nonce of the answer. */
export function contentSecurityPolicy(nonce?: string): string {
  const inline = nonce ? ` 'nonce-${nonce}'` : ''
  return [
    "default-src 'self'",
    // The scanner of codes compiles WebAssembly, which needs its own word; eval of JavaScript stays refused.
    `script-src 'self'${inline} 'wasm-unsafe-eval'`,
    `style-src 'self'${inline}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    // PDFs are shown in pdf-frame.html.
    "frame-src 'self'",
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
 * The built web app: hashed assets are cached for good, the page is sent each time with a new nonce. Every path that is no file
 * returns the page, so that the app's routes can be opened directly.
 */
export function webApp(folder: string, { isSignUpOpen = true, isSample }: PageFacts = {}): Hono<Env> {
  const built = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const page = isSignUpOpen ? built : built.replace(signUpMark, 'data-sign-up="closed"')
  const app = new Hono<Env>()
  // Workers use the CSP of their own file; the page sets its own, with a nonce.
  app.use('*', async (c, next) => {
    await next()
    const { headers } = c.res
    const policy = c.res.ok && isPartOfPage(c.req.path) ? partPolicy : contentSecurityPolicy()
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
  })
  app.use('/assets/*', async (c, next) => {
    await next()
    // Vite's files have a hash; those of web/public keep their name and may change with a release.
    const isHashed = /-[\w-]{8}\.\w+$/.test(c.req.path)
    if (c.req.path === '/assets/pdf-frame.html') c.header('Content-Security-Policy', pdfFramePolicy)
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
    // The page is served even if the store is unavailable.
    const isMarked = await isSample?.().catch(() => false)
    const html = isMarked ? page.replace(sampleMark, 'data-sample="yes"') : page
    return c.html(html.replace(noncePlaceholder, nonce))
  })
  return app
}
