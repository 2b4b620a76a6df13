import { signInWithApi } from './panels-support.ts'
import { demo, expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, signIn, test } from './support.ts'

const home = '/apps/file-manager'
const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

test('folders and files are made, uploaded, opened, renamed, moved, found and deleted with a way back', async ({
  page,
}) => {
  await openSignedIn(page, home)
  const list = page.getByRole('list', { name: 'Carpetas y archivos' })
  const entry = (name: string) => list.getByRole('button', { name, exact: true })
  await expect(entry('Obras')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Nueva carpeta' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Licitación')
  await page.getByRole('button', { name: 'Crear' }).click()
  await entry('Licitación').click()
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible()

  await page
    .getByLabel('Archivos para subir')
    .setInputFiles([text('acta.txt', 'Se reunieron'), text('nota.txt', 'Una nota')])
  await expect(entry('nota.txt')).toBeVisible()
  await page.getByLabel('Archivos para subir').setInputFiles(text('ACTA.txt', 'Otra acta'))
  await page
    .getByRole('dialog', { name: 'Ese nombre ya existe' })
    .getByRole('button', { name: 'Conservar los dos' })
    .click()
  await expect(entry('ACTA (2).txt')).toBeVisible()

  await entry('acta.txt').click()
  await expect(page.getByRole('region', { name: 'Texto de acta.txt' })).toHaveText('Se reunieron')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await entry('nota.txt').focus()
  await page.keyboard.press('F2')
  await page.getByLabel('Nombre de nota.txt').fill('aviso.txt')
  await page.keyboard.press('Enter')
  await expect(entry('aviso.txt')).toBeVisible()

  await page.getByLabel('Elegir ACTA (2).txt').check()
  await page.getByLabel('Elegir aviso.txt').click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 elegidos')).toBeVisible()
  await page.keyboard.press('m')
  const move = page.getByRole('dialog', { name: 'Mover 3 elementos' })
  await move.getByRole('button', { name: 'Subir de carpeta' }).click()
  await move.getByRole('button', { name: 'Legales' }).click()
  await move.getByRole('button', { name: 'Mover acá' }).click()
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible()

  await page.getByLabel('Buscar en todas las carpetas').fill('AVÍSO')
  await entry('aviso.txt').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('No hay archivos con ese nombre')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(entry('aviso.txt')).toBeVisible()
})

test(
  'what a colleague does in the folder shows, and leaves the name that is being typed',
  { tag: '@store' },
  async ({ page }) => {
    const api = await signInWithApi(page)
    const made = (name: string) =>
      api.send<{ id: string }>('POST', '/api/apps/file-manager/folder', { folder: { name, folderId: null } })
    const mine = await made('Ampliación')
    const stream = page.waitForResponse((response) => response.url().includes('/api/common/events'))
    await openSignedIn(page, home)
    await stream
    const entry = (name: string) => page.getByRole('button', { name, exact: true })
    await entry('Ampliación').focus()
    await page.keyboard.press('F2')
    const name = page.getByLabel('Nombre de Ampliación')
    await name.fill('Ampliación nor')
    const other = await made('Aaa de un colega')
    await expect(entry('Aaa de un colega')).toBeVisible()
    await expect(name).toBeFocused()
    await page.keyboard.type('te')
    await page.keyboard.press('Enter')
    await expect(entry('Ampliación norte')).toBeVisible()
    for (const { id } of [mine, other]) await api.send('DELETE', `/api/apps/file-manager/item?id=${id}`)
  },
)

test('details keep a description, an upload that fails is tried again, and a phone shows it all', async ({
  page,
  obra,
}) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openSignedIn(page, `${home}?vista=grilla`)
  const list = page.getByRole('list', { name: 'Carpetas y archivos' })
  await expect(list.getByRole('button', { name: 'Organigrama.pdf', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await list.getByRole('button', { name: 'Opciones de Organigrama.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Detalles' }).click()
  await expect(page).toHaveURL(/detalle=/)
  const details = page.getByRole('dialog', { name: 'Detalles' })
  await details.getByRole('textbox', { name: 'Descripción' }).fill('Quién es quién')
  await details.getByRole('button', { name: 'Guardar' }).click()
  await page.reload()
  await expect(details.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Quién es quién')
  await details.getByRole('button', { name: 'Cerrar' }).click()

  await obra.down()
  await page.getByLabel('Archivos para subir').setInputFiles(text('plano.txt', 'x'))
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await obra.up()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(list.getByRole('button', { name: 'plano.txt', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a page that is uploaded never runs: it is a download, whoever asks @store', async ({ page }) => {
  const token = await signIn(page, demo, { developerId: 1, projectId: 1 })
  const headers = { Authorization: `Bearer ${token}`, 'Obra-Desarrolladora': '1' }
  const file = { name: 'página.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') }
  const made = await page.request.post('/api/apps/file-manager/file', { headers, multipart: { file } })
  const { id } = (await made.json()) as { id: string }
  const answer = await page.request.get(`/api/apps/file-manager/file/content?id=${id}`, { headers })
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(answer.headers()['content-disposition']).toMatch(/^attachment/)
})
