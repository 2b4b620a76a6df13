import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { refreshDue } from './reading.service.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')
const url = 'https://datos.estudio.test/valores.csv'
const euro = { url, formato: 'csv', moneda: 'EUR', tipo: 'blue' } as const

/** The rates of the euro that the tests read. */
async function rates() {
  const { items } = (await (await demo())('listCotizaciones', { params, query: { moneda: 'EUR', tipo: 'blue' } })).body
  return items.map(({ fecha, venta, fuente }) => [fecha, venta, fuente])
}

describe('sources of rates and indices', () => {
  it('add what is missing, and never change what was entered by hand', async () => {
    const api = await demo()
    const byHand = { moneda: 'EUR' as const, tipo: 'blue' as const, fecha: '2026-03-02', venta: '1500' }
    await api('createCotizacion', { params, body: byHand })
    const made = await api('createFuente', { params, body: euro })
    expect(made.body).toMatchObject({ diaria: false, proximaVez: null, ultimaVez: null, version: 1 })
    const place = { ...params, fuenteId: made.body.id }
    server.current.webhooks.read = async () => ({ status: 200, text: 'fecha;valor\n2026-03-02;1\n2026-03-03;1510,5' })
    expect((await api('refreshFuente', { params: place })).body).toMatchObject({ nuevos: 1, error: null })
    expect(await rates()).toEqual([
      ['2026-03-03', '1510.50', 'datos.estudio.test'],
      ['2026-03-02', '1500.00', ''],
    ])
    expect((await api('refreshFuente', { params: place })).body).toMatchObject({ nuevos: 0, error: null })
    const { items } = (await api('listCompanyHistory', { params, query: { entidad: 'fuente' } })).body
    expect(JSON.stringify(items)).not.toContain('valores.csv')
  })

  it('say why a reading failed, which loses nothing', async () => {
    const api = await demo()
    const before = await rates()
    const { id } = (await api('createFuente', { params, body: euro })).body
    const read = async () => (await api('refreshFuente', { params: { ...params, fuenteId: id } })).body.error
    const { webhooks } = server.current
    webhooks.read = async () => ({ status: 503, text: '' })
    expect(await read()).toBe('Contestó 503.')
    webhooks.read = async () => ({ status: 302, text: '' })
    expect(await read()).toBe('Contestó 302: las redirecciones no se siguen.')
    webhooks.read = async () => ({ status: 200, text: '<html>' })
    expect(await read()).toBe('La respuesta no tiene ningún valor que se pueda leer.')
    webhooks.read = () =>
      Promise.reject(Object.assign(new Error('No contestó en 10 segundos.'), { name: 'SendFailure' }))
    expect(await read()).toBe('No contestó en 10 segundos.')
    webhooks.read = () => Promise.reject(new TypeError('x is undefined'))
    expect(await read()).toMatch(/error de Obra/)
    expect(await rates()).toEqual(before)
  })

  it('are read every day by one replica, and sooner after a failure', async () => {
    const api = await demo()
    const { items: indices } = (await api('listIndices', { params, query: { search: 'CAC' } })).body
    const indice = indices.find(({ frecuencia }) => frecuencia === 'mensual')!
    const body = { url: 'https://datos.estudio.test/cac', formato: 'csv', indiceId: indice.id, diaria: true } as const
    const { id } = (await api('createFuente', { params, body })).body
    const asked: string[] = []
    server.current.webhooks.read = async (address) => {
      asked.push(address)
      return { status: 200, text: '1998-04;12,5' }
    }
    const { services } = server.current
    await Promise.all([refreshDue(services), refreshDue(services)])
    expect(asked).toEqual([body.url])
    const seen = async () => (await api('listFuentes', { params })).body.items.find((each) => each.id === id)!
    const first = await seen()
    expect(first).toMatchObject({ nuevos: 1, error: null, indice: indice.codigo })
    expect(Date.parse(first.proximaVez!) - Date.parse(first.ultimaVez!)).toBe(86_400_000)
    const place = { ...params, indiceId: indice.id }
    const values = (await api('listIndiceValores', { params: place, query: { order: 'asc' } })).body.items
    expect(values[0]).toMatchObject({ periodo: '1998-04', valor: '12.50' })
    const off = await api('updateFuente', { params: { ...params, id }, body: { diaria: false, version: 1 } })
    expect(off.body).toMatchObject({ proximaVez: null, version: 2 })
    expect((await api('updateFuente', { params: { ...params, id }, body: { version: 1 } })).status).toBe(409)
    expect((await api('deleteFuente', { params: { ...params, id } })).body).toBe(true)
  })

  it('ask the API of the BCRA for the last days only', async () => {
    const api = await demo()
    const address = 'https://api.bcra.gob.ar/estadisticascambiarias/v1.0/Cotizaciones/USD'
    const body = { url: address, formato: 'bcra', moneda: 'USD', tipo: 'mayorista' } as const
    const { id } = (await api('createFuente', { params, body })).body
    let asked = ''
    server.current.webhooks.read = async (each) => {
      asked = each
      return { status: 200, text: JSON.stringify({ results: [] }) }
    }
    await api('refreshFuente', { params: { ...params, fuenteId: id } })
    expect(asked).toMatch(/Cotizaciones\/USD\?fechadesde=\d{4}-\d\d-\d\d&fechahasta=\d{4}-\d\d-\d\d$/)
  })

  it.each([
    [{ url: 'http://10.0.0.1/x' }, 'url'],
    [{ indiceId: '00000000-0000-4000-8000-000000000000' }, 'indiceId'],
    [{ tipo: undefined }, 'tipo'],
  ])('refuse %j at its field', async (change, field) => {
    const { status, body } = await (await demo())('createFuente', { params, wrong: { ...euro, ...change } })
    expect([status, body]).toMatchObject([400, { issues: [{ field }] }])
  })
})
