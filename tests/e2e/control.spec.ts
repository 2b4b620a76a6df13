import { demo, expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, signIn, test } from './support.ts'

test('the control: a number explained and opened, another money, what is expected by hand, the summary @smoke', async ({
  page,
}) => {
  await openSignedIn(page, '/finanzas/control')
  const table = page.getByRole('table', { name: 'Control presupuestario' })
  await expect(table.getByRole('row').last()).toContainText('Total')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await table.getByRole('button', { name: 'Comprometido', exact: true }).focus()
  await expect(page.getByText(/Contratos vigentes enteros/).last()).toBeVisible()
  // The rows of a number, each with its document.
  await table.getByRole('button', { name: /^Ejecutado de\s+Total/ }).click()
  const rows = page.getByRole('dialog', { name: /^Ejecutado · Total/ })
  await expect(rows.getByRole('link').first()).toBeVisible()
  await expect(rows.getByText(/^Suman/)).toBeVisible()
  await expect(page).toHaveURL(/columna=ejecutado/)
  await expectAccessible(page)
  await rows.getByRole('button', { name: 'Cerrar' }).click()
  await expect(rows).toBeHidden()
  // In another money: the address says so, and keeps it in the other parts.
  await page.getByRole('button', { name: 'Constantes' }).click()
  await expect(page.getByText(/\(CAC, provisorio\)\./)).toBeVisible()
  await expect(page).toHaveURL(/valuacion=constante/)
  await page.getByRole('button', { name: 'Corrientes' }).click()
  // By hand, and taken back.
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
  await expect(page).toHaveURL(/\/finanzas\?valuacion=dolar/)
  await expect(page.getByRole('heading', { name: 'Plan y realidad' })).toBeVisible()
  await expect(page.getByText(/^A este ritmo|^Lo previsto|^En los últimos/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // It stands over the lists too, and links keep it.
  await page.getByRole('link', { name: 'Vence en 30 días' }).click()
  await expect(page).toHaveURL(/vencimientos\?valuacion=dolar/)
  await expect(page.getByText('Dólares del proyecto.')).toBeVisible()
})

test('what is known stays where its amounts cannot be read again @store', async ({ page }) => {
  const token = await signIn(page, demo, { developerId: 1, projectId: 1 })
  const [address, headers] = ['/api/Proyectos/1/presupuestos', { Authorization: `Bearer ${token}` }]
  const change = async (nombre: string) => {
    const made = await page.request.post(address, { data: { nombre }, headers })
    const { id, version } = await made.json()
    expect((await page.request.delete(`${address}/${id}?version=${version}`, { headers })).ok()).toBe(true)
  }
  const main = page.getByRole('main')
  const parts = {
    '/finanzas': main.getByRole('heading', { name: 'Plan y realidad' }),
    '/finanzas/modificaciones': main.getByRole('table', { name: 'Modificaciones' }),
    '/finanzas/control': main.getByRole('table', { name: 'Control presupuestario' }),
    '/finanzas/contratos': main.getByRole('table', { name: 'Contratos' }),
    '/finanzas/certificados': main.getByRole('table', { name: 'Certificados' }),
    '/finanzas/comprobantes': main.getByRole('table', { name: 'comprobantes' }),
    '/finanzas/cuenta-corriente': main.getByRole('table', { name: 'Saldos de los proveedores' }),
    '/finanzas/flujo': main.getByRole('table', { name: 'Flujo de caja por mes' }),
    '/finanzas/vencimientos': main.getByRole('heading', { name: 'Por semana' }),
  }
  const stale = main.getByText('No pudimos actualizar estos datos.')
  for (const [path, known] of Object.entries(parts)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(known).toBeVisible()
      // The server comes back only once the button is pressed: the screen tries again on its own, too.
      const back = Promise.withResolvers<void>()
      let isPressed = false
      await page.route('**/api/Proyectos/1/**', async (route) => {
        if (!isPressed) return route.abort()
        await back.promise
        return route.continue()
      })
      await change(`Aviso en ${path}`)
      await expect(stale).toBeVisible()
      await expect(known).toBeVisible()
      isPressed = true
      await main.getByRole('button', { name: 'Reintentar' }).click()
      back.resolve()
      await expect(stale).toBeHidden()
      await page.unroute('**/api/Proyectos/1/**')
      await expect(known).toBeVisible()
    })
  }
})
