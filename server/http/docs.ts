import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono, type Context } from 'hono'
import { notFound } from '../lib/problem.ts'
import type { Env } from './env.ts'

/** The files of Swagger UI that the page needs, with their media types. */
export const docsAssets = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
])

// Swagger UI sets inline styles and uses data URLs for icons.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const docsPage = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API de Obra</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

/** What Swagger UI keeps per tag: Immutable.js maps and lists. */
export type Tagged<Value> = {
  readonly size: number
  map(change: (value: Value) => Value): Tagged<Value>
  filter(keep: (value: Value) => boolean): Tagged<Value>
}
type Operation = { toJS(): { path: string; method: string; operation: Record<string, unknown> } }
export type Tag = {
  get(key: 'operations'): Tagged<Operation>
  set(key: 'operations', operations: Tagged<Operation>): Tag
}

/**
 * The search of the page: the operations whose id, path, summary, description or tag has all words of the phrase. Swagger UI's
 * own looks at tags only. It runs in the browser, by its source text, so it refers to nothing outside itself.
 */
export function filterOperations(tags: Tagged<Tag>, phrase: string): Tagged<Tag> {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain(phrase).split(/\s+/)
  const fits = (each: Operation) => {
    const { path: address, method, operation } = each.toJS()
    const { operationId, summary, description, tags: areas } = operation
    const text = plain([address, method, operationId, summary, description, areas].join(' '))
    return words.every((word) => text.includes(word))
  }
  return tags
    .map((tag) => tag.set('operations', tag.get('operations').filter(fits)))
    .filter((tag) => tag.get('operations').size > 0)
}

export const docsStart = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  plugins: [{ fn: { opsFilter: ${filterOperations.toString()} } }],
})
`

type PreparedDescription = { bytes: Uint8Array<ArrayBuffer>; zipped: Uint8Array<ArrayBuffer>; etag: string }

/** The whole OpenAPI description, read and compressed once. */
function prepareDescription(): PreparedDescription {
  const file = path.resolve(import.meta.dirname, '../../openapi/generated/openapi.json')
  const bytes = Buffer.from(JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))))
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes: new Uint8Array(bytes), zipped: new Uint8Array(gzipSync(bytes)), etag: `W/"${hash}"` }
}

function answerDescription(c: Context<Env>, { bytes, zipped, etag }: PreparedDescription): Response {
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const type = { ...headers, 'Content-Type': 'application/json' }
  if (!c.req.header('accept-encoding')?.includes('gzip')) return c.body(bytes, 200, type)
  return c.body(zipped, 200, { ...type, 'Content-Encoding': 'gzip' })
}

/** The folder of Swagger UI with `docsAssets`: the package has a copy (`scripts/pack.ts`). */
export const docsFolder = () =>
  import.meta.filename.endsWith('.ts')
    ? path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
    : path.resolve(import.meta.dirname, '../../swagger-ui')

/** The contract as JSON and as HTML pages (docs/domain/conventions.md, Names). */
export function docsRoutes(): Hono<Env> {
  let prepared: PreparedDescription | undefined
  return new Hono<Env>()
    .get('/openapi.json', (c) => answerDescription(c, (prepared ??= prepareDescription())))
    .get('/docs', (c) => c.html(docsPage, 200, { 'Content-Security-Policy': policy }))
    .get('/docs/start.js', (c) => c.body(docsStart, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
    .get('/docs/:file', async (c) => {
      const type = docsAssets.get(c.req.param('file'))
      if (!type) throw notFound()
      return c.body(await readFile(path.join(docsFolder(), c.req.param('file'))), 200, { 'Content-Type': type })
    })
}
