import { expect, test } from 'vitest'
import { expectText, screen, useObra, waitFor, within } from './app.ts'
import { signedContract } from '../support/signed-contract.ts'
import { choose, expectNoRole, fill, norteApi, openFinance, pick, press } from './company-support.ts'

const obra = useObra()

/** The newest payment of the project. */
const lastPayment = async (proyectoId: number) => {
  const api = await norteApi(obra)
  return (await api('listPagos', { params: { proyectoId }, query: { size: 10 } })).body.items[0]!
}

test('a payment with two means and a withholding is registered, and its order and certificate are shown', async () => {
  await openFinance(obra, '/pagos')
  await press('Nuevo pago')
  await pick('Proveedor', '30-71200347', /Corralón San Martín/)
  await fill('Importe', '1.000')
  await press('Agregar medio')
  const [first, second] = ['Medio 1', 'Medio 2'].map((name) => within(screen.getByRole('group', { name })))
  // The amount typed so far is that of the first.
  expect(first!.getByLabelText(/^Importe/)).toHaveValue('1.000')
  expect(second!.getByLabelText('Medio')).toHaveValue('echeq')
  expect(screen.queryByLabelText('Nota')).not.toBeNull()
  await fill('Fecha de débito', '30/06/2026')
  const amounts = screen.getAllByLabelText(/^Importe/)
  expect(amounts).toHaveLength(2)
  await press('Quitar medio 2')
  expect(screen.getAllByLabelText(/^Importe/)).toHaveLength(1)
  expect(screen.getByLabelText(/^Importe/)).toHaveValue('1.000')
  await press('Agregar retención')
  await choose('Impuesto', 'iibb')
  await fill('Jurisdicción', 'Córdoba')
  await fill('Base', '800')
  await fill('Alícuota %', '2,5')
  await fill('Importe', '980')
  await expectText(/Se retienen/)
  await press('Registrar')
  await expectNoRole('dialog')
  const pago = await lastPayment(1)
  expect(pago).toMatchObject({ importe: '980.00', retenido: '20.00', aCuenta: '1000.00' })
  const [retencion] = pago.retenciones
  expect(retencion).toMatchObject({ impuesto: 'iibb', jurisdiccion: 'Córdoba', numeroCertificado: '2026-000001' })

  await openFinance(obra, `/pagos/${pago.id}`)
  await waitFor(() => expect(screen.getByRole('article', { name: /Orden de pago/ })).toHaveTextContent(/A cuenta/))
  await openFinance(obra, `/pagos/${pago.id}/${retencion!.id}`)
  const sheet = await screen.findByRole('article', { name: 'Certificado de retención N.º 2026-000001' })
  expect(sheet).toHaveTextContent(/Ingresos brutos · Córdoba/)
  await openFinance(obra, `/pagos/${pago.id}/nadie`)
  await expectText('No encontramos esa retención')

  await openFinance(obra, '/retenciones')
  const table = within(await screen.findByRole('table', { name: 'Retenciones a depositar' }))
  expect(table.getByText('Ingresos brutos · Córdoba')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: '2026-000001' })
  expect(link).toHaveAttribute('href', `/finanzas/pagos/${pago.id}/${retencion!.id}`)
  await openFinance(obra, '/retenciones?impuesto=suss')
  await press('Ver todas')
  await screen.findByRole('link', { name: '2026-000001' })
})

test('a document in dollars is paid in pesos', async () => {
  const api = await norteApi(obra)
  const params = { proyectoId: 2 }
  const company = { desarrolladoraId: 1 }
  const [supplier] = (await api('listProveedores', { params: company, query: { search: 'corralon san' } })).body.items
  const [rubro] = (await api('listRubros', { params: company })).body.items
  const number = { tipo: 'factura', letra: 'C', puntoVenta: 8, numero: 77, fecha: '2026-03-02' } as const
  const money = {
    moneda: 'USD',
    cotizacion: { tipo: 'oficial', fecha: '2026-03-02', valor: '1000', fuente: '' },
  } as const
  const of = { proveedorId: supplier!.id, imputaciones: [{ rubroId: rubro!.id }], estado: 'registrado' } as const
  const { body: invoice } = await api('createComprobante', {
    params,
    wrong: { ...number, ...money, ...of, total: '100' },
  })
  await openFinance(obra, '/pagos', 2)
  await press('Nuevo pago')
  await pick('Proveedor', '30-71200347', /Corralón San Martín/)
  const row = within((await screen.findByRole('checkbox', { name: /C 0008-00000077/ })).closest('li')!)
  await expectText(/cargado a 1\.000/)
  row.getByRole('checkbox').click()
  await fill('Se cancela de C 0008-00000077, en dólares', '100')
  await fill('Se paga por C 0008-00000077, en pesos', '112.000')
  await expectText(/diferencia de cambio \$\s?12\.000,00/)
  await press('Registrar')
  await expectNoRole('dialog')
  const paid = (await api('getComprobante', { params: { ...params, id: invoice.id } })).body
  expect(paid.saldo).toBe('0.00')
  expect(await lastPayment(2)).toMatchObject({ importe: '112000.00', diferenciaCambio: '12000.00' })
})

test('a released fund and the advance of a contract are offered, paid and named', async () => {
  const api = await norteApi(obra)
  const terms = { anticipoPorcentaje: '20', fondoReparoPorcentaje: '5', moneda: 'ARS' }
  const { contract, certify, ofContract, get } = await signedContract(api, terms)
  await certify('2025-01', ['36', '21.625'])
  const release = { fecha: '2026-03-10', importe: '400000', motivo: 'Recepción definitiva' }
  const { body: released } = await api('createLiberacion', { params: ofContract, body: release })
  const [fund, advance] = ['Fondo de reparo, liberación N.º 1', `Anticipo del contrato N.º ${contract.numero}`]
  await openFinance(obra, '/pagos', 2)
  await press('Nuevo pago')
  const supplier = { params: { desarrolladoraId: 1, id: contract.proveedorId } }
  const { cuit, razonSocial } = (await api('getProveedor', supplier)).body
  await pick('Proveedor', cuit, new RegExp(razonSocial.slice(0, 8)))
  const advanceBox = await screen.findByRole('checkbox', { name: `Pagar ${advance}` })
  expect(advanceBox.closest('li')).toHaveTextContent(/quedan por recuperar/)
  screen.getByRole('checkbox', { name: `Pagar ${fund}` }).click()
  advanceBox.click()
  await waitFor(() => expect(screen.getByLabelText(`Se paga de ${fund}`)).toHaveValue('400.000,00'))
  await fill(`Se paga de ${advance}`, '7.000.000')
  await expectText(/quedan por pagar 6\.132\.113,00/)
  await fill(`Se paga de ${advance}`, '1.000.000')
  await press('Registrar')
  await expectNoRole('dialog')
  const pago = await lastPayment(2)
  expect(pago).toMatchObject({ importe: '1400000.00', imputaciones: [{ liberacionId: released.id }, {}] })
  expect((await get()).resumen.anticipoPorPagar).toBe('5132113.00')
  await openFinance(obra, `/pagos?abierto=${pago.id}&contrato=${contract.id}`, 2)
  const link = await screen.findByRole('link', { name: /Anticipo del contrato/ })
  expect(link.getAttribute('href')).toMatch(`/finanzas/contratos/${contract.id}`)
  const toFund = screen.getByRole('link', { name: /Fondo de reparo, liberación N\.º 1/ })
  expect(toFund.getAttribute('href')).toMatch(/#fondo$/)
  await openFinance(obra, `/pagos/${pago.id}`, 2)
  const order = await screen.findByRole('article', { name: /Orden de pago/ })
  expect(order).toHaveTextContent(/Anticipo del contrato/)
})
