import type { Page } from '@playwright/test'
import {
  currentTime,
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignedIn,
  signIn,
  test,
} from './support.ts'

test('contracts and certificates are read on any width @smoke', async ({ page }) => {
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
  // The head, the one that waits, and what the list comes to.
  await expect(main.getByRole('table', { name: 'Certificados' }).getByRole('row')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
})

test('a project without an approved budget says where to make one', async ({ page }) => {
  await signIn(page, demo, { developerId: 1, projectId: 4 })
  await page.goto('/finanzas/contratos')
  await page.getByRole('button', { name: 'Nuevo contrato' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo contrato' })
  await dialog.getByRole('link', { name: 'presupuesto' }).click()
  await expect(page).toHaveURL(/\/finanzas\/presupuesto$/)
  await expect(dialog).toBeHidden()
})

test('a certificate is made, issued, rejected with its reason and made again @store', async ({ page }) => {
  await openSignedIn(page, '/finanzas/contratos')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('link', { name: /Carpinterías de aluminio/ }).click()
  const make = async () => {
    await main.getByRole('button', { name: 'Nuevo certificado' }).click()
    await dialog.getByRole('button', { name: 'Crear borrador' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('heading', { name: /^Certificado de/ })).toBeVisible()
  }
  await make()
  const grid = main.getByRole('grid', { name: 'Hoja del certificado' })
  await grid.getByRole('row').nth(2).getByRole('gridcell').nth(4).click()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: /Carpinterías de aluminio/ }).click()
  await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).getByRole('button', { name: 'Seguir' }).click()
  await main.getByRole('button', { name: 'Guardar' }).click()
  await main.getByRole('button', { name: 'Emitir' }).click()
  await dialog.getByRole('button', { name: 'Emitir' }).click()
  await expect(main.getByText('Emitido', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Rechazar' }).click()
  await dialog.getByLabel('Motivo').fill('Falta medir.')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await expect(main.getByText('Rechazado', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: /Carpinterías de aluminio/ }).click()
  await make()
})

/** The present month as on the wire; an index has its value. */
const presentMonth = () =>
  new Date(currentTime()).toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).slice(0, 7)

/** A finished contract of 30 millions with a certificate of March 2025, and the way to issue its index again. */
async function finishedContract(page: Page) {
  const token = await signIn(page, demo, { developerId: 1, projectId: 2 })
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await page.request[method](`/api${path}`, { data, headers: { Authorization: `Bearer ${token}` } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const [company, project] = ['/Desarrolladoras/1', '/Proyectos/2']
  const index = await call('post', `${company}/indices`, {
    codigo: 'CAC-E2E',
    nombre: 'CAC',
    frecuencia: 'mensual',
  })
  const issueIndex = (valor: string) =>
    call('put', `${company}/indices/${index.id}/valores`, {
      valores: [
        { periodo: '2025-01', valor: '178.3' },
        { periodo: '2025-03', valor },
        { periodo: '2025-04', valor: '181.5' },
        { periodo: presentMonth(), valor: '190' },
      ],
    })
  await issueIndex('180')
  const budgets = await call('get', `${project}/presupuestos?estado=aprobado`)
  const sheet = await call('get', `${project}/presupuestos/${budgets.items[0].id}/items`)
  const suppliers = await call('get', `${company}/proveedores`)
  const draft = await call('post', `${project}/contratos`, {
    proveedorId: suppliers.items[0].id,
    objeto: 'Estructura que terminó',
    fecha: '2025-01-10',
    plazoDias: 90,
    mesBase: '2025-01',
    indiceId: index.id,
    anticipoPorcentaje: '20',
    fondoReparoPorcentaje: '5',
    items: [{ itemId: sheet.items[0].id, cantidad: '3', precioUnitario: '10000000' }],
  })
  const contract = await call('post', `${project}/contratos/${draft.id}/firmar`, {})
  const place = `${project}/contratos/${contract.id}/certificados`
  const lineas = [{ itemId: contract.items[0].id, cantidadPeriodo: '1' }]
  const { id } = await call('post', place, { periodo: '2025-03', lineas })
  for (const step of ['emitir', 'aprobar']) await call('post', `${place}/${id}/${step}`, {})
  await call('post', `${project}/contratos/${contract.id}/finalizar`, {})
  return { id: contract.id as string, issueIndex }
}

test('a finished contract certifies what its index left when it was published again @store', async ({ page }) => {
  const { id, issueIndex } = await finishedContract(page)
  const main = page.getByRole('main')
  await page.goto(`/finanzas/contratos/${id}`)
  await expect(main.getByText('Finalizado', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'N.º 1 · 03/2025' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^(Nuevo certificado|Certificar)/ })).toHaveCount(0)
  await issueIndex('181.2')
  await page.reload()
  await expect(main.getByText('queda por certificar una diferencia de $ 67.302,30.')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Certificar la diferencia' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Mes que se certifica' })).toHaveValue('04/2025')
  await dialog
    .getByRole('textbox', { name: 'Mes que se certifica' })
    .fill(presentMonth().split('-').toReversed().join('/'))
  await dialog.getByRole('button', { name: 'Crear borrador' }).click()
  await expect(main.getByRole('region', { name: 'Diferencias de ajuste' }).getByText('67.302,30')).toBeVisible()
  await main.getByRole('button', { name: 'Emitir' }).click()
  await dialog.getByRole('button', { name: 'Emitir' }).click()
  await main.getByRole('button', { name: 'Aprobar' }).click()
  await expect(main.getByRole('region', { name: 'Importes del certificado' }).getByText('$ 63.937,18')).toBeVisible()
  await page.goto(`/finanzas/contratos/${id}`)
  await expect(main.getByRole('link', { name: /^N\.º 2 · / })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Certificar la diferencia' })).toHaveCount(0)
  // Another one has its turn next month only, and the screen says so.
  await expect(main.getByText(/Hay un certificado por mes, y el de este mes ya está/)).toBeVisible()
})
