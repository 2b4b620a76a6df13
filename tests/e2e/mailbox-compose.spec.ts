import type { Page } from '@playwright/test'
import { composer, rows } from './mailbox-support.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  notices,
  openSignedIn,
  stopTime,
  test,
  unavailable,
} from './support.ts'

const inbox = '/apps/mailbox/inbox/1'

const field = (page: Page, name: string) => composer(page).getByRole('combobox', { name, exact: true })
const text = (page: Page) => composer(page).getByLabel('Texto del mail')
const state = (page: Page, words: string | RegExp) => composer(page).getByText(words)

async function write(page: Page, subject: string): Promise<void> {
  await openSignedIn(page, inbox)
  await page.getByRole('button', { name: 'Redactar' }).click()
  await expect(field(page, 'Para')).toBeFocused()
  await composer(page).getByLabel('Asunto').fill(subject)
}

test.describe('recipients', { tag: '@store' }, () => {
  test('are completed from the contacts, by keyboard', async ({ page }) => {
    await write(page, 'Contactos')
    await field(page, 'Para').pressSequentially('agus')
    const option = page.getByRole('option', { name: /agustin@peraltasosa\.test/ })
    await expect(option).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(composer(page).getByRole('button', { name: 'Quitar Agustín Peralta' })).toBeVisible()
    await expect(field(page, 'Para')).toHaveValue('')
    await field(page, 'Para').pressSequentially('catastro')
    await expect(page.getByRole('option', { name: /Beatriz Olmedo.*bolmedo@catastro-rosario\.test/s })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(composer(page).getByRole('button', { name: 'Quitar Beatriz Olmedo' })).toBeVisible()
  })

  test('are checked one by one, and can be corrected', async ({ page }) => {
    await write(page, 'Direcciones')
    await field(page, 'Para').fill('ana@obra.test, mal; luis@obra')
    await page.keyboard.press('Enter')
    await expect(composer(page).getByText('No son direcciones de mail: «mal», «luis@obra».')).toBeVisible()
    await expectAccessible(page)
    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    await expect(composer(page).getByRole('alert')).toHaveText('Revisá estas direcciones: mal, luis@obra.')
    await composer(page).getByRole('button', { name: 'Quitar mal' }).click()
    await expect(composer(page).getByText('«luis@obra» no es una dirección de mail.')).toBeVisible()
    await field(page, 'Para').press('Backspace')
    await expect(field(page, 'Para')).toHaveValue('luis@obra')
    await field(page, 'Para').pressSequentially('.test,')
    await expect(composer(page).getByText(/no es una dirección/)).toHaveCount(0)
    await expect(composer(page).getByRole('button', { name: 'Quitar luis@obra.test' })).toBeVisible()
    await composer(page).getByRole('button', { name: 'Quitar luis@obra.test' }).click()
    await composer(page).getByRole('button', { name: 'Quitar ana@obra.test' }).click()
    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    await expect(composer(page).getByRole('alert')).toHaveText('Agregá al menos un destinatario en «Para».')
  })
})

test.describe('drafts', { tag: '@store' }, () => {
  test('are stored while they are written, and open again where they were', async ({ page }) => {
    await write(page, 'Borrador de prueba')
    await text(page).fill('Una idea a medio escribir')
    await expect(state(page, 'Borrador guardado')).toBeVisible()
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await page.goto('/apps/mailbox/drafts/1')
    await page.getByRole('link', { name: /Borrador de prueba/ }).click()
    await expect(text(page)).toHaveValue('Una idea a medio escribir')
    await text(page).fill('Una idea mejor')
    await composer(page).getByRole('button', { name: 'Guardar y cerrar' }).click()
    await expect(composer(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Lectura' }).getByText('Una idea mejor')).toBeVisible()
  })

  test('are thrown away with undo', async ({ page }) => {
    await write(page, 'Para tirar')
    await expect(state(page, 'Borrador guardado')).toBeVisible()
    await composer(page).getByRole('button', { name: 'Descartar' }).click()
    await expect(composer(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(composer(page).getByLabel('Asunto')).toHaveValue('Para tirar')
    await composer(page).getByRole('button', { name: 'Descartar' }).click()
    await page.goto('/apps/mailbox/trash/1')
    await expect(page.getByRole('link', { name: /Para tirar/ })).toBeVisible()
  })

  test('lose nothing while the server is down, not even when the page is reloaded', async ({ page, obra }) => {
    await write(page, 'Con el servidor caído')
    await expect(state(page, 'Borrador guardado')).toBeVisible()
    await obra.down()
    await text(page).fill('Escrito sin servidor')
    await expect(state(page, /Sin guardar\./)).toBeVisible()
    await expectAccessible(page)
    await composer(page).getByRole('button', { name: 'Guardar y cerrar' }).click()
    await expect(composer(page).getByRole('alert')).toContainText('Todavía no pudimos guardar el borrador')
    await field(page, 'Para').fill('martin@obra.test')
    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    await expect(composer(page).getByRole('alert')).toContainText('Todavía no se pudo enviar.')
    await expect(text(page)).toHaveValue('Escrito sin servidor')
    await obra.up()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(text(page)).toHaveValue('Escrito sin servidor')
    await expect(composer(page).getByRole('button', { name: 'Quitar martin@obra.test' })).toBeVisible()
    await expect(state(page, 'Borrador guardado')).toBeVisible()
  })

  test('are stored as soon as the server is back', async ({ page, obra }) => {
    await write(page, 'Vuelve el servidor')
    await obra.down()
    await text(page).fill('Texto')
    await expect(state(page, /Sin guardar\./)).toBeVisible()
    await obra.up()
    await expect(state(page, 'Borrador guardado')).toBeVisible({ timeout: 15_000 })
  })
})

test.describe('sending', { tag: '@store' }, () => {
  test('waits five seconds in which it can be taken back', async ({ page }) => {
    await page.clock.install()
    await write(page, 'Se envía al rato')
    await field(page, 'Para').fill('martin@obra.test')
    await text(page).fill('Hola Martín')
    await stopTime(page)
    await text(page).press('Control+Enter')
    await expect(composer(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(text(page)).toHaveValue('Hola Martín')
    await page.clock.runFor(5_500)
    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    const offer = page.getByText('Enviando el mail…')
    await offer.hover()
    await page.clock.runFor(6_000)
    await expect(offer).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    await page.mouse.move(5, 5)
    await page.clock.fastForward(6_000)
    await expect(notices(page).getByText('Mail enviado')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('z')
    await expect(notices(page).getByText('Ya no hay nada para deshacer')).toBeVisible()
    await page.goto('/apps/mailbox/sent/1')
    await expect(page.getByRole('link', { name: /Para: martin@obra\.test.*Se envía al rato/s })).toHaveCount(1)
  })

  test('goes out at once where the page is closed meanwhile', async ({ page }) => {
    await write(page, 'Cierro enseguida')
    await field(page, 'Para').fill('martin@obra.test')
    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Enviando el mail…')).toBeVisible()
    await page.goto('/apps/mailbox/sent/1')
    await expect(page.getByRole('link', { name: /Cierro enseguida/ })).toBeVisible()
    await page.goto('/apps/mailbox/drafts/1')
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Cierro enseguida/ })).toHaveCount(0)
  })

  test('that fails says so and keeps the mail', async ({ page }) => {
    await page.route('**/api/apps/mailbox/send', (route) => route.fulfill({ status: 503, json: unavailable }))
    await write(page, 'No sale')
    await field(page, 'Para').fill('martin@obra.test')
    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    await expect(notices(page).getByText(/El servicio no está\. Lo que escribiste quedó en Borradores\./)).toBeVisible()
    await page.goto('/apps/mailbox/drafts/1')
    await expect(page.getByRole('link', { name: /No sale/ })).toBeVisible()
  })
})

test.describe('answers', { tag: '@store' }, () => {
  const open = async (page: Page) => {
    await openSignedIn(page, inbox)
    await page.getByRole('link', { name: /Reunión de coordinación/ }).click()
  }

  test('go to the sender, or to all, with the text quoted', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await expect(text(page)).toBeFocused()
    await expect(composer(page).getByRole('button', { name: /^Quitar/ })).toHaveCount(1)
    await expect(composer(page).getByLabel('Asunto')).toHaveValue('Re: Reunión de coordinación, orden del día')
    await expect(text(page)).toHaveValue(/Martín Ojeda <martin@obra\.test> escribió:\n> Va lo que anoté/)
    await page.keyboard.press('Escape')
    await expect(composer(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Responder a todos' }).click()
    await expect(field(page, 'Cc')).toBeVisible()
    await expect(composer(page).getByRole('button', { name: 'Quitar Julieta Sosa' })).toBeVisible()
    await composer(page).getByRole('button', { name: 'Cco' }).click()
    await field(page, 'Cco').fill('ana@obra.test')
    await page.keyboard.press('Enter')
    await expect(state(page, 'Borrador guardado')).toBeVisible()
  })

  test('quotations are folded where the answer is read', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('Voy con www.obra.test/plano.')
    await expect(state(page, 'Borrador guardado')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/apps/mailbox/drafts/1')
    await page
      .getByRole('link', { name: /Voy con/ })
      .first()
      .click()
    await expect(text(page)).toBeFocused()
    await page.keyboard.press('Escape')
    const reader = page.getByRole('region', { name: 'Mail abierto' })
    const link = reader.getByRole('link', { name: 'www.obra.test/plano', exact: true })
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(reader.getByText('> Va lo que anoté')).toBeHidden()
    await reader.getByText('Texto citado').click()
    await expect(reader.getByText('> Va lo que anoté')).toBeVisible()
  })

  test('forwarding takes the files along; more can be added and taken off', async ({ page }) => {
    await page.clock.install()
    await openSignedIn(page, inbox)
    await page.getByRole('link', { name: /Certificado de avance 7/ }).click()
    await page.getByRole('button', { name: 'Reenviar' }).click()
    await expect(composer(page).getByLabel('Asunto')).toHaveValue('Fwd: Certificado de avance 7 para tu firma')
    const files = composer(page).getByRole('list', { name: 'Archivos adjuntos' })
    await expect(files.getByText('certificado-avance-07.pdf')).toBeVisible()
    const input = composer(page).locator('input[type=file]')
    await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
    await expect(files.getByText('4 bytes')).toBeVisible()
    await input.setInputFiles({ name: 'enorme.bin', mimeType: 'text/plain', buffer: Buffer.alloc(5_400_000) })
    await expect(notices(page).getByText(/«enorme\.bin» pesa 5,4 MB/)).toBeVisible()
    await page.route('**/api/apps/mailbox/attachment', (route) => route.abort())
    await input.setInputFiles({ name: 'otra.txt', mimeType: 'text/plain', buffer: Buffer.from('otra') })
    await expect(files.getByText(/No se pudo subir/)).toBeVisible()
    await page.unroute('**/api/apps/mailbox/attachment')
    await files.getByRole('button', { name: 'Reintentar' }).click()
    await expect(files.getByRole('listitem')).toHaveCount(3)
    await files.getByRole('button', { name: 'Quitar nota.txt' }).click()
    await expect(state(page, 'Borrador guardado')).toBeVisible()
    await field(page, 'Para').fill('martin@obra.test')
    await composer(page).getByRole('button', { name: 'Enviar' }).click()
    await page.clock.runFor(6_000)
    await expect(notices(page).getByText('Mail enviado')).toBeVisible()
    await page.goto('/apps/mailbox/sent/1')
    await page.getByRole('link', { name: /Fwd: Certificado de avance 7/ }).click()
    const attached = page.getByRole('region', { name: 'Archivos adjuntos' })
    await expect(attached.getByText('certificado-avance-07.pdf')).toBeVisible()
    await expect(attached.getByText('otra.txt')).toBeVisible()
    await expect(attached.getByText('nota.txt')).toHaveCount(0)
  })

  test('a file that passes the quota is refused before it is uploaded', async ({ page }) => {
    const person = { used: 1_999_999_000, limit: 2_000_000_000 }
    await page.route('**/api/common/storage', (route) => route.fulfill({ json: { person, company: null } }))
    let uploads = 0
    await page.route('**/api/apps/mailbox/attachment', (route) => {
      uploads++
      return route.continue()
    })
    await open(page)
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    const input = composer(page).locator('input[type=file]')
    await input.setInputFiles({ name: 'plano.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1100, 'x') })
    const refusal = '«plano.txt» pesa 1,1 kB y no entra: tus archivos ocupan 2 GB de 2 GB.'
    await expect(composer(page).getByText(refusal)).toBeVisible()
    expect(uploads).toBe(0)
    await page.unroute('**/api/common/storage')
    await composer(page).getByRole('button', { name: 'Reintentar' }).click()
    await expect(composer(page).getByText('1,1 kB')).toBeVisible()
    expect(uploads).toBe(1)
  })

  test('fit a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page)
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await expect(text(page)).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('what is pasted into a mail is stored whatever it carries along', { tag: '@store' }, async ({ page }) => {
  await write(page, 'Pegado')
  await composer(page)
    .getByLabel('Texto del mail')
    .evaluate((area: HTMLTextAreaElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
      set!.call(area, 'Antes\0 <script>alert(1)</script> después')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await composer(page)
    .getByRole('combobox', { name: 'Para' })
    .fill(`${'x'.repeat(400)}`)
  await expect(composer(page).getByText('Borrador guardado')).toBeVisible()
  await expect(composer(page).getByLabel('Texto del mail')).toHaveValue('Antes <script>alert(1)</script> después')
})
