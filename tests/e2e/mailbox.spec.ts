import type { Page } from '@playwright/test'
import { folder, reader, rows } from './mailbox-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

const mailbox = '/apps/mailbox'

async function openMail(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: subject }).first().click()
  await expect(reader(page).getByRole('heading', { name: subject })).toBeVisible()
}

const noDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test(
  'the inbox shows mails and attachments, and reports a lost network @smoke',
  { tag: '@store' },
  async ({ page, context }) => {
    await openSignedIn(page, mailbox)
    await expect(page).toHaveURL(/\/apps\/mailbox\/inbox\/1$/)
    await expect(page.getByRole('heading', { name: 'Recibidos', level: 1 })).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    await expect(folder(page, 'Recibidos')).toHaveAccessibleName(/sin leer/)
    await expectScreen(page)
    await openMail(page, 'Colado de la losa del piso 9, mañana a las 7')
    await expectScreen(page)
    const files = page.getByRole('region', { name: 'Archivos adjuntos' })
    await expect(files.getByText('56 kB', { exact: true })).toBeVisible()
    const download = page.waitForEvent('download')
    await files.getByRole('button', { name: 'Descargar avance-losa-9.jpg' }).click()
    expect((await download).suggestedFilename()).toBe('avance-losa-9.jpg')
    await files.getByRole('button', { name: 'Ver avance-losa-9.jpg' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'avance-losa-9.jpg' })).toBeVisible()
    await expectAccessible(page)
    await noDialog(page)
    await context.setOffline(true)
    await expect(page.getByText(/Estás sin conexión/)).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText(/Estás sin conexión/)).toHaveCount(0)
  },
)

test('layouts fit a tablet; dialogs and menus are accessible @release', { tag: '@store' }, async ({ page }) => {
  await openSignedIn(page, `${mailbox}/inbox/1`)
  await expect(rows(page)).toHaveCount(10)
  await page.setViewportSize({ width: 768, height: 900 })
  for (const name of ['Lectura abajo', 'Sin panel de lectura', 'Lectura a la derecha']) {
    await page.getByRole('button', { name: 'Vista y ayuda' }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(rows(page)).toHaveCount(10)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await rows(page).nth(0).getByRole('checkbox').click()
  await rows(page)
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('4 elegidos')).toBeVisible()
  await page.getByRole('button', { name: 'Mover a' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Crear etiqueta' }).click()
  await expect(page.getByRole('dialog', { name: 'Nueva etiqueta' })).toBeVisible()
  await expectAccessible(page)
  await noDialog(page)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  await expectAccessible(page)
  await noDialog(page)
})

test(
  'the mailbox shows a PDF inline, from bytes that the page fetched itself @release',
  { tag: '@store' },
  async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    const mail = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      const list = await fetch('/api/apps/mailbox/mails?folder=inbox', { headers })
      const { mails } = (await list.json()) as {
        mails: { id: string; attachments: { name: string; type: string }[] }[]
      }
      return mails.find(({ attachments }) => attachments.some(({ type }) => type === 'application/pdf'))!
    })
    const { name } = mail.attachments.find(({ type }) => type === 'application/pdf')!
    const answer = await page.goto(`${mailbox}/inbox/1/${mail.id}`)
    expect(answer?.headers()['content-security-policy']).toContain("frame-src 'self';")
    await page.getByRole('button', { name: `Ver ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByTitle(`Vista previa de ${name}`)).toBeVisible()
    await expect(dialog.getByRole('status', { name: 'Página' })).toHaveText(/^Página 1 de/)
    await dialog.getByRole('button', { name: /^(Close|Cerrar)/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test.describe('a phone', { tag: '@store' }, () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('shows one pane at a time, each with a way back @release', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await expect(rows(page)).toHaveCount(10)
    await expect(reader(page)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Carpetas y etiquetas' }).click()
    await expectAccessible(page)
    await folder(page, 'Enviados').click()
    await expect(page.getByRole('heading', { name: 'Enviados', level: 1 })).toBeVisible()
    await rows(page).first().getByRole('link').click()
    await expect(rows(page)).toHaveCount(0)
    await expect(reader(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviados' }).click()
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Redactar' }).click()
    await expect(page.getByRole('dialog', { name: 'Redactar mail' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Carpetas y etiquetas' }).click()
    await page.getByRole('button', { name: 'Crear etiqueta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva etiqueta' })
    await dialog.getByLabel('Nombre').fill('Obra Este')
    await dialog.getByRole('button', { name: 'Crear etiqueta' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Carpetas y etiquetas' }).click()
    await expect(page.getByRole('link', { name: 'Obra Este' })).toBeVisible()
  })
})
