import { expect, test } from 'vitest'
import type { Appearance } from '../../web/lib/appearance.ts'
import { demo, inProject, screen, second, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const asShipped = { scheme: 'light', theme: 'default', density: 'comfortable' } as const
const expectLook = (look: Partial<Appearance>) =>
  waitFor(() => expect({ ...document.documentElement.dataset }).toMatchObject(look))

async function storeLook(settings: Partial<Appearance>, email = demo.email): Promise<void> {
  const api = await obra.server.as(email)
  expect((await api('updateUserSettings', { body: { settings } })).status).toBe(200)
}

async function storedLook(email = demo.email): Promise<Partial<Appearance>> {
  const api = await obra.server.as(email)
  return (await api('getUserSettings')).body
}

async function openSettings(): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: 'Calendario' })
  await user.click(screen.getByRole('button', { name: 'Ajustes' }))
  return screen.findByRole('dialog', { name: 'Ajustes' })
}

const choose = async (panel: HTMLElement, name: string) => user.click(await within(panel).findByRole('radio', { name }))

test('the panel has its groups with exactly these names', async () => {
  await obra.open('/calendario', inProject)
  const panel = await openSettings()
  const labels = async (group: string) =>
    within(await within(panel).findByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent)
  expect(await labels('COLOR PRINCIPAL')).toEqual(['Default', 'Brand', 'Teal', 'Rose', 'Purple', 'Amber'])
  expect(await labels('ESQUEMA')).toEqual(['Auto', 'Dark', 'Light'])
  expect(await labels('DENSIDAD')).toEqual(['Cómodo', 'Compacto'])
})

test('a choice applies at once and is stored with the account, not in the browser', async () => {
  await storeLook(asShipped)
  await storeLook({ scheme: 'light', theme: 'teal' }, second.email)
  await obra.open('/calendario', inProject)
  const panel = await openSettings()
  await choose(panel, 'Rose')
  await choose(panel, 'Dark')
  await choose(panel, 'Compacto')
  await expectLook({ scheme: 'dark', theme: 'rose', density: 'compact' })
  await waitFor(async () =>
    expect(await storedLook()).toMatchObject({ scheme: 'dark', theme: 'rose', density: 'compact' }),
  )
  await obra.open('/seleccionar-desarrolladora', { as: second })
  await screen.findByRole('heading', { name: 'Selección de Desarrolladora' })
  await expectLook({ scheme: 'light', theme: 'teal' })
  await obra.open('/seleccionar-desarrolladora', { as: demo })
  await screen.findByRole('heading', { name: 'Selección de Desarrolladora' })
  await expectLook({ scheme: 'dark', theme: 'rose', density: 'compact' })
})

test('a choice in another browser applies at once in an open one', async () => {
  await storeLook(asShipped)
  await obra.open('/calendario', inProject)
  await screen.findByRole('heading', { name: 'Calendario' })
  await waitFor(() => expect(obra.network.requests('streamEvents')).not.toEqual([]))
  await expectLook({ scheme: 'light', theme: 'default' })
  await storeLook({ scheme: 'dark', theme: 'purple' })
  await expectLook({ scheme: 'dark', theme: 'purple' })
})

test('a setting that cannot be saved rolls back, with one notice', async () => {
  await storeLook(asShipped)
  obra.network.fail('updateUserSettings', 503)
  await obra.open('/calendario', inProject)
  await choose(await openSettings(), 'Amber')
  const notices = screen.getByRole('region', { name: 'Avisos' })
  await waitFor(() => expect(notices).toHaveTextContent('No pudimos guardar tus ajustes'))
  expect(notices.children).toHaveLength(1)
  await expectLook(asShipped)
})
