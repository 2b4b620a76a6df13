import { expect, test } from 'vitest'
import { queryClient } from '../../web/api/query-client.ts'
import { expectAddress, expectFocus, expectText, fireEvent, screen, useObra, user, waitFor, within } from './app.ts'
import { choose, expectGone, expectNoRole, fill, norteApi, openDialog, openFinance, press } from './company-support.ts'

const obra = useObra()

const params = { proyectoId: 1 }
const lack = { message: 'No hay cotización MEP del 02/01/2026.', more: { error: 'Missing rate' } }

const findGrid = () => screen.findByRole('treegrid', { name: 'Ítems del presupuesto' })

/** Types a line of a budget into the grid, as in a spreadsheet. */
async function typeLine(texts: string[]): Promise<HTMLElement> {
  const grid = await findGrid()
  await user.click(grid.querySelector('[data-line="0"][data-column="0"]')!)
  for (const text of texts) {
    await user.keyboard(text)
    await user.tab()
  }
  return grid
}

const storedItems = async (presupuestoId: string) =>
  (await (await norteApi(obra))('getPresupuestoItems', { params: { ...params, presupuestoId } })).body.items

test('a budget version is created, filled in with live totals, saved and approved', async () => {
  await openFinance(obra, '/presupuesto')
  await press('Nueva versión')
  const dialog = await openDialog(/versión/i)
  await fill('Nombre', 'Versión de prueba')
  await choose('Empieza con los ítems de', 'Ninguno: vacío')
  await user.click(dialog.getByRole('button', { name: 'Crear versión' }))
  await expectAddress(/finanzas\/presupuesto\/.+/)
  await expectNoRole('dialog')
  await expectText('0 ítems')
  const grid = await typeLine(['04.02.1', 'Losa de prueba', '04.02 Vigas y losas', 'm³', '120', '185432,5'])
  await expectText('US$ 22.251.900,00')
  // Ctrl+S saves the sheet, and with it the cell that is being edited.
  await user.keyboard('{Shift>}{Tab}{/Shift}185433{Control>}s{/Control}')
  await expectGone(/cambio sin guardar/)
  await waitFor(() => expect(grid.querySelector('[tabindex="0"]')).toHaveFocus())
  const id = location.pathname.split('/').at(-1)!
  const amounts = { codigo: '04.02.1', cantidad: '120.0000', precioUnitario: '185433.00' }
  expect(await storedItems(id)).toMatchObject([{ ...amounts, descripcion: 'Losa de prueba' }])
  await obra.reload()
  await within(await findGrid()).findByText('Losa de prueba')
  await press('Aprobar')
  const question = await openDialog(/Aprobar/)
  await user.click(question.getByRole('button', { name: 'Aprobar' }))
  await screen.findByText('Aprobado')
  await expectNoRole('button', 'Aprobar')
  await expectFocus(await screen.findByRole('heading', { level: 1 }))
})

test('input stays if the sheet cannot be refetched, and leaving asks', async () => {
  const api = await norteApi(obra)
  const create = (nombre: string) => api('createPresupuesto', { params, body: { nombre } })
  const { id } = (await create('Versión a medias')).body
  await openFinance(obra, `/presupuesto/${id}`)
  const grid = within(await typeLine(['04.02.1', 'Losa a medias', '04.02 Vigas y losas', 'm³', '120', '10']))
  const expectUnsaved = async () => {
    await grid.findByText('Losa a medias')
    await expectText('1 cambio sin guardar')
  }
  await expectUnsaved()
  const parts = within(screen.getByRole('navigation', { name: 'Partes de Finanzas' }))
  const leave = () => user.click(parts.getByRole('link', { name: 'Contratos' }))
  const question = () => openDialog('Hay cambios sin guardar')
  const stay = async () => {
    await user.click((await question()).getByRole('button', { name: 'Seguir editando' }))
    await expectNoRole('dialog', 'Hay cambios sin guardar')
    await expectUnsaved()
  }
  await leave()
  await stay()
  await expectAddress(`/finanzas/presupuesto/${id}?proyecto=1`)
  await press('Más acciones')
  await user.click(await screen.findByRole('menuitem', { name: 'Comparar con otra versión' }))
  await stay()
  await press('Aprobar')
  await stay()

  const load = obra.network.fail('getPresupuestoItems', 409, lack)
  await press('Dólares')
  await screen.findByText('Falta una cotización')
  await expectUnsaved()
  await press('Corrientes')
  await expectGone('Falta una cotización')
  load()

  // Refetched because of somebody else's change.
  const mend = obra.network.cut('getPresupuestoItems')
  expect((await create('Versión de otra persona')).status).toBe(200)
  await screen.findByText('No pudimos actualizar el presupuesto.')
  await expectUnsaved()
  mend()
  await press('Reintentar')
  await expectGone('No pudimos actualizar el presupuesto.')
  await press('Guardar')
  await expectGone(/sin guardar/)
  expect(await storedItems(id)).toMatchObject([{ descripcion: 'Losa a medias', precioUnitario: '10.00' }])

  await user.click(grid.getByText('Losa a medias'))
  await user.keyboard('Otra{Enter}')
  await expectText('1 cambio sin guardar')
  await leave()
  await user.click((await question()).getByRole('button', { name: 'Salir sin guardar' }))
  await expectAddress('/finanzas/contratos?proyecto=1')
  expect(await storedItems(id)).toMatchObject([{ descripcion: 'Losa a medias' }])
})

test('lines pasted from a spreadsheet are stored, and a rubro that is missing is found once it exists', async () => {
  const api = await norteApi(obra)
  const { id } = (await api('createPresupuesto', { params, body: { nombre: 'Versión pegada' } })).body
  await openFinance(obra, `/presupuesto/${id}`)
  const grid = await findGrid()
  await user.click(grid.querySelector('[data-line="0"][data-column="0"]')!)
  const lines = [
    'Código\tDescripción\tRubro\tUnidad\tCantidad\tPrecio unitario',
    '01.01.901\tContrapiso\t01.01\tm2\t120\t$ 15.000,00',
    '01.01.902\tHormigón H21\tobrador y cerco\tm3\t8,5\t$ 180.000,00',
    '98.01.001\tPilote\tPilotes de prueba\tgl\t1\t $ -   ',
  ]
  const text = lines.join('\r\n')
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } })
  await expectText('3 cambios sin guardar · 1 línea por completar')
  await api('createRubro', {
    params: { desarrolladoraId: 1 },
    body: { codigo: '98', nombre: 'Pilotes de prueba', padreId: null },
  })
  await queryClient.invalidateQueries({ queryKey: ['rubros'] })
  await expectGone(/por completar/)
  await press('Guardar')
  await expectGone(/sin guardar/)
  expect(await storedItems(id)).toMatchObject([
    { codigo: '01.01.901', unidad: 'm²', cantidad: '120.0000', precioUnitario: '15000.00' },
    { codigo: '01.01.902', unidad: 'm³', cantidad: '8.5000', precioUnitario: '180000.00' },
    { codigo: '98.01.001', unidad: 'gl', precioUnitario: '0.00' },
  ])
})
