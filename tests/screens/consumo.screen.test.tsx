import { expect, test } from 'vitest'
import { expectAddress, inProject, screen, useObra, user, within } from './app.ts'
import { expectNoRole, fill, findField, norteApi, openDialog, openFinance, press } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }
const table = () => screen.findByRole('table', { name: 'Teórico y real' })

test('an item of a draft gets its insumos from the sheet, and an approved budget only shows them', async () => {
  const api = await norteApi(obra)
  const rubro = (await api('listRubros', { params: { desarrolladoraId: 1 } })).body.items[0]!
  const unidad = (await api('listUnidades', { params: { desarrolladoraId: 1 } })).body.items[0]!
  const { id, version } = (await api('createPresupuesto', { params, body: { nombre: 'Con insumos' } })).body
  const item = { rubroId: rubro.id, unidadId: unidad.id, codigo: 'INS.1', descripcion: 'Muro' }
  const guardar = [{ ...item, cantidad: '10', precioUnitario: '1' }]
  const place = { params: { ...params, presupuestoId: id } }
  await api('updatePresupuestoItems', { ...place, body: { version, guardar, borrar: [] } })

  await openFinance(obra, `/presupuesto/${id}`)
  await press('Agregar insumos de INS.1')
  const dialog = await openDialog('Insumos de INS.1')
  await user.click(dialog.getByRole('button', { name: 'Agregar material' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await dialog.findByText('Elegí el material.')
  await user.type(await findField('Material', dialog.dialog), 'CEM-50')
  await user.click((await screen.findAllByRole('option', { name: /Cemento CPC40/, hidden: true }))[0]!)
  await fill(`Cantidad por ${unidad.codigo}`, '0,35')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await expectNoRole('dialog')
  await screen.findByRole('button', { name: '1 insumo de INS.1' })
  const { items } = (await api('getPresupuestoItems', place)).body
  expect(items[0]!.insumos).toMatchObject([{ codigo: 'CEM-50', cantidadPorUnidad: '0.3500' }])

  await api('approvePresupuesto', { params: { ...params, id }, body: {} })
  await obra.reload()
  await press('1 insumo de INS.1')
  const shown = await openDialog('Insumos de INS.1')
  shown.getByText(/0,35 bolsa de Cemento CPC40/)
  expect(shown.queryByRole('button', { name: 'Guardar' })).toBeNull()
})

test('what was issued without a rubro has its row, and the figures open their movements', async () => {
  const api = await norteApi(obra)
  const { body: stock } = await api('listStock', { params, query: { search: 'CEM-50' } })
  const { materialId, depositoId } = stock.items.find(({ fisico }) => Number(fisico) > 3)!
  const lineas = [{ materialId, cantidad: '3' }]
  const egreso = { tipo: 'egreso', fecha: '2026-03-16', estado: 'confirmado', depositoId, lineas } as const
  await api('createMovimiento', { params, body: egreso })

  await obra.open(`/materiales/consumo?material=${materialId}`, inProject)
  const row = within((await within(await table()).findByText('Sin rubro')).closest('tr')!)
  await user.click(row.getByRole('link', { name: '3' }))
  await expectAddress(/^\/materiales\/movimientos\?material=/)
})

test('the list is sorted by its headings, and an empty search can be cleared', async () => {
  await obra.open('/materiales/consumo', inProject)
  await user.click(within(await table()).getByRole('button', { name: /Diferencia en pesos/ }))
  await expectAddress(/orden=desvio/)
  await user.type(await screen.findByRole('searchbox', { name: /Buscar/ }), 'no hay nada así')
  await expectNoRole('table', 'Teórico y real')
  await press('Ver todo')
  await table()
})
