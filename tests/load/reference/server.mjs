/**
 * The reference of the inventory's bench: what a person would write by hand with Fastify and better-sqlite3, without
 * authentication or validation. LIKE for the search, one durable commit a PATCH.
 * Usage: node server.mjs <source store> <copy> ; prints its port.
 */
import Database from 'better-sqlite3'
import Fastify from 'fastify'

const [source, file] = process.argv.slice(2)
const db = new Database(file)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec(`attach '${source}' as source;
  create table products as select seq, id, category, name, description, tags, sku, barcode, brand, vendor, stock, reserved,
    cost, basePrice, taxPercent, price, weight, thumbnail, images, active from source.inventoryProducts;
  detach source; create unique index products_id on products(id); create index products_name on products(name)`)

const toProduct = ({ seq: _seq, tags, images, active, ...row }) => ({
  ...row,
  tags: JSON.parse(tags),
  images: JSON.parse(images),
  active: active === 1,
})
const one = db.prepare('select * from products where id = ?')
const count = db.prepare('select count(*) as n from products where name like ?')
const page = db.prepare('select * from products where name like ? order by name limit ? offset ?')

const app = Fastify()
app.get('/api/apps/ecommerce/inventory/product', (request) => toProduct(one.get(request.query.id)))
app.get('/api/apps/ecommerce/inventory/products', (request) => {
  const { search = '', page: index = 0, size = 10 } = request.query
  const pattern = `%${search}%`
  const length = count.get(pattern).n
  const products = page.all(pattern, Number(size), Number(index) * Number(size)).map(toProduct)
  return { products, pagination: { length, size: Number(size), page: Number(index) } }
})
app.patch('/api/apps/ecommerce/inventory/product', (request) => {
  const { id, product } = request.body
  const fields = Object.keys(product)
  db.prepare(`update products set ${fields.map((field) => `${field} = ?`).join(', ')} where id = ?`).run(
    ...Object.values(product),
    id,
  )
  return toProduct(one.get(id))
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(app.server.address().port)
