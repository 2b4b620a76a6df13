import { expect, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

test('a file is dropped on a folder, gets a version, and is moved by drag and put back @store', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, '/documentos')
  const table = page.getByRole('table', { name: 'Carpetas y documentos' })
  await table.getByRole('button', { name: 'Actas', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Carpetas', exact: true })).toContainText('Actas')
  const nota = { name: 'Nota de pedido.txt', mimeType: 'text/plain' }
  const dialog = page.getByRole('dialog')
  for (const [text, answer] of [
    ['primera', undefined],
    ['segunda', 'Nueva versión'],
  ] as const) {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Subir archivos' }).click()
    await (await choosing).setFiles([{ ...nota, buffer: Buffer.from(text) }])
    await dialog.getByRole('button', { name: 'Subir 1 archivo' }).click()
    if (answer) await dialog.getByRole('button', { name: answer }).click()
    await expect(page.getByRole('region', { name: 'Subidas' }).getByText('Listo')).toBeVisible()
  }
  const name = table.getByRole('button', { name: nota.name, exact: true })
  await expect(table.getByRole('row', { name: nota.name })).toContainText('versión 2')
  await expectScreen(page)

  await name.dragTo(
    page.getByRole('navigation', { name: 'Árbol de carpetas' }).getByRole('link', { name: /^Permisos/ }),
  )
  await expect(name).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await name.click()
  await expect(dialog.getByRole('region', { name: 'Versiones' }).getByText('Versión 2')).toBeVisible()
  await expectScreen(page)
})

test('plans, expiries, the legajo, the search and the trash on a phone @release', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 720 })
  await openSignedIn(page, '/documentos/planos')
  for (const [path, role, name] of [
    ['/planos', 'table', 'Planos'],
    ['/vencimientos', 'table', 'Vencimientos'],
    ['/legajo', 'table', 'Tipos obligatorios'],
    ['/buscar', 'table', 'Buscar'],
    ['/buscar?en=texto&buscar=hormigon', 'list', 'Páginas con esas palabras'],
    ['/papelera', 'region', 'Papelera'],
  ] as const) {
    await page.goto(`/documentos${path}`)
    await expect(page.getByRole(role, { name, exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectScreen(page)
  }
})
