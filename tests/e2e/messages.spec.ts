import {
  expectSheet,
  minutesAgo,
  openDashboard,
  openPanel,
  replaceAll,
  signInWithApi,
  type Api,
} from './panels-support.ts'
import { expect, expectAccessible, expectScreen, test } from './support.ts'

type Message = { read: boolean }

const readMessages = (api: Api) => api.get<Message[]>('/api/common/messages')
// Functions, because times must be computed in the test: at import time the worker's server has not started.
const carolina = () => ({
  title: 'Carolina Basualdo',
  description: 'Subí la planilla de <b>Saavedra</b>.',
  time: minutesAgo(5.5),
  link: 'dashboards/project?desde=mensaje',
  useRouter: false,
})
const nobody = () => ({
  title: 'Palabralarguísima'.repeat(9),
  description: 'Propuse el jueves.',
  time: minutesAgo(90),
  link: '/no-such-page',
})
const tala = () => ({
  title: 'Corralón El Tala',
  description: 'Sale hoy a la tarde.',
  time: minutesAgo(60 * 24 * 9),
  read: true,
})

test('messages are read in their panel, on a desktop and on a phone, and a link that reloads the page marks its message @release', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina(), nobody(), tala()])
  await openDashboard(page)
  const panel = await openPanel(page, 'Mensajes, 2 sin leer', 'Mensajes')
  const button = page.getByRole('button', { name: /^Mensajes/ })

  await test.step('the focus stays in the panel, and returns to its button', async () => {
    await panel.getByRole('button', { name: /Borrar .* Tala/ }).focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('button', { name: 'Deshacer' })).toBeVisible()
    await expectScreen(page)
    await panel.getByRole('button', { name: 'Marcar todo como leído' }).click()
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(panel).toBeVisible()
    await page.mouse.click(300, 400)
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('on a phone it is a sheet over the whole screen', async () => {
    await page.setViewportSize({ width: 375, height: 720 })
    for (const name of ['Buscar', 'Accesos directos', /^Mensajes/, /^Notificaciones/, /^Cuenta/]) {
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await openPanel(page, /^Mensajes/, 'Mensajes')
    await expectSheet(page, panel)
    await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Cerrar' }).click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('a link that does not use the router reloads the page', async () => {
    await replaceAll(api, 'messages', [carolina()])
    await expect(button).toHaveAccessibleName('Mensajes, 1 sin leer')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await openPanel(page, /^Mensajes/, 'Mensajes')
    await panel.getByRole('link', { name: 'Carolina Basualdo', exact: true }).click()
    await expect(page).toHaveURL(/desde=mensaje&proyecto=\d+$/)
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false)
    await expect.poll(async () => (await readMessages(api))[0]?.read).toBe(true)
  })
})
