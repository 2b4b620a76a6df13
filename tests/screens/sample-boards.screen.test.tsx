import { describe, expect, test, vi } from 'vitest'
import { demo, expectAddress, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

async function choose(title: string, entry: string): Promise<void> {
  await press(`Opciones de ${title}`)
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** The lines of the CSV that a card exports. */
async function csvOf(title: string): Promise<string[]> {
  const make = vi.spyOn(URL, 'createObjectURL')
  // happy-dom would navigate to the file.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await choose(title, 'Descargar CSV')
  expect(save).toHaveBeenCalledTimes(1)
  const file = make.mock.calls.at(-1)![0] as Blob
  return (await file.text()).trim().split('\r\n')
}

test('all dashboards are listed, and link to their screens', async () => {
  await obra.open('/dashboards', inProject)
  const main = within(await screen.findByRole('main'))
  for (const name of ['Tablero del proyecto', 'Tablero de una cuenta', 'Tablero de criptomonedas'])
    await main.findByRole('link', { name: new RegExp(name) })
  await user.click(main.getByRole('link', { name: /Tablero de visitas/ }))
  await expectAddress('/dashboards/analytics')
  await screen.findByText('Datos de muestra')
})

test('visits show a range and its series, kept in the URL, and are exported as CSV', async () => {
  await obra.open('/dashboards/analytics', inProject)
  await press('7 días')
  await expectAddress(/rango=7d/)
  const visitors = () => region('Visitantes')
  await waitFor(async () => expect((await visitors()).getAllByRole('row')).toHaveLength(8))
  await (await region('Conversiones')).findByText('La última semana')
  const past = async () => (await visitors()).findByRole('button', { name: 'Año anterior' })
  expect(await past()).toHaveAttribute('aria-pressed', 'true')
  await user.click(await past())
  await expectAddress(/sin=visitantes\.1/)
  await obra.reload()
  expect(await past()).toHaveAttribute('aria-pressed', 'false')
  const lines = await csvOf('Visitantes')
  expect(lines).toHaveLength(8)
  expect(lines[0]).toContain('"Día";"Este año";"Año anterior"')
})

test('transactions of an account are searched, filtered and sorted', async () => {
  await obra.open('/dashboards/finance', inProject)
  const rows = () => document.querySelectorAll('.transactions tbody tr')
  const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
  const search = async (value: string) =>
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Buscar transacciones' }), { target: { value } })
  await expectRows(10)
  await press('Importe')
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Hormigones del Plata'))
  await search('corralón')
  await expectRows(1)
  await search('zzz')
  await press('Ver todo')
  await expectRows(10)
  await press('Filtrar')
  await user.selectOptions(await screen.findByLabelText('Estado'), 'Pendientes')
  await expectRows(2)
  await obra.reload()
  await expectRows(2)
  await (await region('Resumen actual')).findByText(/Pendiente/)
})

test('the price of a coin follows the range; long ranges are paged', async () => {
  const api = await obra.server.as(demo.email, 1)
  const { body } = await api('getCryptoDashboard')
  const first = Date.parse('2025-01-01T00:00:00Z')
  body.btc.price.series[0]!.data = Array.from({ length: 10_000 }, (_, hour) => ({
    x: new Date(first + hour * 3_600_000).toISOString(),
    y: 8000 + Math.round(Math.sin(hour / 300) * 900),
  }))
  obra.network.answer('getCryptoDashboard', body)
  await obra.open('/dashboards/crypto', inProject)
  const bitcoin = await region('Precio de Bitcoin')
  // No table for screen readers: rendering its rows would take long.
  expect(bitcoin.queryAllByRole('row')).toEqual([])
  await choose('Precio de Bitcoin', 'Ver tabla')
  await bitcoin.findByText('1–400 de 10.000')
  const coins = within(screen.getByRole('list', { name: 'Monedas seguidas' }))
  await user.click(coins.getByRole('button', { name: /Ethereum/ }))
  await expectAddress(/moneda=ETH/)
  await press('3 horas')
  await waitFor(async () => expect((await region('Precio de Ethereum')).getAllByRole('row')).toHaveLength(8))
})

describe('a dashboard', () => {
  test('without sample data says so', async () => {
    obra.network.fail('getAnalyticsDashboard', 404, { message: 'Esta instalación no los tiene.' })
    await obra.open('/dashboards/analytics', inProject)
    await screen.findByText('Acá no hay datos de muestra')
    expect(screen.getByRole('link', { name: 'Ver el tablero del proyecto' })).toHaveAttribute(
      'href',
      '/dashboards/project',
    )
  })

  test('that cannot be loaded says so, and can be retried', async () => {
    const mend = obra.network.fail('getFinanceDashboard', 503)
    await obra.open('/dashboards/finance', inProject)
    await screen.findByText('No pudimos traer el tablero')
    mend()
    await press('Reintentar')
    await region('Saldo de la cuenta')
  })
})
