import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

test('the budget control: a figure explained and opened, another valuation, a manual estimate, the summary @smoke', async ({
  page,
}) => {
  await openSignedIn(page, '/finanzas/control')
  const table = page.getByRole('table', { name: 'Control presupuestario' })
  await expect(table.getByRole('row').last()).toContainText('Total')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // A table that fits the window does not scroll, and its heading stays visible.
  await page.setViewportSize({ width: 1440, height: 720 })
  await table.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: 'Rubro', exact: true })).toBeInViewport({ ratio: 0.9 })
  await table.getByRole('button', { name: 'Comprometido', exact: true }).focus()
  await expect(page.getByText(/Contratos vigentes enteros/).last()).toBeVisible()
  // The entries behind a figure, each with its document.
  await table.getByRole('button', { name: /^Ejecutado de\s+Total/ }).click()
  const rows = page.getByRole('dialog', { name: /^Ejecutado · Total/ })
  await expect(rows.getByRole('link').first()).toBeVisible()
  await expect(rows.getByText(/^Suman/)).toBeVisible()
  await expect(page).toHaveURL(/columna=ejecutado/)
  await expectAccessible(page)
  await rows.getByRole('button', { name: 'Cerrar' }).click()
  await expect(rows).toBeHidden()
  // Another valuation: it is in the URL, and stays in the other parts.
  await page.getByRole('button', { name: 'Constantes' }).click()
  await expect(page.getByText(/\(CAC, provisorio\)\./)).toBeVisible()
  await expect(page).toHaveURL(/valuacion=constante/)
  await page.getByRole('button', { name: 'Corrientes' }).click()
  // A manual estimate, and its removal.
  await table
    .getByRole('button', { name: /^Cambiar la proyección/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: /^Proyección de/ })
  await form.getByLabel(/^Proyección/).fill('123.456,78')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await expect(table.getByText('a mano', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Deshacer/ }).click()
  await expect(table.getByText('a mano', { exact: true })).toBeHidden()
  // The items of a rubro.
  await table
    .getByRole('button', { name: /^0\d.* Hormig/ })
    .first()
    .click()
  await expect(page).toHaveURL(/agrupar=item/)
  await page.getByRole('button', { name: 'Dólares' }).click()
  await expect(page).toHaveURL(/valuacion=dolar/)
  await page.getByRole('navigation', { name: 'Partes de Finanzas' }).getByRole('link', { name: 'Resumen' }).click()
  await expect(page).toHaveURL(/\/finanzas\?.*valuacion=dolar/)
  await expect(page.getByRole('heading', { name: 'Plan y realidad' })).toBeVisible()
  await expect(page.getByText(/^A este ritmo|^Lo previsto|^En los últimos/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The valuation applies to the lists too, and links keep it.
  await page.getByRole('link', { name: 'Vence en 30 días' }).click()
  await expect(page).toHaveURL(/vencimientos\?.*valuacion=dolar/)
  await expect(page.getByText('Dólares del proyecto.')).toBeVisible()
})
