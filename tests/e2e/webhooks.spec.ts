import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

type Heard = { headers: IncomingHttpHeaders; body: string }

/** A receiver that records its requests. */
async function receiver() {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
    response.writeHead(200).end('recibido')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/obra`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address, heard, close }
}

test('an administrator adds a webhook for another system, and sees its deliveries @store @server', async ({ page }) => {
  const system = await receiver()
  await openSignedIn(page, '/empresa?ver=webhooks')
  await page.getByRole('button', { name: 'Agregar webhook' }).click()
  await page.getByLabel('Nombre').fill('Sistema contable')
  await page.getByLabel('Dirección').fill(system.address)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  const secret = await page.getByLabel('Secreto', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Ya lo guardé' }).click()
  await expect(page.getByRole('button', { name: 'Probar Sistema contable' })).toBeVisible()
  await expectScreen(page)

  await page.getByRole('button', { name: 'Probar Sistema contable' }).click()
  await expect(page).toHaveURL(/webhook=/)
  await expect(page.getByRole('row', { name: /Prueba.*Entregada/ })).toContainText('Contestó 200.')
  const [first] = system.heard
  expect(new Webhook(secret).verify(first!.body, first!.headers as Record<string, string>)).toMatchObject({
    type: 'test',
  })
  await page.getByText('Ver lo que se mandó').click()
  await expect(page.getByText('recibido', { exact: true })).toBeVisible()
  await expectScreen(page)
  system.close()
})
