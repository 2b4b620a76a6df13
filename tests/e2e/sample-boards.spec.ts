import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

/** The CSV that a card's menu hands out, as lines. */
async function csvOf(page: Page, title: string): Promise<string[]> {
  await page.getByRole('button', { name: `Opciones de ${title}`, exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Descargar CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
}

test('all dashboards are listed, and the one of visits shows a range, its series, a table and a CSV', async ({
  page,
}) => {
  await openSignedIn(page, '/dashboards')
  for (const name of ['Tablero del proyecto', 'Tablero de una cuenta', 'Tablero de criptomonedas'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Tablero de visitas' }).click()
  const visitors = page.getByRole('region', { name: 'Visitantes', exact: true })
  await expect(visitors.locator('canvas')).toBeVisible()
  await expect(page.getByText('Datos de muestra')).toBeVisible()
  await page.getByRole('button', { name: '7 días' }).click()
  await expect(page).toHaveURL(/rango=7d/)
  await expect(visitors.getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Conversiones' })).toContainText('La última semana')
  await visitors.getByRole('button', { name: 'Año anterior' }).click()
  await expect(page).toHaveURL(/sin=visitantes\.1/)
  await expectAccessible(page)
  await page.reload()
  await expect(visitors.getByRole('button', { name: 'Año anterior' })).toHaveAttribute('aria-pressed', 'false')
  const lines = await csvOf(page, 'Visitantes')
  expect(lines).toHaveLength(8)
  expect(lines[0]).toContain('"Día";"Este año";"Año anterior"')
})

test('the transactions of an account are found, narrowed and sorted', async ({ page }) => {
  await openSignedIn(page, '/dashboards/finance')
  const rows = page.getByRole('table', { name: 'Últimas transacciones' }).locator('tbody tr')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Importe' }).click()
  await expect(rows.first()).toContainText('Hormigones del Plata')
  await page.getByLabel('Buscar transacciones').fill('corralón')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Buscar transacciones').fill('zzz')
  await page.getByRole('button', { name: 'Ver todo' }).click()
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByLabel('Estado').selectOption({ label: 'Pendientes' })
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Resumen actual' })).toContainText('Pendiente')
  await expectAccessible(page)
})

test('the price of a chosen coin is drawn, of 10,000 hours too, and a phone shows all of it', async ({ page }) => {
  await page.route('**/api/dashboards/crypto', async (route) => {
    const dashboard = await (await route.fetch()).json()
    const first = Date.parse('2025-01-01T00:00:00Z')
    dashboard.btc.price.series[0].data = Array.from({ length: 10_000 }, (_, hour) => ({
      x: new Date(first + hour * 3_600_000).toISOString(),
      y: 8000 + Math.round(Math.sin(hour / 300) * 900),
    }))
    await route.fulfill({ json: dashboard })
  })
  await page.setViewportSize({ width: 375, height: 720 })
  await openSignedIn(page, '/dashboards/crypto')
  const bitcoin = page.getByRole('region', { name: 'Precio de Bitcoin', exact: true })
  const ethereum = page.getByRole('region', { name: 'Precio de Ethereum', exact: true })
  await expect(bitcoin.locator('canvas')).toBeVisible()
  await expect(bitcoin.getByRole('row')).toHaveCount(0)
  await bitcoin.getByRole('button', { name: 'Opciones de Precio de Bitcoin' }).click()
  await page.getByRole('menuitem', { name: 'Ver tabla' }).click()
  await expect(bitcoin.getByText('1–400 de 10.000')).toBeVisible()
  await page.getByRole('button', { name: 'Ethereum' }).click()
  await expect(page).toHaveURL(/moneda=ETH/)
  await expect(ethereum).toBeVisible()
  await page.getByRole('button', { name: '3 horas' }).click()
  await expect(ethereum.getByRole('row')).toHaveCount(8)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('where there is no sample data, and where the server is away, a dashboard says so', async ({ page }) => {
  const json = { isSuccess: false, error: 'NOT FOUND', message: 'Esta instalación no los tiene.', requestId: 'x' }
  await page.route('**/api/dashboards/analytics', (route) => route.fulfill({ status: 404, json }))
  await openSignedIn(page, '/dashboards/analytics')
  await expect(page.getByText('Acá no hay datos de muestra')).toBeVisible()
  await page.route('**/api/dashboards/finance', (route) => route.fulfill({ status: 503, json }))
  await page.goto('/dashboards/finance')
  await expect(page.getByText('No pudimos traer el tablero')).toBeVisible()
  await page.unroute('**/api/dashboards/finance')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('region', { name: 'Saldo de la cuenta' })).toBeVisible()
})
