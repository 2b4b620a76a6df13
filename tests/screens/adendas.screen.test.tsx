import { expect, test } from 'vitest'
import { expectText, screen, useObra, user, waitFor, within } from './app.ts'
import { expectNoRole, fill, findField, follow, norteApi, openDialog, openFinance, press } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }

/** The contract of the sample that has an addendum. */
async function contractWithAddendum() {
  const api = await norteApi(obra)
  const { body } = await api('listContratos', { params, query: { search: 'Mampostería' } })
  return body.items[0]!
}

test('a signed contract changes by an addendum, which is approved and annulled', async () => {
  const contract = await contractWithAddendum()
  await openFinance(obra, `/contratos/${contract.id}`)
  await screen.findByRole('region', { name: 'Adendas' })
  await press('Nueva adenda')
  const dialog = await openDialog('Nueva adenda')
  await dialog.findByRole('grid', { name: 'Ítems de la adenda' })
  await fill('Días de plazo', '30')
  await press('Crear borrador')
  await expectText('Contá por qué cambia el contrato.')
  await fill('Motivo', 'Lluvias de octubre')
  await press('Crear borrador')
  await expectNoRole('dialog')

  await follow('Adenda')
  await screen.findByRole('heading', { name: 'Adenda' })
  await press('Aprobar')
  const question = await openDialog('¿Aprobar la adenda?')
  await user.click(question.getByRole('button', { name: 'Aprobar' }))
  await screen.findByRole('heading', { name: 'Adenda N.º 2' })
  expect((await contractWithAddendum()).plazoDias).toBe(contract.plazoDias + 30)

  await press('Anular')
  await openDialog('Anular la adenda n.º 2')
  await fill('Motivo', 'Se recuperó')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Anular' }))
  await expectNoRole('dialog')
  await expectText('Se recuperó')
  expect((await contractWithAddendum()).plazoDias).toBe(contract.plazoDias)
})

test('retained money is released for an insurance policy, up to what is left, and annulled', async () => {
  const contract = await contractWithAddendum()
  await openFinance(obra, `/contratos/${contract.id}`)
  const fund = within(await screen.findByRole('region', { name: 'Fondo de reparo' }))
  await user.click(fund.getByRole('button', { name: 'Liberar' }))
  await openDialog('Liberar el fondo de reparo')
  expect((await findField('Importe')).value).not.toBe('0,00')
  await fill('Importe', '99999999999')
  await fill('Motivo', 'Recepción provisoria')
  await user.click(screen.getByLabelText('Lo reemplaza un seguro de caución'))
  await fill('Compañía', 'La Caución')
  await fill('Póliza', '4711')
  await fill('Vence', '01/12/2030')
  const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Liberar' }))
  await save()
  await expectText(/no se pueden liberar/)
  await fill('Importe', '10')
  await save()
  await expectNoRole('dialog')
  const row = await fund.findByRole('row', { name: /Recepción provisoria/ })
  expect(row).toHaveTextContent('Seguro de caución de La Caución, póliza 4711, vence el 01/12/2030')
  await user.click(within(row).getByRole('button', { name: 'Anular' }))
  await openDialog('Anular la liberación N.º 1')
  await fill('Motivo', 'Mal cargada')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Anular' }))
  await waitFor(() => expect(fund.getByRole('row', { name: /Recepción provisoria/ })).toHaveTextContent('Anulada'))
})

test('the planned day of release is written on the contract', async () => {
  const contract = await contractWithAddendum()
  await openFinance(obra, `/contratos/${contract.id}`)
  await press('Fecha prevista')
  await openDialog('Fecha prevista para liberar el fondo')
  await fill('Fecha prevista', '15/06/2028')
  await press('Guardar')
  await expectNoRole('dialog')
  await expectText('15/06/2028')
})
