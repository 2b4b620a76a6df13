import { describe, expect, test } from 'vitest'
import { expectAddress, newcomer, passTime, screen, useObra, user, waitFor, within } from './app.ts'
import {
  dialogNamed,
  expectNames,
  expectRange,
  fill,
  findRow,
  inventoryAddress,
  norteApi,
  openFirst,
  openInventory,
  openTab,
  press,
} from './inventory-support.ts'
import { productRange, sample } from '../support/sample.ts'

const obra = useObra()
const rows = () => screen.getByRole('table').textContent
const choosePage = async () => user.click(await screen.findByLabelText('Elegir todos los de esta página'))
const chooseFirst = async () => user.click((await screen.findAllByRole('checkbox', { name: /^Elegir (?!todos)/ }))[0]!)
const expectSwitches = (state: 'true' | 'false') =>
  waitFor(() => {
    const states = screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'))
    expect(new Set(states)).toEqual(new Set([state]))
  })
const bulk = async () => within(await screen.findByRole('region', { name: 'Acciones sobre lo elegido' }))
const pressBulk = async (name: string) => user.click((await bulk()).getByRole('button', { name }))

async function adjustPrices(percent: string): Promise<void> {
  await pressBulk('Ajustar precio')
  await fill(/^Porcentaje/, percent)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajustar precios' }))
}

describe('many products at once', () => {
  test('are deactivated and activated', async () => {
    await openInventory(obra, '?buscar=caño')
    await choosePage()
    await pressBulk('Desactivar')
    await screen.findByText(/productos desactivados/)
    await expectSwitches('false')
    await pressBulk('Activar')
    await screen.findByText(/productos activados/)
    await expectSwitches('true')
  })

  test('change their price by a percentage, with a preview', async () => {
    await openInventory(obra, '?buscar=hormigonera')
    await chooseFirst()
    await pressBulk('Ajustar precio')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Ajustar precios' }))
    expect(dialog.getByLabelText(/^Porcentaje/)).toBeInvalid()
    await user.click(dialog.getByRole('button', { name: 'Bajar' }))
    await fill(/^Porcentaje/, '12,5')
    expect(screen.getByRole('dialog')).toHaveTextContent('$ 651.200,00 → $ 569.800,00')
    await user.click(dialog.getByRole('button', { name: 'Ajustar precios' }))
    await screen.findByText(/^Precios ajustados/)
    await (await findRow('Hormigonera')).findByText('$ 569.800,00')
    const api = await norteApi(obra)
    const { products } = (await api('listProducts', { query: { search: 'hormigonera', page: 0 } })).body
    expect(products?.[0]?.price).toBe(569_800)
  })

  test('get their exact price and status back by undo', async () => {
    await openInventory(obra, '?buscar=cemento')
    await expectRange(/^1–/)
    const before = rows()
    await choosePage()
    await adjustPrices('33,33')
    await screen.findByText(/^Precios ajustados: \d+ productos, \+33,33 %$/)
    await waitFor(() => expect(rows()).not.toBe(before))
    await press('Deshacer')
    await screen.findByText(/productos como antes/)
    await waitFor(() => expect(rows()).toBe(before))
    await pressBulk('Desactivar')
    await screen.findByText(/productos desactivados/)
    await press('Deshacer')
    await expectSwitches('true')
  })

  test('are all deleted (every match) after a question, and restored', async () => {
    await openInventory(obra)
    await expectRange(productRange(1, 25))
    await choosePage()
    await press(new RegExp(`^Elegir los ${sample.products} productos`))
    await pressBulk('Eliminar')
    const question = within(await dialogNamed(`¿Eliminar ${sample.products} productos?`))
    await user.click(question.getByRole('button', { name: 'Eliminar' }))
    await screen.findByText('Todavía no hay productos')
    await press('Deshacer')
    await expectRange(productRange(1, 25))
  })

  test('have an undo notice that stays while hovered or focused, and says when it is too late', async () => {
    await openInventory(obra, '?buscar=cemento')
    await chooseFirst()
    await pressBulk('Desactivar')
    await user.hover(await screen.findByText('1 producto desactivado'))
    await passTime(60_000)
    screen.getByText('1 producto desactivado')
    obra.network.fail('revertProducts', 404, { message: 'Ese cambio ya no se puede deshacer.' })
    await press('Deshacer')
    await screen.findByText('Ese cambio ya no se puede deshacer.')
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    await pressBulk('Activar')
    const undo = await screen.findByRole('button', { name: 'Deshacer' })
    undo.focus()
    await passTime(60_000)
    screen.getByText('1 producto activado')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('1 producto activado')).toBeNull())
  })
})

describe('without a response of the server', () => {
  test('an edit of the table rolls back and keeps the input', async () => {
    await openInventory(obra, '?buscar=tanque')
    const tank = await findRow('Tanque de agua')
    await user.click(tank.getByRole('button', { name: /Editar stock/ }))
    const mend = obra.network.cut('updateProduct')
    await fill(/^stock de Tanque/, '77')
    await user.keyboard('{Enter}')
    await screen.findByText(/^No se guardó\./)
    expect(screen.getByLabelText(/^stock de Tanque/)).toHaveValue('77')
    await user.click(tank.getByRole('switch'))
    await screen.findByText(/sigue activo/)
    expect(tank.getByRole('switch')).toBeChecked()
    mend()
    await user.type(screen.getByLabelText(/^stock de Tanque/), '{Enter}')
    await waitFor(() => expect(tank.getByRole('button', { name: /Editar stock/ })).toHaveTextContent('77'))
  })

  test('the list reports it and loads after a retry, and a new product can still be created', async () => {
    await openInventory(obra)
    await expectRange(productRange(1, 25))
    const mend = obra.network.cut('listProducts')
    obra.network.cut('createProduct')
    await press('Página siguiente')
    await screen.findByText('No pudimos traer los productos')
    await press('Nuevo producto')
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Sin servidor{Enter}')
    await screen.findByText(/No se creó el producto/)
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Sin servidor')
    mend()
    const list = within(screen.getByRole('region', { name: 'Lista de productos' }))
    await user.click(list.getByRole('button', { name: 'Reintentar' }))
    await expectRange(productRange(26, 50))
  })

  test('bulk changes, tags and the export report an error, and nothing changes', async () => {
    await openInventory(obra, '?buscar=membrana')
    await openFirst()
    await openTab('Etiquetas')
    await fill('Buscar o crear una etiqueta', 'Sin servidor')
    await chooseFirst()
    for (const id of ['createInventoryTag', 'updateProducts', 'deleteProducts', 'exportProducts'] as const)
      obra.network.cut(id)
    await press('Crear «Sin servidor»')
    expect(await within(screen.getByRole('tabpanel')).findByRole('alert')).toHaveTextContent('No se pudo.')
    expect(screen.getByLabelText('Buscar o crear una etiqueta')).toHaveValue('Sin servidor')
    await pressBulk('Desactivar')
    await screen.findByText('No se cambió ningún producto')
    await pressBulk('Eliminar')
    await screen.findByText('No se eliminó ningún producto')
    await press('Más acciones')
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar a CSV' }))
    await screen.findByText('No se pudo exportar')
    await adjustPrices('10')
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('No se cambió ningún precio')
    expect(screen.getByLabelText(/^Porcentaje/)).toHaveValue('10')
  })
})

test('a new company starts without products, with the default categories', async () => {
  const api = await obra.server.as(newcomer.email)
  const company = { nombre: 'Recién Nacida', cuit: '30546689979', mail: 'hola@nueva.test' }
  const companyId = (await api('createDeveloper', { body: company })).body.data!.id
  const input = { params: { desarrolladoraId: companyId }, body: { nombre: 'La primera' } }
  const projectId = (await api('createProject', input)).body.id
  await obra.open(inventoryAddress, { as: newcomer, choice: { companyId, projectId } })
  await press('Crear el primero')
  await waitFor(() =>
    expect(within(screen.getByLabelText('Categoría')).getAllByRole('option', { name: 'Obra gruesa' })).toHaveLength(1),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'La primera cal')
  await press('Guardar')
  await expectNames(['La primera cal'])
  await expectAddress(/producto=/)
})
