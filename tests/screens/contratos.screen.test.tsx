import { describe, expect, test } from 'vitest'
import { approvedCertificate } from '../support/certificate.ts'
import { expectAddress, expectText, fireEvent, screen, useObra, user, waitFor, within } from './app.ts'
import {
  expectGone,
  expectNoRole,
  expectRows,
  choose,
  fill,
  findField,
  follow,
  labelled,
  norteApi,
  openDialog,
  openFinance,
  pick,
  press,
} from './company-support.ts'

const obra = useObra()

const company = { desarrolladoraId: 1 }

test('a project without an approved budget links to the budget screen', async () => {
  await openFinance(obra, '/contratos', 4)
  await press('Nuevo contrato')
  const dialog = await openDialog('Nuevo contrato')
  await user.click(await dialog.findByRole('link', { name: 'presupuesto' }))
  await expectAddress('/finanzas/presupuesto?proyecto=4')
  await expectNoRole('dialog', 'Nuevo contrato')
})

test('a contract in dollars with two indices shows its prices, its formula and its terms', async () => {
  await openFinance(obra, '/contratos?nuevo=si', 2)
  const { dialog } = await openDialog('Nuevo contrato')
  const form = within(dialog)
  const rubro = await form.findByRole('option', { name: /^13\.01 / })
  await pick('Proveedor', '30-71200174', /Corralón del Bajo/)
  await fill('Objeto', 'Ventanas importadas')
  await fill('Anticipo %', '20')
  await choose('Moneda', 'Dólares')
  const formula = [
    ['CAC-MAT · Costo de la construcción, materiales', '60'],
    ['CAC-MO · Costo de la construcción, mano de obra', '50'],
  ]
  for (const [row, [index]] of formula.entries()) {
    fireEvent.click(form.getByRole('button', { name: 'Agregar índice' }))
    const line = within(form.getByRole('group', { name: `Índice ${row + 1}` }))
    await user.selectOptions(line.getByLabelText(labelled('Índice')), index!)
  }
  const weights = form.getAllByLabelText(labelled('Peso %'))
  for (const [row, [, weight]] of formula.entries()) fireEvent.change(weights[row]!, { target: { value: weight } })
  expect(await findField('Valor del índice', dialog)).toHaveDisplayValue('Del mes anterior')
  expect(form.getByRole('checkbox', { name: 'El anticipo congela su parte del precio' })).toBeChecked()
  await user.selectOptions(await findField('Ítems del rubro', dialog), rubro)
  fireEvent.click((await form.findAllByRole('checkbox', { name: /^Contratar / }))[0]!)
  await expectText('El contrato es en dólares: escribí el precio de cada ítem.')
  const grid = within(form.getByRole('grid', { name: 'Ítems para contratar' }))
  await user.click(within(grid.getAllByRole('row')[1]!).getAllByRole('gridcell').at(-1)!)
  await user.keyboard('250{Enter}')
  await expectText('Los pesos suman 110 %: tienen que sumar 100 %.')
  fireEvent.change(weights[1]!, { target: { value: '40' } })
  await expectGone(/Los pesos suman/)
  await press('Crear borrador')
  await screen.findByRole('heading', { name: 'Ventanas importadas' })
  await expectText(/60 % CAC-MAT \+ 40 % CAC-MO, base .*, valor del mes anterior; el anticipo congela su parte/)
  expect(screen.getByText('IVA').parentElement).toHaveTextContent('21 %')
  expect(screen.getByText('Total en pesos').parentElement).toHaveTextContent(/al oficial del/)
})

/** Confirms a step's question with the button of the same name. */
async function confirmStep(step: string): Promise<void> {
  await press(step)
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: step }))
  await expectNoRole('dialog')
}

describe('a certificate', () => {
  test('is created, filled in, issued, rejected with a reason and created again', async () => {
    await openFinance(obra, '/contratos')
    await follow(/Carpinterías de aluminio/)
    const make = async () => {
      await press('Nuevo certificado')
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(dialog.getByRole('button', { name: 'Crear borrador' }))
      await expectNoRole('dialog')
      await screen.findByRole('heading', { name: /^Certificado de/ })
    }
    await make()
    const grid = await screen.findByRole('grid', { name: 'Hoja del certificado' })
    const line = within(grid).getAllByRole('row')[2]!
    await user.click(within(line).getAllByRole('gridcell')[4]!)
    await user.keyboard('10{Enter}')
    await follow(/Carpinterías de aluminio/)
    const question = await openDialog('Hay cambios sin guardar')
    await user.click(question.getByRole('button', { name: /^Seguir/ }))
    await fill('Otras retenciones', 'mil')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled())
    await fill('Otras retenciones', '1500,5')
    await fill('Excede con nota', 'Orden de servicio 12')
    await press('Guardar')
    await expectNoRole('button', 'Guardar')
    expect(screen.getByRole('textbox', { name: 'Otras retenciones' })).toHaveValue('1.500,50')
    expect(screen.getByRole('textbox', { name: 'Excede con nota' })).toHaveValue('Orden de servicio 12')
    expect(within(line).getAllByRole('gridcell')[4]!).toHaveTextContent('10')
    await confirmStep('Emitir')
    await screen.findByText('Emitido')
    await press('Rechazar')
    const reason = within(await screen.findByRole('dialog'))
    await fill('Motivo', 'Falta medir.')
    await user.click(reason.getByRole('button', { name: 'Rechazar' }))
    await screen.findByText('Rechazado')
    await follow(/Carpinterías de aluminio/)
    await make()
  })

  test('links an invoice that seems to bill it once it is approved, and refuses retentions above what is due', async () => {
    const api = await norteApi(obra)
    const { contract, others } = await approvedCertificate(api, 2)
    const params = { proyectoId: 2 }
    const invoice = await api('createComprobante', {
      params,
      body: {
        tipo: 'factura',
        letra: 'A',
        puntoVenta: 31,
        numero: 1,
        proveedorId: contract.proveedorId,
        fecha: '2026-03-02',
        moneda: contract.moneda,
        neto: '500',
        contratoId: contract.id,
        imputaciones: [{ rubroId: contract.items[0]!.rubroId! }],
        estado: 'registrado',
      },
    })
    const place = `/contratos/${contract.id}/certificados`
    await openFinance(obra, `${place}/${others.issued}`, 2)
    await screen.findByRole('link', { name: invoice.body.numeroCompleto })
    await press('Aprobar')
    const question = await openDialog('¿Aprobar el certificado?')
    expect(question.dialog).toHaveTextContent(invoice.body.numeroCompleto)
    await user.click(question.getByRole('button', { name: 'Aprobar igual' }))
    await press(`Vincular ${invoice.body.numeroCompleto}`)
    await expectText(/A facturar: /)
    await expectNoRole('button', `Vincular ${invoice.body.numeroCompleto}`)
    await screen.findByRole('link', { name: invoice.body.numeroCompleto })
    const draft = (
      await api('createCertificado', {
        params: { ...params, contratoId: contract.id },
        body: { periodo: '2025-04', lineas: [{ itemId: contract.items[0]!.id!, porcentajePeriodo: '1' }] },
      })
    ).body
    await openFinance(obra, `${place}/${draft.id}`, 2)
    await fill('Otras retenciones', '9.999.999')
    await expectText('No puede pasar de 166.889,25, lo que se paga sin esta retención.')
    expect(screen.getByRole('textbox', { name: 'Otras retenciones' })).toBeInvalid()
  })

  test('states its factor, and links to what bills and pays it; the contract sums that up, with links back', async () => {
    const { id } = await finishedContract()
    const api = await norteApi(obra)
    const params = { proyectoId: 2 }
    const contract = (await api('getContrato', { params: { ...params, id } })).body
    const [certificate] = (await api('listCertificados', { params: { ...params, contratoId: id } })).body.items
    const { items } = contract
    const { body: bill } = await api('createComprobante', {
      params,
      body: {
        tipo: 'factura',
        letra: 'A',
        puntoVenta: 31,
        numero: 2,
        proveedorId: contract.proveedorId,
        fecha: '2026-03-02',
        moneda: contract.moneda,
        neto: '5000000',
        iva: [{ alicuota: '21' }],
        certificadoId: certificate!.id,
        imputaciones: [{ rubroId: items[0]!.rubroId!, itemId: items[0]!.itemId }],
        estado: 'registrado',
      },
    })
    const imputaciones = [{ comprobanteId: bill.id, importe: '1000000' }]
    const payment = { fecha: '2026-03-03', medio: 'transferencia' as const, proveedorId: contract.proveedorId }
    await api('createPago', { params, body: { ...payment, moneda: contract.moneda, imputaciones } })
    await openFinance(obra, `/contratos/${id}/certificados/${certificate!.id}`, 2)
    await expectText(/CAC-P\d: 180,00 \(03\/2025\) \/ 178,30 \(01\/2025\)/)
    await expectText(/del 02\/03\/2026: \$ 5\.000\.000,00/)
    await expectText(/del 03\/03\/2026: \$ 1\.000\.000,00/)
    await follow(bill.numeroCompleto)
    await follow(/^N\.º 1, 03\/2025/)
    await follow(/Estructura que terminó/)
    const figures = within(await screen.findByRole('region', { name: 'Resumen del contrato' }))
    for (const [name, amount] of Object.entries({
      'Total vigente': '$ 30.000.000,00',
      Certificado: '$ 10.000.000,00',
      'Por certificar': '$ 0,00',
      Facturado: '$ 5.000.000,00',
      'A facturar': '$ 3.095.344,92',
      Pagado: '$ 1.000.000,00',
      'Anticipo por recuperar': '$ 4.000.000,00',
      'Fondo de reparo por liberar': '$ 504.767,25',
    }))
      expect(figures.getByText(name).parentElement).toHaveTextContent(amount)
    await user.click(within(figures.getByText('Certificado').parentElement!).getByRole('link'))
    await screen.findByRole('button', { name: 'Quitar el filtro Contrato' })
    await screen.findByRole('link', { name: /N\.º 1 · 03\/2025/ })
    await openFinance(obra, `/pagos?contrato=${id}&estado=registrado`, 2)
    await screen.findByRole('button', { name: 'Quitar el filtro Contrato' })
    await expectRows(2)
  })

  let indexCount = 0
  /** A finished contract of 30 million with a certificate of March 2025, and a function that revises its index. */
  async function finishedContract() {
    const api = await norteApi(obra)
    const params = { proyectoId: 2 }
    const index = (
      await api('createIndice', {
        params: company,
        body: { codigo: `CAC-P${(indexCount += 1)}`, nombre: 'CAC', frecuencia: 'mensual' },
      })
    ).body
    const issueIndex = async (valor: string) => {
      const valores = Object.entries({ '2025-01': '178.3', '2025-03': valor, '2025-04': '181.5', '2026-03': '190' })
      const { status } = await api('loadIndiceValores', {
        params: { ...company, indiceId: index.id },
        body: { valores: valores.map(([periodo, each]) => ({ periodo, valor: each })) },
      })
      expect(status).toBe(200)
    }
    await issueIndex('180')
    const budgets = (await api('listPresupuestos', { params, query: { estado: 'aprobado' } })).body
    const sheet = { ...params, presupuestoId: budgets.items[0]!.id }
    const [item] = (await api('getPresupuestoItems', { params: sheet })).body.items
    const [supplier] = (await api('listProveedores', { params: company })).body.items
    const draft = await api('createContrato', {
      params,
      body: {
        proveedorId: supplier!.id,
        objeto: 'Estructura que terminó',
        fecha: '2025-01-10',
        plazoDias: 90,
        mesBase: '2025-01',
        indiceId: index.id,
        anticipoPorcentaje: '20',
        fondoReparoPorcentaje: '5',
        items: [{ itemId: item!.id, cantidad: '3', precioUnitario: '10000000' }],
      },
    })
    const id = draft.body.id
    const contract = (await api('signContrato', { params: { ...params, id }, body: {} })).body
    const place = { ...params, contratoId: id }
    const lineas = [{ itemId: contract.items[0]!.id!, cantidadPeriodo: '1' }]
    const certificate = (await api('createCertificado', { params: place, body: { periodo: '2025-03', lineas } })).body
    const made = { params: { ...place, id: certificate.id }, body: {} }
    expect((await api('issueCertificado', made)).status).toBe(200)
    expect((await api('approveCertificado', made)).status).toBe(200)
    expect((await api('finishContrato', { params: { ...params, id }, body: {} })).status).toBe(200)
    return { id, issueIndex }
  }

  test('of a finished contract contains the differences from a revised index', async () => {
    const { id, issueIndex } = await finishedContract()
    await openFinance(obra, `/contratos/${id}`, 2)
    await screen.findByText('Finalizado')
    await screen.findByRole('link', { name: 'N.º 1 · 03/2025' })
    expect(screen.queryByRole('button', { name: /^(Nuevo certificado|Certificar)/ })).toBeNull()
    await issueIndex('181.2')
    await obra.reload()
    await expectText('queda por certificar una diferencia de $ 67.302,30.')
    await press('Certificar la diferencia')
    const dialog = within(await screen.findByRole('dialog'))
    const month = dialog.getByRole('textbox', { name: 'Mes que se certifica' })
    expect(month).toHaveValue('04/2025')
    await user.clear(month)
    await user.type(month, '03/2026')
    await user.click(dialog.getByRole('button', { name: 'Crear borrador' }))
    const differences = await screen.findByRole('region', { name: 'Diferencias de ajuste' })
    await waitFor(() => expect(differences).toHaveTextContent('67.302,30'))
    await confirmStep('Emitir')
    await confirmStep('Aprobar')
    const amounts = await screen.findByRole('region', { name: 'Importes del certificado' })
    await waitFor(() => expect(amounts).toHaveTextContent('$ 63.937,18'))
    await openFinance(obra, `/contratos/${id}`, 2)
    await screen.findByRole('link', { name: /^N\.º 2 · / })
    await expectGone(/queda por certificar una diferencia de \$ 67/)
    expect(screen.queryByRole('button', { name: 'Certificar la diferencia' })).toBeNull()
    // The next one is possible only next month, and the screen says so.
    await expectText(/Hay un certificado por mes, y el de este mes ya está/)
  })
})
