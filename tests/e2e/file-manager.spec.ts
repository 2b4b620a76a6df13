import { signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

const home = '/apps/file-manager'
const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

test('folders and files are created, uploaded, opened, renamed, moved, searched and deleted with undo @smoke', async ({
  page,
}) => {
  await openSignedIn(page, home)
  const list = page.getByRole('list', { name: 'Carpetas y archivos' })
  const entry = (name: string) => list.getByRole('button', { name, exact: true })
  await expect(entry('Obras')).toBeVisible()
  await expectScreen(page)

  await page.getByRole('button', { name: 'Nueva carpeta' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Licitación')
  await page.getByRole('button', { name: 'Crear' }).click()
  await entry('Licitación').click()
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible()

  await page
    .getByLabel('Archivos para subir')
    .setInputFiles([text('acta.txt', '<script>document.title = "corrió"</script>'), text('nota.txt', 'Una nota')])
  await expect(entry('nota.txt')).toBeVisible()
  await page.getByLabel('Archivos para subir').setInputFiles(text('ACTA.txt', 'Otra acta'))
  await page
    .getByRole('dialog', { name: 'Ese nombre ya existe' })
    .getByRole('button', { name: 'Conservar los dos' })
    .click()
  await expect(entry('ACTA (2).txt')).toBeVisible()

  await entry('acta.txt').click()
  await expect(page.getByRole('region', { name: 'Texto de acta.txt' })).toHaveText(
    '<script>document.title = "corrió"</script>',
  )
  await expect(page).not.toHaveTitle(/corrió/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await entry('nota.txt').focus()
  await page.keyboard.press('F2')
  await expect(page.getByLabel('Nombre de nota.txt')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry('nota.txt')).toBeFocused()
  await page.keyboard.press('F2')
  await page.getByLabel('Nombre de nota.txt').fill('aviso.txt')
  await page.keyboard.press('Enter')
  await expect(entry('aviso.txt')).toBeFocused()

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
  await expect(list.getByRole('link', { name: 'Legales', exact: true })).toBeVisible()
  await expectAccessible(page)
  await entry('aviso.txt').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('No hay archivos con ese nombre')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(entry('aviso.txt')).toBeVisible()
})

test('details store a description, a failed upload is retried, and all fits a phone @release', async ({
  page,
  obra,
}) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openSignedIn(page, `${home}?vista=grilla`)
  const list = page.getByRole('list', { name: 'Carpetas y archivos' })
  await expect(list.getByRole('button', { name: 'Organigrama.pdf', exact: true })).toBeVisible()
  await expectScreen(page)
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

test(
  'many files are selected by keys, pointer and box, moved by dragging, and moved back @release',
  { tag: '@store' },
  async ({ page }) => {
    const api = await signInWithApi(page)
    const made = (name: string, folderId: string | null) =>
      api.send<{ id: string }>('POST', '/api/apps/file-manager/folder', { folder: { name, folderId } })
    const { id } = await made('Muchas', null)
    await Promise.all(Array.from({ length: 205 }, (_none, index) => made(`Carpeta ${1000 + index}`, id)))
    await openSignedIn(page, `${home}/${id}`)
    const list = page.getByRole('list', { name: 'Carpetas y archivos' })
    const entry = (name: string) => list.getByRole('button', { name, exact: true })
    const chosen = page.getByRole('region', { name: 'Acciones sobre lo elegido' })
    await expect(entry('Carpeta 1000')).toBeVisible()

    await page.keyboard.press('End')
    await expect(entry('Carpeta 1204')).toBeFocused()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(chosen).toContainText('2 elegidos')
    await page.keyboard.press('Control+a')
    await expect(chosen).toContainText('205 elegidos')
    await page.keyboard.press('Delete')
    await expect(page.getByText('Esta carpeta está vacía')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Home')
    await expect(entry('Carpeta 1000')).toBeFocused()

    const row = (name: string) =>
      list.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
    const date = (name: string) => row(name).locator('.file-entry-date')
    await date('Carpeta 1001').hover()
    await page.mouse.down()
    await date('Carpeta 1004').hover()
    await page.mouse.up()
    await expect(chosen).toContainText('4 elegidos')
    await date('Carpeta 1002').click({ modifiers: ['ControlOrMeta'] })
    await expect(chosen).toContainText('3 elegidos')
    await row('Carpeta 1003').click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Mover 3 elementos' })).toBeVisible()
    await page.keyboard.press('Escape')
    await entry('Carpeta 1003').dragTo(row('Carpeta 1000'))
    await expect(entry('Carpeta 1003')).toHaveCount(0)
    await expect(row('Carpeta 1000')).toContainText('3 carpetas')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(entry('Carpeta 1003')).toBeVisible()

    await page.getByText('Grilla', { exact: true }).click()
    await entry('Carpeta 1000').focus()
    await page.keyboard.press('ArrowRight')
    await expect(entry('Carpeta 1001')).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toContainText('Elegir todo')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const box = async (name: string) => (await row(name).boundingBox())!
    const [start, end] = [await box('Carpeta 1000'), await box('Carpeta 1001')]
    await page.mouse.move(start.x + 4, start.y + start.height - 6)
    await page.mouse.down()
    await page.mouse.move(end.x + end.width / 2, end.y + end.height - 12, { steps: 4 })
    await page.mouse.up()
    await expect(chosen).toContainText('2 elegidos')
    await entry('Carpeta 1001').dragTo(page.getByRole('navigation', { name: 'Carpetas' }).getByText('Archivos'))
    await expect(entry('Carpeta 1001')).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).last().click()
    await expect(entry('Carpeta 1001')).toBeVisible()
    await entry('Carpeta 1001').focus()
    await page.keyboard.press('Backspace')
    await expect(page).toHaveURL(/file-manager\?vista=grilla$/)
    await api.send('DELETE', `/api/apps/file-manager/item?id=${id}`)
  },
)

test(
  'input survives a colleague’s change, and a name in use causes a question @release',
  { tag: '@store' },
  async ({ page }) => {
    const api = await signInWithApi(page)
    const made = (name: string, folderId: string | null) =>
      api.send<{ id: string }>('POST', '/api/apps/file-manager/folder', { folder: { name, folderId } })
    const { id } = await made('Con nombres', null)
    await made('Ampliación', id)
    const stream = page.waitForResponse((response) => response.url().includes('/api/common/events'))
    await openSignedIn(page, `${home}/${id}`)
    await stream
    const list = page.getByRole('list', { name: 'Carpetas y archivos' })
    const entry = (name: string) => list.getByRole('button', { name, exact: true })
    const question = page.getByRole('dialog', { name: 'Ese nombre ya existe' })
    const words = (name: string) => page.getByRole('region', { name: `Texto de ${name}` })
    await entry('Ampliación').focus()
    await page.keyboard.press('F2')
    await page.getByLabel('Nombre de Ampliación').fill('Ampliación nor')
    await made('Adentro', id)
    await expect(entry('Adentro')).toBeVisible()
    await expect(page.getByLabel('Nombre de Ampliación')).toBeFocused()
    await page.keyboard.type('te')
    await page.keyboard.press('Enter')
    await expect(entry('Ampliación norte')).toBeVisible()

    await page.getByLabel('Archivos para subir').setInputFiles([text('a.txt', 'primero'), text('b.txt', 'segundo')])
    await expect(entry('b.txt')).toBeVisible()

    await page.getByLabel('Archivos para subir').setInputFiles([text('A.txt', 'nuevo'), text('B.txt', 'nuevo')])
    await expectAccessible(page)
    await question.getByLabel('Lo mismo con los demás').check()
    await question.getByRole('button', { name: 'Reemplazar' }).click()
    await entry('A.txt').click()
    await expect(words('A.txt')).toHaveText('nuevo')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await entry('a.txt').click()
    await expect(words('a.txt')).toHaveText('primero')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await entry('b.txt').focus()
    await page.keyboard.press('F2')
    await page.getByLabel('Nombre de b.txt').fill('A.TXT')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Conservar los dos' }).click()
    await expect(entry('A (2).TXT')).toBeVisible()

    await entry('a.txt').dragTo(
      list.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Adentro', exact: true }) }),
    )
    await expect(entry('a.txt')).toHaveCount(0)
    await page.getByLabel('Archivos para subir').setInputFiles(text('a.txt', 'otro'))
    await entry('a.txt').dragTo(
      list.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Adentro', exact: true }) }),
    )
    await question.getByRole('button', { name: 'Omitir' }).click()
    await expect(entry('a.txt')).toBeVisible()
    await api.send('DELETE', `/api/apps/file-manager/item?id=${id}`)
    await page.reload()
    await expect(page.getByText('Esa carpeta no está')).toBeVisible()
  },
)
