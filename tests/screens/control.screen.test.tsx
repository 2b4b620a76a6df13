import { describe, expect, test } from 'vitest'
import { demo, expectAddress, expectText, screen, useObra, user, waitFor, within } from './app.ts'
import type { OperationId } from '../../server/http/contract.ts'
import type { Api } from '../support/server.ts'
import { expectGone, financeParts, findPart, follow, norteApi, openFinance, press } from './company-support.ts'

const obra = useObra()

/** The operation that loads the amounts of each part. */
const readings: Record<string, OperationId[]> = {
  '': ['getControlResumen'],
  modificaciones: ['listModificaciones'],
  control: ['getControlPresupuestario'],
  contratos: ['listContratos'],
  certificados: ['listProjectCertificados'],
  comprobantes: ['listComprobantes'],
  pagos: ['listPagos'],
  cobros: ['listCobros'],
  'cuenta-corriente': ['listCuentasCorrientes'],
  flujo: ['getFlujo'],
  vencimientos: ['getVencimientos'],
  'libro-iva': ['getLibroIvaCompras'],
}

/** Makes every part refetch, as after a colleague's change. */
async function changeSomething(): Promise<void> {
  const api = await norteApi(obra)
  const params = { proyectoId: 1 }
  const { id, version } = (await api('createPresupuesto', { params, body: { nombre: 'Aviso' } })).body
  expect((await api('deletePresupuesto', { params: { ...params, id }, query: { version } })).status).toBe(200)
}

describe('loaded data stays if refetching amounts fails', () => {
  const stale = 'No pudimos actualizar estos datos.'
  for (const [path, operations] of Object.entries(readings)) {
    const known = financeParts[path]!
    test(`in ${known.name}`, async () => {
      await openFinance(obra, path && `/${path}`)
      await findPart(known)
      await waitFor(() => expect(obra.network.requests('streamEvents')).not.toEqual([]))
      const mends = operations.map((id) => obra.network.cut(id))
      await changeSomething()
      await screen.findByText(stale)
      await findPart(known)
      // The server responds only once the button is pressed.
      for (const mend of mends) mend()
      const releases = operations.map((id) => obra.network.hold(id))
      await press('Reintentar')
      for (const release of releases) release()
      await expectGone(stale)
      await findPart(known)
    })
  }
})

test('a slow valuation shows that it is being calculated', async () => {
  await openFinance(obra, '/control')
  const money = within(await screen.findByRole('region', { name: 'Moneda de los importes' }))
  await money.findByText(/corrientes/)
  const release = obra.network.hold('getControlPresupuestario')
  await user.click(money.getByRole('button', { name: 'Constantes' }))
  await waitFor(() => expect(money.getByRole('status')).toHaveTextContent('Calculando los importes'))
  release()
  await money.findByText(/\(CAC, provisorio\)\./)
  expect(money.getByRole('status')).toBeEmptyDOMElement()
})

test('amounts without a rate for the valuation say what is missing, and where to load it', async () => {
  const api = await obra.server.as(demo.email)
  const place = { telefono: '+54 11 4000-0000', mail: 'sin@cotizaciones.test', ubicacion: 'Calle 1' }
  const company = { nombre: 'Sin Cotizaciones S.A.', cuit: '30-71234567-1', ...place }
  const companyId = (await api('createDeveloper', { body: company })).body.data!.id
  const params = { desarrolladoraId: companyId }
  const project = (await api('createProject', { params, body: { nombre: 'Sin nada', monedaBase: 'ARS' } })).body
  const choice = { companyId, projectId: project.id }
  await obra.open('/finanzas/control?valuacion=dolar', { as: demo, choice })
  await screen.findByText('Falta una cotización')
  await follow('Ir a las cotizaciones')
  await expectAddress(/lista=cotizaciones/)
  await screen.findByRole('tab', { name: 'Cotizaciones', selected: true })

  // The only kind with values is used; the budget is older than its first value.
  const rate = { moneda: 'USD', tipo: 'blue', fecha: '2026-01-02', venta: '1300' } as const
  expect((await api('createCotizacion', { params, body: rate })).status).toBe(200)
  await approveBudget(api, companyId, project.id)
  await obra.open('/finanzas/control?valuacion=dolar', { as: demo, choice })
  const table = within(await screen.findByRole('table', { name: 'Control presupuestario' }))
  expect(screen.getByLabelText<HTMLSelectElement>('Cotización').value).toBe('blue')
  for (const column of ['Original', 'Vigente'])
    table.getByLabelText(`${column} de Total: falta una cotización o un índice. Ver de dónde sale`)
  expect(table.queryByText(/\(se pasa\)/)).toBeNull()
  await screen.findByText(/no se puede calcular el total de: Original, /)
})

/** Approves a budget of one item with prices of June 2025. */
async function approveBudget(api: Api, desarrolladoraId: number, proyectoId: number): Promise<void> {
  const company = { params: { desarrolladoraId } }
  const rubros = (await api('listRubros', company)).body
  const unidades = (await api('listUnidades', company)).body
  const budget = { nombre: 'Presupuesto', mesBase: '2025-06' }
  const { id: presupuestoId, version } = (await api('createPresupuesto', { params: { proyectoId }, body: budget })).body
  const place = { params: { proyectoId, presupuestoId } }
  const names = { codigo: '01.01.1', descripcion: 'Cerco' }
  const ids = { rubroId: rubros.items[0]!.id, unidadId: unidades.items[0]!.id }
  const item = { ...names, ...ids, cantidad: '1', precioUnitario: '1000' }
  const saved = await api('updatePresupuestoItems', { ...place, body: { version, guardar: [item], borrar: [] } })
  expect(saved).toMatchObject({ status: 200 })
  const approval = { params: { proyectoId, id: presupuestoId }, body: { version: saved.body.presupuesto.version } }
  expect((await api('approvePresupuesto', approval)).status).toBe(200)
}

test('the chosen valuation is kept in the URL of the other parts', async () => {
  await openFinance(obra, '/control?valuacion=dolar')
  await findPart(financeParts.control!)
  await follow('Resumen')
  await expectAddress('/finanzas?valuacion=dolar&proyecto=1')
  await follow(/^Vence en 30 días/)
  await expectAddress(/vencimientos\?valuacion=dolar/)
  await expectText(/dólares del proyecto\./i)
})
