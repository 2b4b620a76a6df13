import { expectSheet, openDashboard, openPanel, signInWithApi, type Api } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, newcomer, signIn, test } from './support.ts'

type User = { name: string; email: string; avatar: string | null; status: string }

const path = '/api/common/user'
const lucia = { name: 'Lucía Ferreyra', avatar: null, status: 'online' }
const open = (page: Parameters<typeof openDashboard>[0]) => openPanel(page, /^Cuenta de/, 'Tu cuenta')

/** A picture of 600 by 400 pixels, blue at its sides and red in the middle. */
async function picture(page: Parameters<typeof openDashboard>[0]): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#00f'
    context.fillRect(0, 0, 600, 400)
    context.fillStyle = '#f00'
    context.fillRect(100, 0, 400, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(data.split(',')[1] ?? '', 'base64')
}

let api: Api

test.beforeEach(async ({ page }) => {
  api = await signInWithApi(page)
  await api.send('PATCH', path, { user: lucia })
  await openDashboard(page)
})

test('the status is chosen by keys and persists, name and picture are changed; the browser scales the picture down', async ({
  page,
}) => {
  test.slow()
  const panel = await open(page)
  await expectAccessible(page)
  const button = page.getByRole('button', { name: /^Cuenta de/ })
  await panel.getByText('Ocupado').click()
  await expect(button).toHaveAccessibleName('Cuenta de Lucía Ferreyra, Ocupado')
  await page.keyboard.press('ArrowRight')
  await expect(button).toHaveAccessibleName('Cuenta de Lucía Ferreyra, Invisible')
  await expect.poll(async () => (await api.get<User>(path)).status).toBe('not-visible')

  await panel.getByRole('button', { name: 'Perfil' }).click()
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Lucía F. Ferreyra')

  const file = panel.locator('input[type=file]')
  await file.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('no es una imagen') })
  await expect(panel.getByRole('alert')).toContainText('No pudimos abrir esa imagen.')
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer()
      files.items.add(new File([Uint8Array.from(bytes)], 'yo.png', { type: 'image/png' }))
      return files
    },
    [...(await picture(page))],
  )
  const place = panel.getByRole('group', { name: 'Imagen de perfil' })
  await place.dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(place).toHaveAttribute('data-drop-over', 'true')
  await place.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(panel.getByRole('alert')).toBeHidden()
  const crop = panel.getByRole('region', { name: 'Recortar la imagen' })
  await expect(crop.getByRole('button', { name: 'Usar la imagen' })).toBeEnabled()
  await expectAccessible(page)
  await crop.getByRole('button', { name: 'Usar la imagen' }).click()
  await expect(crop).toHaveCount(0)
  await expectAccessible(page)
  const patch = page.waitForRequest((request) => request.method() === 'PATCH')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  const { user } = (await patch).postDataJSON() as { user: User }
  expect(user).toEqual({ name: 'Lucía F. Ferreyra', avatar: expect.stringMatching(/^data:image\/webp;base64,/) })
  await expect(page.getByRole('button', { name: /^Cuenta de Lucía F. Ferreyra/ })).toBeVisible()
  const image = page.getByRole('banner').locator('.user-avatar img').first()
  await expect(image).toBeVisible()
  const [width, colour] = await image.evaluate((img: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 })
    const context = canvas.getContext('2d')
    context?.drawImage(img, 0, 0)
    return [img.naturalWidth, [...(context?.getImageData(3, 128, 1, 1).data ?? [])]] as const
  })
  expect(width).toBe(256)
  expect(colour[0]).toBeGreaterThan(200)
  expect(colour[2]).toBeLessThan(60)

  await panel.getByRole('button', { name: 'Perfil' }).click()
  await panel.getByRole('button', { name: 'Quitar' }).click()
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(image).toBeHidden()

  await panel.getByRole('button', { name: 'Ajustes' }).click()
  await expect(panel).toBeHidden()
  const settings = page.getByRole('dialog', { name: 'Ajustes' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(button).toBeFocused()
})

test('on a phone the menu is a sheet, even without an active project @release', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  // Clear the other account's choice, or she would be told that she lost access. On a page without the app, because
  // the app reloads once its token is gone.
  await page.goto('/favicon.svg')
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  await signIn(page, newcomer)
  await page.goto('/seleccionar-desarrolladora')
  await expectNoSidewaysScroll(page)
  const panel = await open(page)
  await expectSheet(page, panel)
  await panel.getByRole('button', { name: 'Perfil' }).click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
