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

/** Draws a red square above a word, and asks for a dialog when it opens. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 68>>stream
1 0 0 rg 50 50 100 100 re f
BT /F1 12 Tf 9 9 Td (Losa sobre piso 3) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
`
const html = '<!doctype html><script>top.ran = true; fetch("http://127.0.0.1:9/html")</script><p>Hola</p>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="top.ran = true">
<image href="http://127.0.0.1:9/svg" width="9" height="9"/><rect width="40" height="40"/></svg>`

test('a PDF that tries to run is painted, a page and a drawing are only downloaded, and nothing in them runs @store', async ({
  page,
}) => {
  const strange: string[] = []
  page.on('dialog', (dialog) => void strange.push(dialog.message()))
  page.on('request', (request) => void (request.url().includes(':9/') && strange.push(request.url())))
  await openSignedIn(page, '/documentos')
  const table = page.getByRole('table', { name: 'Carpetas y documentos' })
  await table.getByRole('button', { name: 'Actas', exact: true }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Subir archivos' }).click()
  const files = [
    { name: '0 Plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: '1 Aviso.html', mimeType: 'text/html', buffer: Buffer.from(html) },
    { name: '2 Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  ]
  await (await choosing).setFiles(files)
  await page.getByRole('dialog').getByRole('button', { name: 'Subir 3 archivos' }).click()
  await table.getByRole('button', { name: '0 Plano.pdf', exact: true }).click()
  await page.getByRole('button', { name: 'Ver', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: '0 Plano.pdf' })
  await expect(dialog.getByRole('status', { name: 'Página' })).toHaveText('Página 1 de 1')
  const painted = () =>
    dialog
      .frameLocator('iframe')
      .locator('.page canvas')
      .evaluate((canvas: HTMLCanvasElement) => [
        ...canvas.getContext('2d')!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data,
      ])
  await expect.poll(painted).toEqual([255, 0, 0, 255])
  await dialog.getByLabel('Buscar en el PDF').fill('LOSA')
  await expect(dialog.getByRole('status', { name: 'Coincidencias' })).toHaveText('1 de 1')
  const marked = () =>
    dialog
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => [...CSS.highlights.get('current')!].map(String))
  await expect.poll(marked).toEqual(['Losa'])
  await expectScreen(page)
  await dialog.getByRole('button', { name: 'Siguiente', exact: true }).click()
  const notShown = 'Este tipo de archivo no se puede mostrar'
  await expect(page.getByRole('dialog', { name: '1 Aviso.html' }).getByText(notShown)).toBeVisible()
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '2 Logo.svg' }).getByText(notShown)).toBeVisible()
  expect([strange, await page.evaluate(() => 'ran' in window)]).toEqual([[], false])
})
