import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

type Heard = { headers: IncomingHttpHeaders; body: string }

/** A system that keeps what it is sent. */
async function receiver() {
  const heard: Heard[] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
    response.writeHead(state.status).end(state.status === 200 ? 'recibido' : 'estoy cerrado')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/obra`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address, heard, state, close }
}

test('an administrator has another system told of what changes, and sees how it went @store @server', async ({
  page,
}) => {
  const system = await receiver()
  await openSignedIn(page, '/empresa?ver=webhooks')
  await expect(page.getByText('Todavía no hay webhooks')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar webhook' }).click()
  await page.getByLabel('Nombre').fill('Sistema contable')
  await page.getByLabel('Dirección').fill('contable')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('Escribí una dirección que empiece con https://')).toBeVisible()
  await page.getByLabel('Dirección').fill(system.address)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  const secret = await page.getByLabel('Secreto', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Ya lo guardé' }).click()

  await page.getByRole('button', { name: 'Probar Sistema contable' }).click()
  await expect(page).toHaveURL(/webhook=/)
  await expect(page.getByRole('row', { name: /Prueba.*Entregada/ })).toContainText('Contestó 200.')
  const [first] = system.heard
  expect(new Webhook(secret).verify(first!.body, first!.headers as Record<string, string>)).toMatchObject({
    type: 'test',
  })
  await page.reload()
  await page.getByText('Ver lo que se mandó').click()
  await expect(page.getByText('recibido', { exact: true })).toBeVisible()
  await expectAccessible(page)

  system.state.status = 500
  await page.getByRole('button', { name: /^Enviar de nuevo: Prueba/ }).click()
  await expect(page.getByRole('row', { name: /Prueba.*Fallida/ })).toContainText('Contestó 500.')
  expect(system.heard.at(-1)!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Todos los webhooks' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Más de Sistema contable' }).click()
  await page.getByRole('menuitem', { name: 'Borrar' }).click()
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(page.getByText('Todavía no hay webhooks')).toBeVisible()
  system.close()
})
