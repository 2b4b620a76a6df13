import { describe, expect, test } from 'vitest'
import { act, expectAddress, fireEvent, screen, useObra, user, waitFor, within } from './app.ts'
import {
  asksToLeave,
  expectNames,
  expectRange,
  fill,
  findRow,
  inventoryAddress,
  names,
  norteApi,
  openFirst,
  openInventory,
  openTab,
  press,
} from './inventory-support.ts'
import { productRange } from '../support/sample.ts'

const obra = useObra()
const searchName = 'Buscar productos por nombre, SKU o código'
const refused = { message: 'El servicio no está.' }
const notices = () => screen.getByRole('region', { name: 'Avisos' })
const nameField = () => screen.findByRole('textbox', { name: 'Nombre' })

describe('saving a product', () => {
  test('updates the table before the server responds, and rolls back if refused', async () => {
    await openInventory(obra, '?buscar=hormigonera')
    await openFirst()
    const before = names()
    const answer = obra.network.hold('updateProduct')
    obra.network.fail('updateProduct', 503, refused)
    const late = obra.network.hold('updateProduct')
    await user.clear(await nameField())
    await user.type(await nameField(), 'Hormigonera a prueba')
    await press('Guardar')
    await screen.findByText('Guardando…')
    await expectNames(['Hormigonera a prueba'])
    late()
    answer()
    await expectNames(before)
    expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent('El servicio no está.')
    expect(await nameField()).toHaveValue('Hormigonera a prueba')
    expect(notices()).toBeEmptyDOMElement()
  })

  test('keeps changes of other fields by another tab', async () => {
    const api = await norteApi(obra)
    await openInventory(obra, '?buscar=escalera')
    await openFirst()
    const id = new URLSearchParams(location.search).get('producto')!
    await fill('Descripción', 'Escrita acá')
    await api('updateProduct', { body: { id, product: { sku: 'OTRA-PESTAÑA', stock: 41 } } })
    await press('Guardar')
    await screen.findByText('Guardado')
    await waitFor(() => expect(document.querySelector('.inventory-sku')).toHaveTextContent('OTRA-PESTAÑA'))
    await openTab('Stock y códigos')
    expect(screen.getByLabelText('Stock')).toHaveValue('41')
    expect((await api('getProduct', { query: { id } })).body).toMatchObject({ description: 'Escrita acá', stock: 41 })
  })

  test('reports invalid values next to the field, and derives nothing from them', async () => {
    await openInventory(obra, '?buscar=carretilla')
    await openFirst()
    fireEvent.change(await nameField(), { target: { value: 'Con un nulo\0 <b>y marcas</b>' } })
    await press('Guardar')
    await screen.findByText('Tiene un carácter que no se puede guardar.')
    fireEvent.change(await nameField(), { target: { value: 'Carretilla <b>reforzada</b>' } })
    await openTab('Precio')
    const price = await screen.findByLabelText('Precio base ($)')
    for (const [typed, error] of [
      ['-5', 'No puede ser menor que 0.'],
      ['1e9', 'Escribí un número, por ejemplo 1.234,56.'],
      ['99999999999999999999', 'Como máximo 1.000.000.000.000.'],
      ['0,001', 'Hasta 2 decimales.'],
    ] as const) {
      fireEvent.change(price, { target: { value: typed } })
      fireEvent.blur(price)
      await screen.findByText(error)
      expect(document.querySelector('.product-price dd')).toHaveTextContent('—')
    }
    fireEvent.change(price, { target: { value: '1.234,5' } })
    await press('Guardar')
    await screen.findByText('Guardado')
    await expectNames(['Carretilla <b>reforzada</b>'])
  })

  test('asks what to do if somebody else changed the same field', async () => {
    const api = await norteApi(obra)
    for (const [choice, stock] of [
      ['Guardar lo mío', 70],
      ['Dejar lo que hay', 500],
    ] as const) {
      const name = `Arena de dos: ${choice}`
      const { id } = (await api('createProduct', { body: { product: { name, stock: 100 } } })).body
      await openInventory(obra, `?buscar=${encodeURIComponent(name)}`)
      const row = await findRow(name)
      await user.click(row.getByRole('button', { name: /Editar stock/ }))
      await fill(`stock de ${name}`, '70')
      await api('updateProduct', { body: { id, product: { stock: 500 } } })
      await user.keyboard('{Enter}')
      await screen.findByText(/Stock: cambió a 500; vos escribiste 70\./)
      await press(choice)
      await waitFor(async () => expect((await api('getProduct', { query: { id } })).body.stock).toBe(stock))
      await waitFor(() =>
        expect(row.getByRole('button', { name: /Editar stock/ })).toHaveTextContent(`${stock} en stock`),
      )
      await api('deleteProduct', { query: { id } })
    }
  })
})

describe('unsaved changes', () => {
  const stay = async () => {
    await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })
    await press('Seguir editando')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeNull())
    expect(screen.getByLabelText('Descripción')).toHaveValue('A medio escribir')
  }
  const search = () => screen.getByLabelText(searchName)
  const sort = () => within(screen.getByRole('columnheader', { name: /SKU/ })).getByRole('button')

  test('cause one question for every way of leaving, and staying keeps them', async () => {
    await openInventory(obra)
    await openFirst()
    const place = location.search
    await fill('Descripción', 'A medio escribir')
    expect(asksToLeave()).toBe(true)
    const [close] = screen.getAllByRole('button', { name: /^Cerrar / })
    for (const leave of [
      () => user.click(close!),
      () => press('Nuevo producto'),
      () => user.click(sort()),
      () => press('Página siguiente'),
      () => fill(searchName, 'cemento'),
      () => act(async () => history.back()),
    ]) {
      await leave()
      await stay()
      await expectAddress(inventoryAddress + place)
    }
    expect(search()).toHaveValue('')
    await user.click(within(document.querySelector<HTMLElement>('.data-row-open')!).getByRole('checkbox'))
    const bulk = within(await screen.findByRole('region', { name: 'Acciones sobre lo elegido' }))
    await user.click(bulk.getByRole('button', { name: 'Eliminar' }))
    await stay()
    expect(obra.network.requests('deleteProducts')).toEqual([])
    await user.click(bulk.getByRole('button', { name: 'Eliminar' }))
    await press('Salir sin guardar')
    await screen.findByText('1 producto eliminado')
    await expectAddress(inventoryAddress)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await press('Deshacer')
    await screen.findByText('1 producto como antes')
  })

  test('are discarded for a requested search', async () => {
    await openInventory(obra)
    await openFirst()
    await fill('Descripción', 'Otra vez')
    await fill(searchName, 'cemento')
    await press('Salir sin guardar')
    await expectAddress(`${inventoryAddress}?buscar=cemento`)
    await expectRange(/^1–/)
    expect(screen.queryByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeNull()
  })
})

describe('numbers of the table', () => {
  test('that failed to save reappear with their row, and leaving asks', async () => {
    await openInventory(obra)
    await expectRange(productRange(1, 25))
    const label = `stock de ${names()[0]}`
    const stock = () => screen.getAllByRole('button', { name: /Editar stock/ })[0]!
    const mend = obra.network.fail('updateProduct', 503, refused)
    await user.click(stock())
    await fill(label, '4321')
    await user.keyboard('{Enter}')
    await screen.findByText('No se guardó. El servicio no está.')
    await press('Página siguiente')
    await expectRange(productRange(26, 50))
    expect(screen.queryByLabelText(label)).toBeNull()
    await act(async () => history.back())
    await expectRange(productRange(1, 25))
    expect(screen.getByLabelText(label)).toHaveValue('4321')
    screen.getByText('No se guardó. El servicio no está.')
    expect(asksToLeave()).toBe(true)
    mend()
    await user.type(screen.getByLabelText(label), '{Enter}')
    await waitFor(() => expect(stock()).toHaveTextContent('4.321'))
    expect(asksToLeave()).toBe(false)
  })

  test('that fail after their row has disappeared cause a notice', async () => {
    await openInventory(obra)
    await expectRange(productRange(1, 25))
    obra.network.fail('updateProduct', 503, refused)
    const answer = obra.network.hold('updateProduct')
    await user.click(screen.getAllByRole('button', { name: /Editar precio/ })[0]!)
    await fill(/^precio base de /, '99')
    await user.keyboard('{Enter}')
    await press('Página siguiente')
    await expectRange(productRange(26, 50))
    answer()
    await within(notices()).findByText(/^No se guardó un cambio en /)
  })
})

test('a failed image upload is reported, and keeps other images and the input', async () => {
  await openInventory(obra, '?buscar=cemento')
  await openFirst()
  await fill('Descripción', 'Sigue acá')
  await openTab('Imágenes')
  const images = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  const before = images().length
  obra.network.cut('uploadProductImage')
  await user.upload(
    await screen.findByLabelText('Imagen del producto'),
    new File(['png'], 'foto.png', { type: 'image/png' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se subió la imagen. No pudimos comunicarnos con el servidor.',
  )
  expect(images()).toHaveLength(before)
  await openTab('General')
  expect(screen.getByLabelText('Descripción')).toHaveValue('Sigue acá')
})

test('a tag that cannot be renamed or deleted keeps its name and the input', async () => {
  await openInventory(obra, '?buscar=cemento')
  await openFirst()
  await openTab('Etiquetas')
  obra.network.fail('updateInventoryTag', 503, refused)
  obra.network.fail('deleteInventoryTag', 503, refused)
  const [rename] = await screen.findAllByRole('button', { name: /^Renombrar / })
  const title = rename!.getAttribute('aria-label')!.replace('Renombrar ', '')
  await user.click(rename!)
  await fill(`Nuevo nombre de ${title}`, 'Otro nombre')
  await user.keyboard('{Enter}')
  await screen.findByText('No se guardó. El servicio no está.')
  expect(screen.getByLabelText(`Nuevo nombre de ${title}`)).toHaveValue('Otro nombre')
  await user.keyboard('{Escape}')
  await press(`Eliminar ${title}`)
  await press('Eliminar de todos')
  expect(await within(screen.getByRole('tabpanel')).findByRole('alert')).toHaveTextContent('El servicio no está.')
  screen.getByRole('checkbox', { name: title })
})
