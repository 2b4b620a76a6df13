import type { Page } from '@playwright/test'
import { composer, rows } from './mailbox-support.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectScreen,
  notices,
  openSignedIn,
  refuseToLeave,
  stopTime,
  test,
} from './support.ts'

const inbox = '/apps/mailbox/inbox/1'

const to = (page: Page) => composer(page).getByRole('combobox', { name: 'Para', exact: true })
const text = (page: Page) => composer(page).getByLabel('Texto del mail')
const state = (page: Page, words: string | RegExp) => composer(page).getByText(words)

test(
  'a mail survives a server that is down and a reload, and is sent even if the page is closed',
  { tag: '@store' },
  async ({ page, obra }) => {
    await openSignedIn(page, inbox)
    await page.getByRole('button', { name: 'Redactar' }).click()
    await expect(to(page)).toBeFocused()
    await composer(page).getByLabel('Asunto').fill('Con el servidor caído')
    await to(page).pressSequentially('agus')
    const option = page.getByRole('option', { name: /agustin@peraltasosa\.test/ })
    await expect(option).toBeVisible()
    await expectAccessible(page)
    await option.click()
    await expect(composer(page).getByRole('button', { name: 'Quitar Agustín Peralta' })).toBeVisible()
    await expect(to(page)).toHaveValue('')
    await expect(to(page)).toBeFocused()
    await page.keyboard.type('mal,')
    await expect(composer(page).getByText('«mal» no es una dirección de mail.')).toBeVisible()
    await expectScreen(page)
    await composer(page).getByRole('button', { name: 'Quitar mal' }).click()
    await expect(state(page, 'Borrador guardado')).toBeVisible()

    await obra.down()
    await text(page).fill('Escrito sin servidor')
    await expect(state(page, /Sin guardar\./)).toBeVisible()
    await expectAccessible(page)
    await refuseToLeave(page)
    // Nothing is saved before the reload.
    await page.route('**/api/apps/mailbox/mail', (route) => route.abort())
    await obra.up()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(text(page)).toHaveValue('Escrito sin servidor')
    await expect(composer(page).getByRole('button', { name: 'Quitar Agustín Peralta' })).toBeVisible()
    await page.unroute('**/api/apps/mailbox/mail')
    await expect(state(page, 'Borrador guardado')).toBeVisible()

    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    await expect(composer(page)).toHaveCount(0)
    await page.goto('/apps/mailbox/sent/1')
    await expect(page.getByRole('link', { name: /Con el servidor caído/ })).toBeVisible()
    await page.goto('/apps/mailbox/drafts/1')
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Con el servidor caído/ })).toHaveCount(0)
  },
)

test(
  'a reply fits a tablet, and is not sent while the undo notice is hovered @release',
  { tag: '@store' },
  async ({ page }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 768, height: 900 })
    await openSignedIn(page, inbox)
    await page.getByRole('link', { name: /Reunión de coordinación/ }).click()
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('Voy. ')
    await expect(text(page)).toHaveValue(/^Voy\. \n\nEl .* escribió:\n> /)
    const file = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') }
    await composer(page).locator('input[type=file]').setInputFiles(file)
    await expect(composer(page).getByText('4 bytes')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await stopTime(page)
    await text(page).press('Control+Enter')
    const offer = page.getByText('Enviando el mail…')
    await offer.hover()
    await page.clock.runFor(6_000)
    await expect(offer).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    await page.mouse.move(5, 5)
    await page.clock.fastForward(6_000)
    await expect(notices(page).getByText('Mail enviado')).toBeVisible()
  },
)
