import { expect, openSignedIn, test } from './support.ts'

/** Hostile clipboard HTML: each line runs or loads something if inserted unsanitised. */
const attacks = [
  '<img src=x onerror="window.attacked=1">',
  '<script>window.attacked=2</script>',
  '<svg onload="window.attacked=3"><a xlink:href="javascript:window.attacked=4"><text>svg</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.attacked=5"></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>parent.attacked=6</script>"></iframe>',
  '<a href="java&#10;script:window.attacked=7">enlace</a>',
  '<p style="background:url(https://espia.test/a.png)" onmouseover="window.attacked=8">texto</p>',
  '<form action="https://espia.test"><input autofocus onfocus="window.attacked=9"></form>',
  '<img src="https://espia.test/pixel.png"><link rel="stylesheet" href="https://espia.test/a.css">',
  '<p onclick="window.attacked=10">Corte <em>A-A</em></p>',
  '<strong>importante</strong>',
]

test('hostile HTML pasted into rich text runs and loads nothing, on pasting and when shown', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('espia.test')) loaded.push(request.url())
  })
  await openSignedIn(page, '/apps/contacts/nuevo')
  const notes = page.getByRole('textbox', { name: 'Notas' })
  await expect(notes).toBeEditable()
  await notes.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.focus()
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, attacks.join(''))
  await expect(notes.getByText('importante')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Pegado Ajeno')
  await page.getByRole('button', { name: 'Crear contacto' }).click()
  await expect(page.getByRole('heading', { name: 'Pegado Ajeno' })).toBeVisible()
  await expect(page.getByText('importante')).toBeVisible()
  await expect(page.locator('.contacts-pane em')).toHaveText('A-A')
  await page.getByText('texto', { exact: true }).hover()
  const shown = await page.locator('.contacts-pane').innerHTML()
  expect(shown).not.toMatch(/onerror|onload|onmouseover|onclick|javascript:|espia\.test|<script|<iframe|<form|<img/i)
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined()
  expect(loaded).toEqual([])
})
