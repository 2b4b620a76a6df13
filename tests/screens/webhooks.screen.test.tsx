import { describe, expect, test } from 'vitest'
import { demo, expectAddress, fireEvent, inProject, passTime, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const home = '/empresa?ver=webhooks'
const params = { desarrolladoraId: 1 }
const url = 'https://contable.estudio.test/obra'

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const findRow = (name: RegExp) => screen.findByRole('row', { name })
const stored = async () => (await (await obra.server.as(demo.email, 1))('listWebhooks', { params })).body.items

async function choose(webhook: string, entry: string): Promise<void> {
  await press(`Más de ${webhook}`)
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

async function addWebhook(nombre: string) {
  const api = await obra.server.as(demo.email, 1)
  const { status, body } = await api('createWebhook', { params, body: { nombre, url } })
  expect(status).toBe(200)
  return body
}

/** Waits until the server has made another delivery, and the page has refetched the log. */
async function expectOutcome(name: RegExp, outcome: string, calls: number): Promise<void> {
  await waitFor(() => expect(obra.server.webhooks.calls).toHaveLength(calls))
  await obra.server.services.background.settled()
  await passTime(2_000)
  expect(await findRow(name)).toHaveTextContent(outcome)
}

async function openForm() {
  await press('Agregar webhook')
  const form = await dialog('Nuevo webhook')
  const field = (name: string) => form.getByRole('textbox', { name })
  const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  const save = () => user.click(form.getByRole('button', { name: 'Crear' }))
  return { ...form, field, fill, save }
}

describe('a webhook', () => {
  test('is added with a valid address, and shows its secret once', async () => {
    await obra.open(home, inProject)
    await screen.findByText('Todavía no hay webhooks')
    const form = await openForm()
    form.fill('Nombre', 'Sistema contable')
    form.fill('Dirección', 'contable')
    await form.save()
    await form.findByText('Escribí una dirección que empiece con https://')
    expect(obra.network.requests('createWebhook')).toEqual([])
    // Refusals of the server are shown next to the field too.
    form.fill('Dirección', 'http://10.0.0.1/obra')
    await form.save()
    await waitFor(() => expect(form.field('Dirección')).toHaveAccessibleDescription(/La dirección tiene que empezar/))
    form.fill('Dirección', url)
    await form.save()
    const secret = (await screen.findByLabelText<HTMLInputElement>('Secreto')).value
    expect(secret).toMatch(/^whsec_/)
    await press('Ya lo guardé')
    await findRow(/Sistema contable.*contable\.estudio\.test.*todo/)
    await obra.reload()
    await findRow(/Sistema contable/)
    expect(document.body.innerHTML).not.toContain(secret)
    await press('Probar Sistema contable')
    await waitFor(() => expect(obra.server.webhooks.calls.at(-1)).toMatchObject({ url, secrets: [secret] }))
  })

  test('gets a new secret after a question', async () => {
    const { secreto } = await addWebhook('Depósito')
    await obra.open(home, inProject)
    await findRow(/Depósito/)
    await choose('Depósito', 'Renovar el secreto')
    const question = await dialog('Renovar el secreto de Depósito')
    expect(obra.network.requests('rotateWebhookSecret')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Renovar' }))
    expect(await screen.findByLabelText<HTMLInputElement>('Secreto')).not.toHaveValue(secreto)
  })

  test('is deleted after a question', async () => {
    await addWebhook('Tablero')
    await obra.open(home, inProject)
    await findRow(/Tablero/)
    await choose('Tablero', 'Borrar')
    await user.click((await dialog('Borrar Tablero')).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await stored()).map(({ nombre }) => nombre)).toContain('Tablero')
    await choose('Tablero', 'Borrar')
    await user.click((await dialog('Borrar Tablero')).getByRole('button', { name: 'Borrar' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Tablero/ })).toBeNull())
    expect((await stored()).map(({ nombre }) => nombre)).not.toContain('Tablero')
  })
})

test('deliveries of a webhook are listed with their result, and can be resent', async () => {
  obra.server.webhooks.answer = async () => ({ status: 200, text: 'recibido' })
  await addWebhook('Contable')
  const earlier = obra.server.webhooks.calls.length
  await obra.open(home, inProject)
  await press('Probar Contable')
  await expectAddress(/webhook=/)
  await expectOutcome(/Prueba.*Entregada/, 'Contestó 200.', earlier + 1)
  const first = obra.server.webhooks.calls.at(-1)!
  expect(JSON.parse(first.body)).toMatchObject({ type: 'test' })
  await obra.reload()
  const row = within(await findRow(/Prueba.*Entregada/))
  await user.click(row.getByText(/^Ver lo que se mandó/))
  row.getByText('recibido')
  row.getByText(first.body)

  obra.server.webhooks.answer = async () => ({ status: 500, text: 'estoy cerrado' })
  await press(/^Enviar de nuevo: Prueba/)
  await expectOutcome(/Prueba.*Fallida/, 'Contestó 500.', earlier + 2)
  expect(obra.server.webhooks.calls.at(-1)!.id).toBe(first.id)
  await press('Todos los webhooks')
  // A failed test does not mark the webhook as failing.
  await findRow(/Contable.*Activo/)
})

test('the log of a deleted webhook says so, and links back', async () => {
  await obra.open(`${home}&webhook=no-esta`, inProject)
  await screen.findByText('Ese webhook ya no está')
  await press('Todos los webhooks')
  await expectAddress(home)
})
