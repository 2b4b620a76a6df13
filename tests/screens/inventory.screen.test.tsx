import { describe, expect, test } from 'vitest'
import { act, expectAddress, fireEvent, screen, useObra, user, waitFor, within } from './app.ts'
import {
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
import { productRange, sample } from '../support/sample.ts'

const obra = useObra()
const searchName = 'Buscar productos por nombre, SKU o código'
const nobody = '00000000-0000-4000-8000-000000000000'
const back = () => act(async () => history.back())

describe('the list of products', () => {
  test('requests the product of the URL in parallel with the list, and reports an unknown one', async () => {
    const answer = obra.network.hold('listProducts')
    await openInventory(obra, `?producto=${nobody}`)
    await waitFor(() => expect(obra.network.requests('getProduct')).not.toEqual([]))
    screen.getByText('Cargando los productos…')
    answer()
    await screen.findByText('Ese producto ya no existe, o nunca existió.')
    await expectRange(productRange(1, 25))
    await press('Volver a la lista')
    await expectAddress(inventoryAddress)
  })

  test('shows 25 products by name, and marks low stock', async () => {
    await openInventory(obra)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Inventario')
    await expectRange(productRange(1, 25))
    expect(names()).toEqual(names().toSorted(new Intl.Collator('es').compare))
    expect(names()).toHaveLength(25)
    await openInventory(obra, '?orden=stock')
    await expectRange(productRange(1, 25))
    expect(screen.getAllByText('Stock bajo').length).toBeGreaterThan(0)
  })

  test('searches when typing pauses, and cancels the outdated request', async () => {
    await openInventory(obra)
    await expectRange(productRange(1, 25))
    const searches = () =>
      obra.network.requests('listProducts').flatMap(({ url }) => new URL(url).searchParams.get('search') || [])
    const answer = obra.network.hold('listProducts')
    const field = screen.getByRole('searchbox', { name: searchName })
    for (const value of ['c', 'ce', 'cem']) fireEvent.change(field, { target: { value } })
    await waitFor(() => expect(searches()).toEqual(['cem']))
    expect(names(), 'the old rows stay').toHaveLength(25)
    for (const value of ['ceme', 'cemento']) fireEvent.change(field, { target: { value } })
    await waitFor(() => expect(searches()).toEqual(['cem', 'cemento']))
    const outdated = obra.network.requests('listProducts').find(({ url }) => url.includes('search=cem&'))
    await waitFor(() => expect(outdated!.signal.aborted).toBe(true))
    answer()
    await waitFor(() => expect(names().every((name) => /cement/i.test(name))).toBe(true))
    expect(searches()).toEqual(['cem', 'cemento'])
  })

  test('keeps search, order, page and size in the URL, for Back and reload', async () => {
    await openInventory(obra)
    await expectRange(productRange(1, 25))
    const head = () => screen.getByRole('columnheader', { name: /Precio/ })
    await user.click(within(head()).getByRole('button'))
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'))
    await expectAddress(`${inventoryAddress}?orden=precio`)
    await user.click(within(head()).getByRole('button'))
    await expectAddress(`${inventoryAddress}?orden=-precio`)
    await user.selectOptions(screen.getByLabelText('Filas por página'), '50')
    await press('Página siguiente')
    await expectRange(productRange(51, sample.products))
    const second = names()
    await obra.reload()
    await expectRange(productRange(51, sample.products))
    expect(names()).toEqual(second)
    await back()
    await expectRange(productRange(1, 50))
    await back()
    await expectRange(productRange(1, 25))
    await fill(searchName, 'caño')
    await expectAddress(/buscar=ca%C3%B1o/)
    await expectRange(/^1–\d de \d productos$/)
    await back()
    await expectRange(productRange(1, 25))
    expect(screen.getByLabelText(searchName)).toHaveValue('')
  })

  test('offers 10, 25, 50 and 100 rows, and goes to the last page if the current one no longer exists', async () => {
    await openInventory(obra, '?filas=100')
    await expectRange(productRange(1, sample.products))
    expect(names()).toHaveLength(sample.products)
    const sizes = within(screen.getByLabelText('Filas por página')).getAllByRole('option')
    expect(sizes.map((each) => each.textContent)).toEqual(['10', '25', '50', '100'])
    await openInventory(obra, '?pagina=77')
    await expectRange(productRange(sample.products - 24, sample.products))
    await expectAddress(`${inventoryAddress}?pagina=4`)
  })

  test('says when nothing matches, and can be reset', async () => {
    await openInventory(obra, '?buscar=unicornio')
    await screen.findByText('Nada coincide con «unicornio»')
    await press('Ver todos los productos')
    await expectRange(productRange(1, 25))
    expect(screen.getByLabelText(searchName)).toHaveValue('')
  })

  test('offers to create the first product of an empty company', async () => {
    const pagination = { length: 0, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 }
    obra.network.answer('listProducts', { products: [], pagination })
    await openInventory(obra)
    await screen.findByRole('button', { name: 'Crear el primero' })
  })

  test('shows an open product that is not on the page above the others', async () => {
    const api = await norteApi(obra)
    const products = (await api('listProducts', { query: { page: 0 } })).body.products!
    await openInventory(obra, `?orden=-precio&producto=${products[0]!.id}&solapa=stock`)
    await screen.findByRole('textbox', { name: 'SKU' })
    expect(document.querySelector('.data-row')).toHaveClass('data-row-open')
    expect(names()[0]).toBe(products[0]!.name)
  })
})

describe('filters', () => {
  test('filter by brand, vendor and low stock, and survive a reload', async () => {
    const all = productRange(1, 25)
    const fewer = new RegExp(`de (?!${sample.products} )\\d+ productos`)
    await openInventory(obra)
    await expectRange(all)
    await press('Filtrar')
    await user.selectOptions(await screen.findByLabelText('Marca'), 'Cementos Pampa')
    await expectAddress(/marca=/)
    await expectRange(fewer)
    await obra.reload()
    await expectRange(fewer)
    await press('Quitar el filtro Marca')
    await expectAddress(inventoryAddress)
    await expectRange(all)
    await press('Filtrar')
    const vendor = await screen.findByLabelText('Proveedor')
    await user.selectOptions(vendor, within(vendor).getAllByRole('option')[1]!)
    await expectAddress(/proveedor=/)
    await expectRange(fewer)
    await press('Quitar el filtro Proveedor')
    await expectRange(all)
    await user.click(await screen.findByLabelText('Stock bajo'))
    await expectRange(fewer)
    expect(document.querySelectorAll('.stock-mark')).toHaveLength(names().length)
  })

  test('find products by SKU and barcode, and a brand is created in place', async () => {
    const api = await norteApi(obra)
    const product = { name: 'Tornillo raro', sku: 'TRX-9981', barcode: '7790001998101' }
    const { id } = (await api('createProduct', { body: { product } })).body
    await openInventory(obra, '?buscar=7790001998101')
    await expectNames(['Tornillo raro'])
    await fill(searchName, 'trx-99')
    await expectAddress(/buscar=trx-99/)
    await expectNames(['Tornillo raro'])
    await openFirst()
    await press('Crear marca')
    await user.type(await screen.findByLabelText('Marca: nombre nuevo'), 'Tornillos Ñandú{Enter}')
    const panel = screen.getByRole('tabpanel')
    await waitFor(() => expect(within(panel).getByLabelText('Marca')).toHaveDisplayValue('Tornillos Ñandú'))
    await press('Guardar')
    await screen.findByText('Guardado')
    const brands = (await api('listInventoryBrands')).body
    const stored = (await api('getProduct', { query: { id } })).body
    expect(brands.find((brand) => brand.id === stored.brand)?.name).toBe('Tornillos Ñandú')
    await api('deleteProduct', { query: { id } })
  })
})

describe('one product', () => {
  test('marks invalid fields in any section', async () => {
    await openInventory(obra, '?buscar=escalera')
    await openFirst()
    await openTab('Precio')
    await fill('Precio base ($)', 'mucho')
    await openTab('General')
    await press('Guardar')
    const price = await screen.findByLabelText('Precio base ($)')
    await waitFor(() => expect(price).toHaveFocus())
    screen.getByText('Escribí un número, por ejemplo 1.234,56.')
    await press('Descartar')
    expect(screen.getByLabelText('Precio base ($)')).not.toHaveValue('mucho')
    expect(obra.network.requests('updateProduct')).toEqual([])
  })

  test('is deleted and restored', async () => {
    await openInventory(obra, '?buscar=nivel láser')
    await openFirst()
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Eliminar' }))
    await screen.findByText('1 producto eliminado')
    await expectNames([])
    await press('Deshacer')
    await expectNames(['Nivel láser autonivelante de líneas cruzadas'])
  })

  test('has tags that are created, renamed and deleted in place, everywhere', async () => {
    await openInventory(obra, '?buscar=pileta')
    await openFirst()
    await openTab('Etiquetas')
    await fill('Buscar o crear una etiqueta', 'Liquidación')
    await press('Crear «Liquidación»')
    expect(await screen.findByRole('checkbox', { name: 'Liquidación' })).toBeChecked()
    await press('Guardar')
    await screen.findByText('Guardado')
    await press('Renombrar Liquidación')
    await fill('Nuevo nombre de Liquidación', 'Última tanda')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('checkbox', { name: 'Última tanda' })).toBeChecked()
    await press('Eliminar Última tanda')
    await screen.findByText(/Se quita de todos los productos que la llevan/)
    await press('Conservarla')
    screen.getByRole('checkbox', { name: 'Última tanda' })
    await press('Eliminar Última tanda')
    await press('Eliminar de todos')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Última tanda' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  })

  test('that is new leaves nothing behind if not saved, and appears under its name once saved', async () => {
    const all = new RegExp(`de ${sample.products} productos`)
    await openInventory(obra, '?orden=-precio')
    await expectRange(all)
    await press('Nuevo producto')
    await screen.findByRole('region', { name: 'Producto nuevo' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus())
    await obra.reload()
    await press('Cancelar')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Producto nuevo' })).toBeNull())
    await expectRange(all)
    expect(obra.network.requests('createProduct')).toEqual([])
    await press('Nuevo producto')
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Buje de bronce')
    await openTab('Precio')
    const rates = within(screen.getByLabelText('IVA')).getAllByRole('option')
    expect(rates.map((each) => each.textContent)).toEqual(['21 %', '10,5 %', '27 %', '0 %'])
    await press('Guardar')
    await waitFor(() => expect(names()[0]).toBe('Buje de bronce'))
    const heading = screen.getByRole('heading', { level: 1 }).parentElement
    await waitFor(() => expect(heading).toHaveTextContent(`${sample.products + 1} productos`))
    await fill(searchName, 'buje de bronce')
    await expectRange(/^1–1 de 1 /)
  })

  test('has a stock history, and is restored from the deleted products', async () => {
    const api = await norteApi(obra)
    const { id } = (await api('createProduct', { body: { product: { name: 'Cal contada', stock: 5 } } })).body
    await api('updateProduct', { body: { id, product: { stock: 12 } } })
    await openInventory(obra, `?producto=${id}&solapa=stock`)
    const history = await screen.findByRole('region', { name: 'Historial de stock' })
    await waitFor(() => expect(history).toHaveTextContent('+7'))
    expect(history).toHaveTextContent('De 5 a 12')
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Eliminar' }))
    await screen.findByText('1 producto eliminado')
    await obra.reload()
    await press('Más acciones')
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminados' }))
    await press('Recuperar Cal contada')
    await screen.findByText('Producto recuperado')
    await api('deleteProduct', { query: { id } })
  })
})

test('table and sections are usable by keyboard alone', async () => {
  await openInventory(obra)
  await expectRange(/^1–25/)
  within(screen.getByRole('columnheader', { name: /SKU/ }))
    .getByRole('button')
    .focus()
  await user.keyboard('{Enter}')
  await expectAddress(/orden=sku/)
  await expectRange(/^1–25/)
  document.querySelector<HTMLElement>('.inventory-name')!.focus()
  await user.keyboard('{Enter}')
  const general = await screen.findByRole('tab', { name: 'General' })
  general.focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Stock y códigos' })).toHaveFocus())
  await user.keyboard('{End}')
  await screen.findByLabelText('Buscar o crear una etiqueta')
  const [first] = screen.getAllByRole('checkbox', { name: /^Elegir (?!todos)/ })
  first!.focus()
  await user.keyboard(' ')
  await screen.findByText('1 producto elegido')
})

test('rows are edited in the table with Enter and Escape, and the price with IVA is derived', async () => {
  await openInventory(obra, '?buscar=tenaza')
  const row = await findRow('Tenaza de armador')
  await user.click(row.getByRole('button', { name: /Editar precio/ }))
  await fill(/^precio base de Tenaza/, '1.234,56')
  await screen.findByText('Con 18 % de IVA: $ 1.456,78')
  await user.keyboard('{Escape}')
  await user.click(row.getByRole('button', { name: /Editar stock/ }))
  await fill(/^stock de Tenaza/, 'muchas')
  await screen.findByText(/Escribí un número, por ejemplo/)
  await user.keyboard('{Enter}')
  await user.keyboard('{Escape}')
  await row.findByRole('button', { name: /Editar stock/ })
  expect(obra.network.requests('updateProduct')).toEqual([])
})
