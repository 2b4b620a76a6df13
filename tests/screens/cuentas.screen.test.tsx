import { expect, test } from 'vitest'
import { expectText, screen, useObra, user, waitFor, within } from './app.ts'
import { expectNoRole, fill, follow, norteApi, openDialog, openFinance, press } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }
const company = { desarrolladoraId: 1 }

test('an account is added, takes a transfer, and shows it with its balance', async () => {
  await openFinance(obra, '/cuentas')
  await screen.findByRole('table', { name: 'Cuentas' })
  await press('Nueva cuenta')
  await openDialog('Nueva cuenta')
  await fill('Nombre', 'Caja chica')
  await user.selectOptions(screen.getByLabelText('Tipo'), 'caja')
  await fill('CBU', '123')
  await fill('Desde', '01/01/2026')
  await press('Guardar')
  await expectText('Una caja no lleva CBU.')
  await fill('CBU', '')
  await press('Guardar')
  await expectNoRole('dialog')
  await press('Transferir entre cuentas')
  const dialog = await openDialog('Transferir entre cuentas')
  const option = (name: RegExp) => dialog.getAllByRole('option', { name })[0]!
  await user.selectOptions(dialog.getByLabelText(/Sale de/), option(/Banco Galicia/))
  await user.selectOptions(
    dialog.getByLabelText(/Entra en/),
    within(dialog.getByLabelText(/Entra en/)).getByRole('option', { name: /Caja chica/ }),
  )
  await fill('Importe (US$)', '10')
  await user.click(dialog.getByRole('button', { name: 'Registrar' }))
  expect(await dialog.findByLabelText(/Entra \(\$\)/)).toBeInvalid()
  await fill('Entra ($)', '14.000')
  await user.click(dialog.getByRole('button', { name: 'Registrar' }))
  await expectNoRole('dialog')
  await follow('Caja chica')
  const movements = await screen.findByRole('table', { name: 'Movimientos de la cuenta' })
  expect(within(movements).getByRole('row', { name: /Transferencia entre cuentas/ })).toHaveTextContent('$ 14.000,00')
})

test('a late instalment is collected from its list, and the receipt can be printed', async () => {
  await openFinance(obra, '/cobros-previstos/cuotas?estado=atrasada')
  const late = within(await screen.findByRole('table', { name: 'Cuotas' }))
  await user.click(late.getByRole('link', { name: /Cobrar la cuota/ }))
  const dialog = await openDialog('Nuevo cobro')
  expect(dialog.getByLabelText(/De quién/)).toHaveValue('Familia Aráoz')
  await user.click(dialog.getByRole('button', { name: 'Registrar' }))
  await expectNoRole('dialog')
  const api = await norteApi(obra)
  expect((await api('listCuotas', { params, query: { estado: 'atrasada' } })).body.total).toBe(0)
  await user.click((await screen.findAllByRole('button', { name: /^N\.º/ }))[0]!)
  await follow('Ver el recibo')
  await screen.findByRole('heading', { name: /^Recibo N\.º/ })
  await expectText(/dólares estadounidenses con/)
})

test('a plan is entered with what its instalments come to', async () => {
  await openFinance(obra, '/cobros-previstos?nuevo=si')
  await openDialog('Nuevo plan de cuotas')
  await fill('De quién', 'Unidad 9C')
  await fill('Cantidad', '3')
  await fill('Importe de cada una', '1500')
  await fill('Vence la primera', '10/04/2026')
  await expectText(/3 cuotas, la primera de/)
  await press('Guardar')
  await expectNoRole('dialog')
  await expectText('Unidad 9C')
})

test('a cheque of a payment is marked as debited', async () => {
  const api = await norteApi(obra)
  const { items } = (await api('listProveedores', { params: company })).body
  const medios = [{ medio: 'echeq', importe: '100', numero: '777', fechaDebito: '2026-04-20' }]
  const body = { fecha: '2026-03-10', proveedorId: items[0]!.id, medios, imputaciones: [] }
  expect((await api('createPago', { params, wrong: body })).status).toBe(200)
  await openFinance(obra, '/cheques')
  await user.click(await screen.findByRole('button', { name: 'eCheq 777' }))
  await press('Marcar debitado')
  await user.click(await screen.findByRole('button', { name: 'Sí, se debitó' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /eCheq 777/ })).toHaveTextContent('Debitado'))
})

test('a receipt without an account is given one', async () => {
  await openFinance(obra, '/cobros?sinCuenta=si&estado=registrado')
  await user.click((await screen.findAllByRole('button', { name: /^N\.º/ }))[0]!)
  await press('Asignar cuenta')
  const dialog = await openDialog(/^Asignar cuenta: el cobro/)
  const select = dialog.getByLabelText<HTMLSelectElement>('Cuenta')
  await waitFor(() => expect(select.options.length).toBeGreaterThan(1))
  await user.selectOptions(select, select.options[1]!.value)
  await press('Guardar')
  await expectNoRole('dialog')
  const api = await norteApi(obra)
  const { items } = (await api('listProjectHistory', { params, query: { entidad: 'cobro' as never } })).body
  expect(items[0]).toMatchObject({ accion: 'corregir', despues: { cuenta: expect.any(String) } })
})

test('a member who sees only some projects is told so, and sees no accounts elsewhere', async () => {
  const { store } = obra.server.services
  const limit = (proyectos: string | null) =>
    store.write((db) => db.updateTable('memberships').set({ proyectos }).where('companyId', '=', 1).execute())
  await limit(',1,')
  try {
    await openFinance(obra, '/cuentas')
    await expectText('No tenés acceso a esto')
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Cheques' })).toBeNull()
    await openFinance(obra, '/cobros?nuevo=si')
    const dialog = await openDialog('Nuevo cobro')
    expect(dialog.getByLabelText('Nota')).toBeInTheDocument()
    expect(dialog.queryByLabelText('Cuenta')).toBeNull()
  } finally {
    await limit(null)
  }
})
