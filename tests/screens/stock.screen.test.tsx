import { expect, test } from 'vitest'
import { expectAddress, expectText, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'
import { expectNoRole, fill, norteApi, openDialog, press, row } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }

async function stockRow(search = 'PISO-10X30-SUB') {
  const api = await norteApi(obra)
  const { body } = await api('listStock', { params, query: { search } })
  return body.items.find(({ fisico }) => Number(fisico) > 0)!
}

const openKardex = async (search?: string) => {
  const { materialId, depositoId } = await stockRow(search)
  await obra.open(`/materiales/stock?abierto=${materialId}&en=${depositoId}`, inProject)
  return within(await screen.findByRole('region', { name: 'Kardex' }))
}

test('the module opens with the stock, and a row opens its kardex in the address', async () => {
  await obra.open('/materiales', inProject)
  await screen.findByRole('table', { name: 'Stock' })
  await expectAddress(/^\/materiales\/stock/)
  await user.click(within(await row(/10x30 subte/)).getByRole('button'))
  await expectAddress(/abierto=[\w-]+/)
  const kardex = await screen.findByRole('table', { name: 'Kardex de 10x30 subte' })
  const [first] = within(kardex).getAllByRole('link')
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/materiales\/movimientos\?abierto=[\w-]+&proyecto=1$/))
  await press('Cerrar el kardex')
  await expectNoRole('region', 'Kardex')
})

test('the balance before is the balance after less the quantity', async () => {
  const { materialId, depositoId, fisico } = await stockRow()
  const api = await norteApi(obra)
  const { body } = await api('listKardex', { params: { ...params, materialId }, query: { depositoId } })
  expect(body.items[0]!.saldo).toBe(fisico)
  await openKardex()
  const rows = within(await screen.findByRole('table', { name: /Kardex/ })).getAllByRole('row')
  expect(rows).toHaveLength(Math.min(body.total, 25) + 1)
})

/** A material that only this test takes all of. */
const porcelain = 'PISO-60X60-POR'

test('a quantity is reserved and released, and marked where the stock does not cover it', async () => {
  const kardex = await openKardex(porcelain)
  await user.click(await kardex.findByRole('button', { name: 'Reservar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reservar 60x60 porcelanato mate' }))
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Depósito' }).value).toMatch(/Obrador/),
  )
  await fill('Cantidad en m²', '999999')
  await user.click(dialog.getByRole('button', { name: 'Reservar' }))
  await expectText('No se reservó.')
  await fill('Cantidad en m²', '5')
  await user.click(dialog.getByRole('button', { name: 'Reservar' }))
  await expectNoRole('dialog')
  await kardex.findByText('5 m²')

  const { depositoId, materialId, fisico } = await stockRow(porcelain)
  const api = await norteApi(obra)
  const egreso = { tipo: 'egreso', fecha: '2026-03-16', estado: 'confirmado', depositoId } as const
  const all = { ...egreso, lineas: [{ materialId, cantidad: fisico }] }
  expect((await api('createMovimiento', { params, body: all })).status).toBe(200)
  await obra.reload()
  await waitFor(() => expect(screen.getAllByText('Sin respaldo')).toHaveLength(2))

  await press(/^Liberar la reserva/)
  await user.click((await openDialog(/¿Liberar la reserva/)).getByRole('button', { name: 'Liberar' }))
  await waitFor(() => expect(screen.queryByText('Sin respaldo')).toBeNull())
})

test('the address on a label opens the kardex in the active project', async () => {
  const { materialId } = await stockRow()
  await obra.open(`/m/${materialId}`, inProject)
  await screen.findByRole('region', { name: 'Kardex' })
  await expectAddress(new RegExp(`/materiales/stock\\?abierto=${materialId}`))
  await expectText('En todos los depósitos')
})

test('labels are chosen with their copies, in the address', async () => {
  const { materialId } = await stockRow()
  await obra.open(`/materiales/etiquetas?materiales=${materialId}`, inProject)
  await waitFor(() => expect(document.querySelectorAll('.label-code')).toHaveLength(1))
  fireEvent.change(await screen.findByLabelText(/Etiquetas de/), { target: { value: '3' } })
  await expectAddress(/%3A3/)
  await waitFor(() => expect(document.querySelectorAll('.label-code')).toHaveLength(3))
})

test('a stock that cannot be read says so, and is read again', async () => {
  const mend = obra.network.fail('listStock', 503)
  await obra.open('/materiales/stock', inProject)
  await screen.findByRole('button', { name: 'Reintentar' })
  mend()
  await press('Reintentar')
  await screen.findByRole('table', { name: 'Stock' })
})
