import { expect, test } from 'vitest'
import {
  expectAddress,
  expectFocus,
  expectText,
  fireEvent,
  inProject,
  screen,
  useObra,
  user,
  waitFor,
  within,
} from './app.ts'
import { choose, expectNoRole, norteApi, press } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }
const names = ['10x30 subte', '20x120 símil madera']

/** Two materials of a deposit with stock. */
async function stockOfTwo() {
  const api = await norteApi(obra)
  const rows = await Promise.all(
    names.map(async (search) => {
      const { body } = await api('listStock', { params, query: { search } })
      return body.items.find(({ deposito, fisico }) => /Obrador/.test(deposito) && Number(fisico) > 1)!
    }),
  )
  return { api, rows, depositoId: rows[0]!.depositoId }
}

async function openCount(ciego = true): Promise<Awaited<ReturnType<typeof stockOfTwo>> & { id: string }> {
  const found = await stockOfTwo()
  const lineas = found.rows.map(({ materialId }) => ({ materialId }))
  const body = { depositoId: found.depositoId, fecha: '2026-03-16', ciego, lineas }
  const count = await found.api('createConteo', { params, body })
  expect(count.status).toBe(200)
  await obra.open(`/materiales/conteos/${count.body.id}`, inProject)
  return { ...found, id: count.body.id }
}

const findField = async (name: string): Promise<HTMLInputElement> =>
  screen.findByRole('textbox', { name: new RegExp(`^${name}: Cantidad`) })

async function count(name: string, quantity: string): Promise<void> {
  const field = await findField(name)
  fireEvent.change(field, { target: { value: quantity } })
  fireEvent.blur(field)
}
const isTicked = (name: string) =>
  waitFor(() => expect(screen.getByRole('checkbox', { name: `Contado: ${name}` })).toBeChecked())

test('a count is opened with some materials, and its sheet follows', async () => {
  await obra.open('/materiales/conteos?nuevo=si', inProject)
  const form = within(await screen.findByRole('dialog'))
  const pick = async (label: string, text: string) => {
    const box = form.getByRole<HTMLInputElement>('combobox', { name: label })
    fireEvent.change(box, { target: { value: text } })
    fireEvent.keyDown(box, { key: 'Enter' })
  }
  await pick('Depósito', 'obrador torre')
  await waitFor(() =>
    expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Depósito' }).value).toMatch(/Obrador/),
  )
  await choose('Qué se cuenta', 'materiales')
  await press('Abrir la planilla')
  await expectText('Elegí al menos un material.')
  await pick('Agregar un material', 'PISO-10X30-SUB')
  await form.findByRole('button', { name: /Quitar PISO-10X30-SUB/ })
  await press('Abrir la planilla')
  await expectAddress(/^\/materiales\/conteos\/[\w-]+/)
  await findField('10x30 subte')
})

test('each line is stored when it is left; Enter goes to the next one, and the tick is taken back', async () => {
  await openCount()
  const [first, second] = [await findField(names[0]!), await findField(names[1]!)]
  first.focus()
  fireEvent.change(first, { target: { value: '7' } })
  await user.keyboard('{Enter}')
  await expectFocus(second)
  await isTicked(names[0]!)
  await expectText('1 de 2')
  expect(document.body).not.toHaveTextContent(/debería haber \d/)
  await user.click(screen.getByRole('checkbox', { name: `Contado: ${names[0]}` }))
  await expectText('0 de 2')
  await user.click(screen.getByRole('checkbox', { name: `Contado: ${names[0]}` }))
  await expectFocus(first)
})

test('a material that is not on the sheet is added, and its quantity is typed next', async () => {
  const { api, id } = await openCount()
  const box = await screen.findByRole('combobox', { name: /^Agregar un material/ })
  fireEvent.change(box, { target: { value: 'CEM-50' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  const field = await findField('Cemento CPC40 bolsa 50 kg')
  await expectFocus(field)
  const { lineas } = (await api('getConteo', { params: { ...params, id } })).body
  expect(lineas).toHaveLength(3)
  expect(lineas.filter(({ marcado }) => marcado)).toEqual([])
})

test('what could not be stored stays in its field with the reason', async () => {
  await openCount()
  const mend = obra.network.cut('countConteoLinea')
  await count(names[0]!, '7')
  await expectText('No se guardó.')
  expect(await findField(names[0]!)).toHaveValue('7')
  mend()
  await count(names[0]!, '8')
  await isTicked(names[0]!)
  await count(names[1]!, 'muchos')
  await expectText('Escribí un número')
})

test('a scanned code leaves its line only, and Enter goes to its quantity', async () => {
  await openCount()
  const search = await screen.findByRole('textbox', { name: 'Buscar o escanear un material' })
  fireEvent.change(search, { target: { value: 'PISO-10X30-SUB' } })
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  fireEvent.keyDown(search, { key: 'Enter' })
  await expectFocus(await findField(names[0]!))
})

test('what moved since the line was counted is shown, and only differences are posted', async () => {
  const { api, depositoId, rows } = await openCount(false)
  const [row] = rows
  const more = String(Number(row!.fisico) + 3)
  await count(names[0]!, more)
  await isTicked(names[0]!)
  await expectText('diferencia +3')
  const lineas = [{ materialId: row!.materialId, cantidad: '1' }]
  const egreso = { tipo: 'egreso', fecha: '2026-03-16', estado: 'confirmado', depositoId, lineas } as const
  expect((await api('createMovimiento', { params, body: egreso })).status).toBe(200)
  await obra.reload()
  await expectText('desde que se contó se movió -1')
  await press('Confirmar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar el conteo' }))
  await expectText('1 material cambia su stock')
  await expectText('1 sin contar queda como está.')
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  await expectNoRole('dialog')
  await screen.findByRole('table', { name: 'Lo contado' })
  const { body } = await api('listStock', { params, query: { search: names[0]!, depositoId } })
  expect(Number(body.items[0]!.fisico)).toBe(Number(row!.fisico) + 2)
})

test('a count that another one overtook asks which one prevails', async () => {
  const earlier = await openCount()
  await count(names[1]!, '50')
  await isTicked(names[1]!)
  const { api } = earlier
  const later = await openCount()
  await count(names[1]!, '60')
  await isTicked(names[1]!)
  expect((await api('confirmConteo', { params: { ...params, id: later.id }, body: {} })).status).toBe(200)
  await obra.open(`/materiales/conteos/${earlier.id}`, inProject)
  await press('Confirmar')
  await user.click(await screen.findByRole('checkbox', { name: /Que valga este conteo/ }))
  await expectText('1 material cambia su stock')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirmar' }))
  await screen.findByRole('table', { name: 'Lo contado' })
})
