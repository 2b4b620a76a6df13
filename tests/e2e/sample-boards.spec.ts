import { expect, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

test('all dashboards are listed; that of visits is rendered and exported as CSV @release', async ({ page }) => {
  await openSignedIn(page, '/dashboards')
  const visits = page.getByRole('main').getByRole('link', { name: 'Tablero de visitas' })
  await expect(visits).toBeVisible()
  await expectScreen(page)
  await visits.click()
  const visitors = page.getByRole('region', { name: 'Visitantes', exact: true })
  await expect(visitors.locator('canvas')).toBeVisible()
  await expectScreen(page)
  await visitors.getByRole('button', { name: 'Opciones de Visitantes', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Descargar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('visitantes.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines[0]).toContain('"Día";"Este año";"Año anterior"')
})

test('an account and the price of a coin, even of 10,000 hours, fit every width @release', async ({ page }) => {
  await openSignedIn(page, '/dashboards/finance')
  const rows = page.getByRole('table', { name: 'Últimas transacciones' }).locator('tbody tr')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByLabel('Estado').selectOption({ label: 'Pendientes' })
  await expect(rows).toHaveCount(2)
  await expectScreen(page)

  await page.route('**/api/dashboards/crypto', async (route) => {
    const dashboard = await (await route.fetch()).json()
    const first = Date.parse('2025-01-01T00:00:00Z')
    dashboard.btc.price.series[0].data = Array.from({ length: 10_000 }, (_, hour) => ({
      x: new Date(first + hour * 3_600_000).toISOString(),
      y: 8000 + Math.round(Math.sin(hour / 300) * 900),
    }))
    await route.fulfill({ json: dashboard })
  })
  await page.goto('/dashboards/crypto')
  const bitcoin = page.getByRole('region', { name: 'Precio de Bitcoin', exact: true })
  await expect(bitcoin.locator('canvas')).toBeVisible()
  await expectScreen(page)
  await bitcoin.getByRole('button', { name: 'Opciones de Precio de Bitcoin' }).click()
  await page.getByRole('menuitem', { name: 'Ver tabla' }).click()
  await expect(bitcoin.getByText('1–400 de 10.000')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 720 })
  await expectNoSidewaysScroll(page)
})
