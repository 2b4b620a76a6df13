import type { Browser, Page } from '@playwright/test'
import { linkFor, mailsTo } from './auth-support.ts'
import { signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, second, test, type Obra } from './support.ts'

const messages = (page: Page) => page.getByRole('group', { name: 'Mensajes' })
const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje/ })

/** Makes Martín a member of the demo account's company, and opens a separate browser for him. */
async function colleague(page: Page, browser: Browser, obra: Obra): Promise<Page> {
  const lucia = await signInWithApi(page)
  const other = await (await browser.newContext({ baseURL: obra.origin })).newPage()
  const martin = await signInWithApi(other, second)
  const known = mailsTo(obra, second.email).length
  await lucia.send('POST', '/api/Desarrolladoras/1/invitaciones', { mail: second.email, rol: 'miembro' })
  const token = new URL(await linkFor(obra, second.email, known), obra.origin).searchParams.get('token')
  await martin.send('POST', '/api/invitaciones/aceptar', { token })
  return other
}

test('colleagues write to each other: typing, messages, unread counts and a notification @store', async ({
  page,
  browser,
  obra,
}) => {
  const other = await colleague(page, browser, obra)
  const heard = other.waitForResponse((response) => response.url().includes('/api/common/events'))
  await other.goto('/apps/chat')
  await heard
  await page.goto('/apps/chat')
  await page.getByRole('button', { name: 'Nueva conversación' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva conversación' })
  await dialog.getByRole('combobox').fill('martin')
  await expect(
    dialog.getByRole('option', { name: /Martín Ojeda/ }).getByRole('img', { name: 'En línea' }),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('option', { name: /Martín Ojeda/ }).click()
  await expect(page.getByRole('region', { name: 'Conversación con Martín Ojeda' })).toContainText('En línea')
  await field(page).fill('¿Llegaste a la obra?')
  await field(page).press('Enter')

  const theirRow = other.getByRole('region', { name: 'Conversaciones' }).getByRole('listitem')
  await expect(theirRow.filter({ hasText: 'Lucía Ferreyra' })).toContainText('1 sin leer')
  await expect(other.getByRole('button', { name: /^Notificaciones, / })).toBeVisible()
  await theirRow.filter({ hasText: 'Lucía Ferreyra' }).getByRole('link').click()
  await expect(messages(other)).toContainText('¿Llegaste a la obra?')
  await expect(theirRow.filter({ hasText: 'Lucía Ferreyra' })).not.toContainText('sin leer')

  await field(other).pressSequentially('Sí')
  await expect(page.getByText('Escribiendo…')).toBeVisible()
  await field(other).press('Enter')
  await expect(
    messages(page)
      .getByRole('listitem')
      .filter({ hasText: /^.*Martín Ojeda: Sí/ }),
  ).toBeVisible()
  await expect(page.getByText('Escribiendo…')).toHaveCount(0)
  await expectAccessible(page)

  // Long enough to scroll: while scrolled up, a hint announces new messages below.
  const lines = Array.from({ length: 60 }, (_none, line) => `Renglón ${line}`).join('\n')
  await field(page).fill(lines)
  await field(page).press('Enter')
  await expect(messages(page)).toContainText('Renglón 59')
  await expect(async () => {
    await messages(page).hover()
    await page.mouse.wheel(0, -3000)
    await expect(page.getByRole('button', { name: 'Ir al final' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await field(other).fill('Ya cargué el remito')
  await field(other).press('Enter')
  await page.getByRole('button', { name: '1 mensaje nuevo' }).click()
  await expect(messages(page).getByRole('listitem').filter({ hasText: 'Ya cargué el remito' })).toBeInViewport()
  await other.context().close()
})
