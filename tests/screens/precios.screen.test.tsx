import { expect, test } from 'vitest'
import { inProject, screen, useObra, user, within } from './app.ts'
import { expectGone, expectNoRole, fill, norteApi, openDialog, press } from './company-support.ts'

const obra = useObra()
const company = { desarrolladoraId: 1 }
const open = (search = '') => obra.open(`/materiales/precios${search}`, inProject)

/** The number of current prices of the company that match. */
async function totalOf(query: { search?: string; antiguo?: boolean }) {
  const api = await norteApi(obra)
  return ((await api('listPreciosVigentes', { params: company, query })).body as { total: number }).total
}

test('lists prices with their age, opens the history of one, and says if nothing matches', async () => {
  await open('?buscar=CEM-50')
  const table = await screen.findByRole('table', { name: 'Precios' })
  expect(within(table).getAllByRole('row').length).toBe((await totalOf({ search: 'CEM-50' })) + 1)
  await user.click(within(table).getAllByRole('button', { name: /CEM-50/ })[0]!)
  const history = await screen.findByRole('table', { name: /^Precios de Cemento/ })
  expect(within(history).getByRole('columnheader', { name: 'Dólar del día' })).toBeVisible()
  await open('?antiguo=1&buscar=no-hay-tal-cosa')
  await screen.findByText('No encontramos nada')
})

test('raises the listed prices after a preview, and undoes it', async () => {
  await open('?buscar=CAL-HID')
  const price = async () => {
    const api = await norteApi(obra)
    const { body } = await api('listPreciosVigentes', { params: company, query: { search: 'CAL-HID' } })
    return (body as { items: { precio: string }[] }).items.map(({ precio }) => precio)
  }
  await screen.findByRole('table', { name: 'Precios' })
  const before = await price()
  await press('Actualizar por porcentaje')
  const dialog = await openDialog('Actualizar precios')
  await user.click(dialog.getByRole('button', { name: 'Actualizar' }))
  await dialog.findByText('Escribí un número; puede ser 0.')
  await fill('Porcentaje', '10')
  await dialog.findByRole('table', { name: 'Precios nuevos' })
  expect(await price()).toEqual(before)
  await user.click(dialog.getByRole('button', { name: 'Actualizar' }))
  await expectNoRole('dialog')
  expect(await price()).not.toEqual(before)
  await press('Deshacer')
  await screen.findByText('Precios deshechos')
  expect(await price()).toEqual(before)
})

test('a failed load can be retried', async () => {
  const mend = obra.network.cut('listPreciosVigentes')
  await open()
  await screen.findByRole('button', { name: 'Reintentar' })
  mend()
  await press('Reintentar')
  await screen.findByRole('table', { name: 'Precios' })
  await expectGone('Reintentar')
})
