import { describe, expect, test } from 'vitest'
import { approvedCertificate } from '../support/certificate.ts'
import { expectAddress, expectText, screen, useObra, user, waitFor, within } from './app.ts'
import { expectGone, expectNoRole, fill, follow, norteApi, openDialog, openFinance, press } from './company-support.ts'

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

  test('names invoices that seem to bill it before it is approved, and refuses retentions above what is due', async () => {
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
    await user.click(question.getByRole('button', { name: 'Volver' }))
    await screen.findByText('Emitido')
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

  /** A finished contract of 30 million with a certificate of March 2025, and a function that revises its index. */
  async function finishedContract() {
    const api = await norteApi(obra)
    const params = { proyectoId: 2 }
    const index = (
      await api('createIndice', { params: company, body: { codigo: 'CAC-P', nombre: 'CAC', frecuencia: 'mensual' } })
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
    await press('Aprobar')
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
