/** The reference for every call: bare Hono on @hono/node-server that returns a constant of a given size; prints its port. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const text = JSON.stringify('x'.repeat(Math.max(0, Number(process.argv[2]) - 2)))
const app = new Hono()
app.get('*', (c) => c.body(text, 200, { 'Content-Type': 'application/json' }))
app.on(['POST', 'PATCH'], '*', async (c) => {
  await c.req.json()
  return c.body(text, 200, { 'Content-Type': 'application/json' })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
