/** The layout of Finanzas with names and amounts of maximum length. */
import type { Page } from '@playwright/test'
import {
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignedIn,
  signIn,
  test,
  unavailable,
} from './support.ts'

const longName =
  'Hormigón elaborado H-30 bombeado en columnas, vigas y losas de la torre norte, según pliego y planos de detalle'
const hugePrice = '99999999999.99'

/** API calls with the session of the page. */
function callsOf(page: Page, token: string) {
  return async <Answer>(method: 'get' | 'post' | 'patch', address: string, data?: object): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await page.request[method](address, { headers, ...(data && { data }) })
    expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
}

type Made = { id: string; version: number }

/** A project with an item, a contract and a draft certificate, plus rubro and supplier, with long names and huge amounts. */
async function makeLongProject(
  call: ReturnType<typeof callsOf>,
  { codigo, cuit }: { codigo: string; cuit: string },
): Promise<{ projectId: number; certificate: string }> {
  const company = '/api/Desarrolladoras/1'
  const { id: projectId } = await call<{ id: number }>('post', `${company}/proyectos`, {
    nombre: longName,
    monedaBase: 'ARS',
    mesBase: '2026-01',
  })
  const project = `/api/Proyectos/${projectId}`
  const rubro = await call<Made>('post', `${company}/rubros`, { codigo, nombre: longName })
  const units = await call<{ items: Made[] }>('get', `${company}/unidades`)
  const supplier = { razonSocial: longName, cuit, condicionIva: 'RI' }
  const { id: proveedorId } = await call<Made>('post', `${company}/proveedores`, supplier)
  const budget = await call<Made>('post', `${project}/presupuestos`, { nombre: longName })
  const item = {
    rubroId: rubro.id,
    codigo: `${codigo}.1`,
    descripcion: longName,
    unidadId: units.items[0]!.id,
    cantidad: '10',
  }
  const sheet = await call<{ presupuesto: Made; items: Made[] }>(
    'patch',
    `${project}/presupuestos/${budget.id}/items`,
    {
      version: budget.version,
      guardar: [{ ...item, precioUnitario: hugePrice }],
      borrar: [],
    },
  )
  await call('post', `${project}/presupuestos/${budget.id}/aprobar`, { version: sheet.presupuesto.version })
  const contract = await call<Made & { items: Made[] }>('post', `${project}/contratos`, {
    proveedorId,
    objeto: longName,
    fecha: '2026-03-02',
    plazoDias: 400,
    items: [{ itemId: sheet.items[0]!.id, cantidad: '10', precioUnitario: hugePrice }],
  })
  await call('post', `${project}/contratos/${contract.id}/firmar`, { version: contract.version })
  const lineas = [{ itemId: contract.items[0]!.id, porcentajePeriodo: '90' }]
  const certificates = `${project}/contratos/${contract.id}/certificados`
  const { id } = await call<Made>('post', certificates, { periodo: '2026-03', lineas })
  for (const numero of [1, 2]) {
    const invoice = { tipo: 'factura', letra: 'A', puntoVenta: 3, numero, proveedorId, fecha: '2026-03-05' }
    const imputaciones = [{ rubroId: rubro.id }]
    await call('post', `${project}/comprobantes`, {
      ...invoice,
      neto: '999999999999.99',
      imputaciones,
      estado: 'registrado',
    })
  }
  return { projectId, certificate: `/finanzas/contratos/${contract.id}/certificados/${id}` }
}

/** Expects that no text of an element is clipped. */
const isWhole = (element: Element) =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight

test('long names and huge amounts are not clipped at any width, from a phone on @store @release', async ({ page }) => {
  test.slow()
  const call = callsOf(page, await signIn(page, demo, { companyId: 1, projectId: 1 }))
  const { projectId, certificate } = await makeLongProject(call, { codigo: '98', cuit: '30-70999888-5' })
  await signIn(page, demo, { companyId: 1, projectId })
  const main = page.getByRole('main')
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(certificate)
    const name = main.getByRole('grid', { name: 'Hoja del certificado' }).getByText(longName)
    await expect.poll(() => name.evaluate(isCut), `the item at ${width} px`).toBe(false)
    const amounts = main.locator('.amount-number .amount-text').filter({ hasText: '.999' })
    await expect(amounts.first()).toBeAttached()
    expect(
      await amounts.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length),
    ).toBe(0)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await page.goto('/finanzas')
  await expect(main.getByRole('table', { name: 'Rubros más pasados' }).getByText(longName)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto('/finanzas/comprobantes')
  const total = main.locator('td.data-cell-total').first()
  const balance = main.locator('td.data-cell-saldo').first()
  await expect(total).toContainText('999.999.999.999,99')
  const [first, second] = [await total.boundingBox(), await balance.boundingBox()]
  const isBeside = first!.x + first!.width <= second!.x
  const isAbove = first!.y + first!.height <= second!.y
  expect(isBeside || isAbove, 'the balance is beside the total or below it').toBe(true)
  for (const amount of [total, balance]) await expect.poll(() => amount.evaluate(isCut)).toBe(false)
  await page.goto('/finanzas/presupuesto')
  const described = main.getByRole('gridcell', { name: longName }).last()
  await described.focus()
  await expect
    .poll(() => described.locator('.amount-text').evaluate(isWhole), 'the description that has the focus')
    .toBe(true)
  for (const part of [
    'presupuesto',
    'control',
    'contratos',
    'certificados',
    'cuenta-corriente',
    'flujo',
    'vencimientos',
  ]) {
    await page.goto(`/finanzas/${part}`)
    await expect(main.getByText(/\d{3}(\.\d{3}){3}/).first()).toBeAttached()
    await expectNoSidewaysScroll(page)
  }
  // Without a rate, another valuation says what is missing.
  await page.route('**/control-presupuestario?*', (route) =>
    route.fulfill({ status: 409, json: { ...unavailable, error: 'Missing rate' } }),
  )
  await page.goto('/finanzas/control?valuacion=dolar')
  await expect(main.getByText('Falta una cotización')).toBeVisible()
  await expectAccessible(page)
})

/** The number of printed sheets of a page. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length
}

test('a foja is printed dark on white on one sheet, without controls @store @release', async ({ page }) => {
  test.slow()
  const call = callsOf(page, await signIn(page, demo, { companyId: 1, projectId: 1 }))
  const { projectId, certificate } = await makeLongProject(call, { codigo: '97', cuit: '30-70999777-3' })
  await signIn(page, demo, { companyId: 1, projectId })
  await page.goto(certificate)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Son .* pesos con \d\d\/100\.$/)).toBeVisible()
  await page.evaluate(() => void (document.documentElement.dataset.scheme = 'dark'))
  await page.emulateMedia({ media: 'print' })
  const foja = main.getByRole('table', { name: 'Foja del certificado' })
  await expect(foja.getByRole('rowheader')).toContainText(longName)
  await expect(foja.getByRole('rowheader')).toHaveCSS('color', 'rgb(27, 36, 48)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(main.getByText('BORRADOR', { exact: true })).toBeVisible()
  await expect(main.getByText('Dirección de obra')).toBeVisible()
  for (const screenOnly of [
    main.getByRole('textbox'),
    main.getByRole('button'),
    main.getByRole('link'),
    main.getByRole('heading', { name: 'Finanzas' }),
  ])
    await expect(screenOnly.filter({ visible: true })).toHaveCount(0)
  await expect.poll(() => sheetsOf(page)).toBe(1)
})

test('the figures of each section begin in the first third of a screen @release', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, '/finanzas/presupuesto')
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click()
  const main = page.getByRole('main')
  for (const section of [
    'presupuesto',
    'modificaciones',
    'control',
    'contratos',
    'certificados',
    'comprobantes',
    'pagos',
    'cuenta-corriente',
    'cobros',
    'flujo',
  ]) {
    await page.goto(`/finanzas/${section}`)
    const row = main.locator('tbody tr, [role="row"][aria-rowindex="2"]').first()
    await expect(row, section).toBeVisible()
    expect((await row.boundingBox())!.y, section).toBeLessThan(300)
  }
})
