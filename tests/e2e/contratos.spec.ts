import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

test('contracts and certificates fit any width @smoke', async ({ page }) => {
  await openSignedIn(page, '/finanzas/contratos')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Estructura de hormigón armado/ }).click()
  await expect(main.getByRole('grid', { name: 'Ítems del contrato' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: /N\.º 1 ·/ }).click()
  await expect(main.getByRole('grid', { name: 'Hoja del certificado' })).toBeVisible()
  await expect(main.getByText(/^Son .* dólares estadounidenses con \d\d\/100\.$/)).toBeVisible()
  await expectAccessible(page)
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/finanzas/certificados?estado=emitido')
  // The header, the pending certificate, and the totals.
  await expect(main.getByRole('table', { name: 'Certificados' }).getByRole('row')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
})
