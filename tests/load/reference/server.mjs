/**
 * The reference of the inventory's bench: what an engineer would write by hand with Fastify and node:sqlite for the same three
 * calls, the list in the order of names only. Each request verifies the token (cached, as in Obra), reads the session with its
 * user and the role in the company, and validates the input; reads answer with an ETag and 304, a PATCH is one durable commit
 * with its stock history.
 * Usage: node server.mjs <store of Obra> <copy> <secret> ; prints its port.
 */
import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

const [source, file, secret] = process.argv.slice(2)
new DatabaseSync(source, { readOnly: true }).exec(`vacuum into '${file}'`)
const db = new DatabaseSync(file)
db.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma cache_size = -16000')

const columns = `id, category, name, description, tags, sku, barcode, brand, vendor, stock, reserved, cost, basePrice, taxPercent,
  price, weight, thumbnail, images, active, version`
const matching = 'from inventoryProducts where companyId = ? and searchText like ?'
const statements = {
  session: db.prepare(
    `select expiresAt, users.id as userId, users.name as userName, rol
     from sessions join users on users.id = sessions.userId
     left join memberships on memberships.userId = users.id and memberships.companyId = ? where sessions.id = ?`,
  ),
  product: db.prepare(`select ${columns} from inventoryProducts where companyId = ? and id = ?`),
  count: db.prepare(`select count(*) as length ${matching}`),
  page: db.prepare(`select ${columns} ${matching} order by sortKey, seq desc limit ? offset ?`),
  stockChange: db.prepare(
    'insert into inventoryStockChanges (product, madeAt, person, before, after) values (?, ?, ?, ?, ?)',
  ),
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  rollback: db.prepare('rollback'),
}
const updates = new Map()

/** The statement that updates these columns. Their names come from the schema of the body. */
function updateOf(fields) {
  const key = fields.join()
  if (!updates.has(key)) {
    const set = [...fields.map((field) => `${field} = ?`), 'version = version + 1'].join(', ')
    const sql = `update inventoryProducts set ${set} where companyId = ? and id = ? returning ${columns}`
    updates.set(key, db.prepare(sql))
  }
  return updates.get(key)
}

const toProduct = (row) => ({
  id: row.id,
  category: row.category,
  name: row.name,
  description: row.description,
  tags: JSON.parse(row.tags),
  sku: row.sku,
  barcode: row.barcode,
  brand: row.brand,
  vendor: row.vendor,
  stock: row.stock,
  reserved: row.reserved,
  cost: row.cost,
  basePrice: row.basePrice,
  taxPercent: row.taxPercent,
  price: row.price,
  weight: row.weight,
  thumbnail: row.thumbnail,
  images: JSON.parse(row.images),
  active: row.active === 1,
  version: row.version,
})

class Failure extends Error {
  constructor(statusCode, message) {
    super(message)
    this.statusCode = statusCode
  }
}

const verified = new Map()
const mostVerified = 10_000

/** The claims of a valid token; a verified one is cached until it expires. */
function verify(token) {
  let claims = verified.get(token)
  if (!claims) {
    claims = readToken(token)
    if (!claims) return undefined
    if (verified.size >= mostVerified) verified.clear()
    verified.set(token, claims)
  }
  return claims.exp * 1000 > Date.now() ? claims : undefined
}

/** The claims of a token with a valid HS256 signature; undefined for any other. */
function readToken(token) {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return alg === 'HS256' ? claims : undefined
}

/** Sets the user and the company of a request. */
async function authenticate(request) {
  const { authorization = '', 'obra-desarrolladora': companyId } = request.headers
  const claims = authorization.startsWith('Bearer ') ? verify(authorization.slice(7)) : undefined
  const session = claims && statements.session.get(Number(companyId), claims.sid)
  if (!session || session.expiresAt <= new Date().toISOString()) throw new Failure(401, 'Tenés que iniciar sesión.')
  if (!session.rol) throw new Failure(404, 'No encontramos esa empresa.')
  if (request.method !== 'GET' && session.rol === 'lector') throw new Failure(403, 'Solo podés ver.')
  request.user = session
  request.companyId = Number(companyId)
}

/** Headers of every answer; a read also has an ETag, and answers 304 if the client has that version. */
async function addHeaders(request, reply, payload) {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': request.id,
  })
  if (request.method !== 'GET' || reply.statusCode !== 200) return payload
  const etag = `W/"${hash('sha1', payload, 'base64url')}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] !== etag) return payload
  reply.code(304)
  return null
}

const id = { type: 'string', maxLength: 64 }
const text = (maxLength) => ({ type: 'string', maxLength })
const number = (maximum) => ({ type: 'number', minimum: 0, maximum })
const whole = (maximum) => ({ type: 'integer', minimum: 0, maximum })
const product = {
  type: 'object',
  additionalProperties: false,
  properties: {
    category: id,
    description: text(5000),
    brand: id,
    vendor: id,
    stock: whole(1_000_000_000),
    reserved: whole(1_000_000_000),
    cost: number(1_000_000_000_000),
    weight: number(1_000_000_000),
  },
}
const querystring = {
  type: 'object',
  properties: {
    search: text(200),
    page: { type: 'integer', minimum: 0, maximum: 10_000_000, default: 1 },
    size: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  },
}
const headers = {
  type: 'object',
  required: ['obra-desarrolladora'],
  properties: { 'obra-desarrolladora': { type: 'string', pattern: '^[1-9]\\d{0,9}$' } },
}
const oneQuery = { type: 'object', required: ['id'], properties: { id } }
const patchBody = { type: 'object', required: ['id', 'product'], properties: { id, product } }

const fold = (search) => search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const patternOf = (search) => `%${fold(search)}%`

const app = Fastify({ genReqId: () => randomUUID() })
app.addHook('onRequest', authenticate)
app.addHook('onSend', addHeaders)

const inventory = '/api/apps/ecommerce/inventory'
app.get(`${inventory}/product`, { schema: { querystring: oneQuery, headers } }, async (request) => {
  const row = statements.product.get(request.companyId, request.query.id)
  if (!row) throw new Failure(404, 'No encontramos ese producto.')
  return toProduct(row)
})

app.get(`${inventory}/products`, { schema: { querystring, headers } }, async ({ query, companyId }) => {
  const { search = '', page, size } = query
  const pattern = patternOf(search)
  const { length } = statements.count.get(companyId, pattern)
  const products = statements.page.all(companyId, pattern, size, page * size).map(toProduct)
  return { products, pagination: { length, size, page, lastPage: Math.max(Math.ceil(length / size), 1) } }
})

app.patch(`${inventory}/product`, { schema: { body: patchBody, headers } }, async ({ body, companyId, user }) => {
  statements.begin.run()
  try {
    const before = statements.product.get(companyId, body.id)
    if (!before) throw new Failure(404, 'No encontramos ese producto.')
    const row = updateOf(Object.keys(body.product)).get(...Object.values(body.product), companyId, body.id)
    if (row.stock !== before.stock) {
      statements.stockChange.run(body.id, new Date().toISOString(), user.userName, before.stock, row.stock)
    }
    statements.commit.run()
    return toProduct(row)
  } catch (error) {
    statements.rollback.run()
    throw error
  }
})

await app.listen({ port: 0, host: '127.0.0.1' })
console.log(app.server.address().port)
