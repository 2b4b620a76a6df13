import { expect, test } from 'vitest'
import { inProject, screen, useObra, user, within } from './app.ts'
import { expectNoRole, fill, findField, norteApi, openDialog, press } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }
const company = { desarrolladoraId: 1 }
const open = () => obra.open('/materiales/acopios', inProject)

async function prepaid() {
  const api = await norteApi(obra)
  const proveedor = (await api('listProveedores', { params: company })).body.items[0]!
  const material = (await api('listMateriales', { params: company, query: { search: 'CEM-50' } })).body.items[0]!
  const lineas = [{ materialId: material.id, cantidad: '100', precio: '9500', moneda: 'ARS' as const }]
  const body = { proveedorId: proveedor.id, fecha: '2026-03-02', lineas }
  const { id, numero } = (await api('createAcopio', { params, body })).body
  return { api, id, numero: numero!, proveedor, material }
}

test('shows what suppliers hold, and refuses to withdraw more than is left', async () => {
  const { api, id, numero, proveedor } = await prepaid()
  await open()
  const balances = await screen.findByRole('table', { name: 'Saldos por proveedor' })
  expect(within(balances).getByRole('rowheader', { name: proveedor.razonSocial })).toBeVisible()
  await press(`N.º ${numero}`)
  await screen.findByRole('table', { name: `Materiales del acopio ${numero}` })
  await press('Retirar')
  const dialog = await openDialog(`Retirar del acopio ${numero}`)
  await user.click(dialog.getByRole('button', { name: 'Retirar' }))
  await dialog.findByText('Elegí a qué depósito va.')
  dialog.getByText('Escribí cuánto se retira.')
  await fill('Cemento CPC40 bolsa 50 kg', '101')
  await dialog.findByText(/Como máximo 100/)
  await fill('Cemento CPC40 bolsa 50 kg', '30')
  await user.type(await findField('Depósito que recibe', dialog.dialog), 'Obrador Torre B')
  await user.click((await screen.findAllByRole('option', { name: /Obrador Torre Barrancas/, hidden: true }))[0]!)
  await user.click(dialog.getByRole('button', { name: 'Retirar' }))
  await expectNoRole('dialog')
  await screen.findByRole('link', { name: /^Movimiento N\.º/ })
  const { lineas } = (await api('getAcopio', { params: { ...params, id } })).body
  expect(lineas[0]).toMatchObject({ saldo: '70.0000' })
})

test('a purchase needs supplier, material, quantity and price', async () => {
  await open()
  await user.click((await screen.findAllByRole('button', { name: 'Nuevo acopio' }))[0]!)
  const dialog = await openDialog('Nuevo acopio')
  await user.click(dialog.getByRole('button', { name: 'Registrar' }))
  await dialog.findByText('Elegí el proveedor.')
  dialog.getByText('Elegí el material.')
})
