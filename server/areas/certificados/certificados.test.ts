import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2

/** A signed contract with the two items of the example, anticipo 20, reparo 5 and no index. */
async function signedContract(fields: object = {}) {
  const api = await server.current.as('demo@obra.test')
  const budgets = (await api('listPresupuestos', { params: { proyectoId }, query: { estado: 'aprobado' } })).body as {
    items: { id: string }[]
  }
  const presupuestoId = budgets.items[0]!.id
  const { items } = (await api('getPresupuestoItems', { params: { proyectoId, presupuestoId } })).body
  const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body as {
    items: { id: string }[]
  }
  const lines = [
    { itemId: items[0]!.id, cantidad: '120', precioUnitario: '185432.50' },
    { itemId: items[1]!.id, cantidad: '86.5', precioUnitario: '97210' },
  ]
  const terms = { anticipoPorcentaje: '20', fondoReparoPorcentaje: '5', mesBase: '2025-01' }
  const body = { proveedorId: suppliers.items[0]!.id, objeto: 'Prueba', fecha: '2025-01-10', plazoDias: 90 }
  const made = await api('createContrato', {
    params: { proyectoId },
    body: { ...body, ...terms, items: lines, ...fields },
  })
  const { body: contract } = await api('signContrato', { params: { proyectoId, id: made.body.id }, body: {} })
  const place = { params: { proyectoId, contratoId: contract.id } }
  const certificatePlace = (id: string) => ({ params: { proyectoId, contratoId: contract.id, id } })
  const lineas = (first: string, second: string) => [
    { itemId: contract.items[0]!.id!, porcentajePeriodo: first },
    { itemId: contract.items[1]!.id!, porcentajePeriodo: second },
  ]
  const certify = (periodo: string, first: string, second: string, more: object = {}) =>
    api('createCertificado', { ...place, body: { periodo, lineas: lineas(first, second), ...more } })
  const approved = async (periodo: string, first: string, second: string) => {
    const { body: draft } = await certify(periodo, first, second)
    await api('issueCertificado', { ...certificatePlace(draft.id), body: { version: draft.version } })
    return (await api('approveCertificado', { ...certificatePlace(draft.id), body: {} })).body
  }
  return { api, contract, place, of: certificatePlace, certify, approved }
}

describe('certificados', () => {
  it('calculate the example by items over two months, with previous, accumulated and balance', async () => {
    const { certify, approved } = await signedContract()
    const first = await approved('2025-02', '30', '25')
    expect(first).toMatchObject({
      numero: 1,
      bruto: '8777736.25',
      ajuste: '0.00',
      anticipoAmortizado: '1755547.25',
      fondoReparo: '438886.81',
      neto: '6583302.19',
      estado: 'aprobado',
      enLetras: 'Seis millones quinientos ochenta y tres mil trescientos dos pesos con 19/100',
    })
    const { body: second } = await certify('2025-03', '40', '35')
    expect(second.bruto).toBe('11843792.75')
    expect(second.lineas[0]).toMatchObject({
      cantidadAnterior: '36.0000',
      cantidadPeriodo: '48.0000',
      cantidadAcumulada: '84.0000',
      saldo: '36.0000',
      importeAnterior: '6675570.00',
      importe: '8900760.00',
      importeAcumulado: '15576330.00',
    })
  })

  it('take the remaining quantity and advance when the percentages reach 100', async () => {
    const {
      api,
      contract: { items },
    } = await signedContract()
    const line = { itemId: items[0]!.itemId, cantidad: '7.7777', precioUnitario: '100.01' }
    const { contract, place } = await signedContract({ items: [line], anticipoPorcentaje: '33.3333' })
    const half = async (periodo: string) => {
      const lineas = [{ itemId: contract.items[0]!.id!, porcentajePeriodo: '50' }]
      const { body } = await api('createCertificado', { ...place, body: { periodo, lineas } })
      const at = { params: { ...place.params, id: body.id } }
      await api('issueCertificado', { ...at, body: {} })
      return (await api('approveCertificado', { ...at, body: {} })).body
    }
    const [first, second] = [await half('2025-02'), await half('2025-03')]
    expect(first.lineas[0]).toMatchObject({ cantidadPeriodo: '3.8889', porcentajePeriodo: '50.00' })
    expect(second.lineas[0]).toMatchObject({
      cantidadPeriodo: '3.8888',
      saldo: '0.0000',
      porcentajeAcumulado: '100.0000',
    })
    const amortized = [first, second].map((each) => Number(each.anticipoAmortizado))
    expect((amortized[0]! + amortized[1]!).toFixed(2)).toBe(contract.anticipo)
  })

  it('are refused out of order, twice a month, after an open draft and before the contract', async () => {
    const { certify, approved, api, of } = await signedContract()
    await approved('2025-03', '10', '10')
    expect((await certify('2025-03', '1', '1')).status).toBe(409)
    expect((await certify('2025-02', '1', '1')).status).toBe(409)
    expect((await certify('2024-12', '1', '1')).status).toBe(400)
    expect((await certify('2027-01', '1', '1')).status).toBe(400)
    const { body: draft } = await certify('2025-04', '1', '1')
    expect((await certify('2025-05', '1', '1')).status).toBe(409)
    expect((await api('deleteCertificado', of(draft.id))).body).toBe(true)
    expect((await certify('2025-05', '1', '1')).status).toBe(200)
  })

  it('exceed 100 % only with a note', async () => {
    const { certify, approved } = await signedContract()
    await approved('2025-02', '90', '50')
    const over = await certify('2025-03', '10.01', '0')
    expect(over).toMatchObject({ status: 409, body: { issues: [{ field: 'lineas.0.cantidadPeriodo' }] } })
    const noted = await certify('2025-03', '10.01', '0', { excedeConNota: 'Más profundidad de fundación.' })
    expect(noted.body.lineas[0]).toMatchObject({ porcentajeAcumulado: '100.0100', saldo: '-0.0120' })
  })

  it('are annulled only from the last one back, which frees their month', async () => {
    const { api, of, approved, certify } = await signedContract()
    const [first, second] = [await approved('2025-02', '10', '10'), await approved('2025-03', '10', '10')]
    const motivo = 'Se midió mal'
    expect((await api('annulCertificado', { ...of(first.id), body: { motivo } })).status).toBe(409)
    const both = await Promise.all([1, 2].map(() => api('annulCertificado', { ...of(second.id), body: { motivo } })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body: again } = await certify('2025-03', '5', '5')
    expect(again.lineas[0]).toMatchObject({ cantidadAnterior: '12.0000', cantidadPeriodo: '6.0000' })
  })

  it('are adjusted by the index of the contract, with a warning for provisional values', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body: index } = await api('createIndice', {
      params: { desarrolladoraId: 1 },
      body: { codigo: 'CAC-17', nombre: 'CAC de 2017', frecuencia: 'mensual' },
    })
    const valores = [
      { periodo: '2025-01', valor: '178.3' },
      { periodo: '2025-03', valor: '180.0', provisorio: true },
    ]
    await api('loadIndiceValores', { params: { desarrolladoraId: 1, indiceId: index.id }, body: { valores } })
    const { certify, contract } = await signedContract({ indiceId: index.id })
    expect((await certify('2025-02', '30', '25')).body).toMatchObject({ error: 'Missing index' })
    const { body } = await certify('2025-03', '30', '25')
    expect(contract.indice).toBe('CAC-17')
    expect(body).toMatchObject({
      bruto: '8777736.25',
      ajuste: '83691.26',
      factor: {
        mesBase: '2025-01',
        mes: '2025-03',
        factor: '1.009534',
        indices: [{ indice: 'CAC-17', peso: '100.00', valorBase: '178.30', valor: '180.00' }],
      },
      avisos: ['El índice CAC-17 de 03/2025 es provisorio.'],
    })
  })

  it('are adjusted by a daily index with its value on the last day of the month', async () => {
    const api = await server.current.as('demo@obra.test')
    const company = { desarrolladoraId: 1 }
    const daily = { codigo: 'UVA', nombre: 'UVA', frecuencia: 'diaria' as const }
    const { body: index } = await api('createIndice', { params: company, body: daily })
    const days = { '2025-01-31': '1000', '2025-02-27': '9999', '2025-02-28': '1050', '2025-03-30': '1100' }
    const valores = Object.entries(days).map(([periodo, valor]) => ({ periodo, valor }))
    await api('loadIndiceValores', { params: { ...company, indiceId: index.id }, body: { valores } })
    const { approved, certify } = await signedContract({ indiceId: index.id })
    expect(await approved('2025-02', '30', '25')).toMatchObject({ bruto: '8777736.25', ajuste: '438886.81' })
    expect((await certify('2025-03', '1', '1')).body).toMatchObject({
      error: 'Missing index',
      message: expect.stringContaining('Falta el índice UVA del 31/03/2025.'),
    })
  })

  it('are not stored by a dry run, and answer 404 under another contract', async () => {
    const { api, place, of, certify } = await signedContract()
    const other = await signedContract()
    const { body: draft } = await certify('2025-02', '30', '25')
    const tried = await api('updateCertificado', {
      ...of(draft.id),
      query: { simular: true },
      body: { version: draft.version, otrasRetenciones: '100' },
    })
    expect(tried.body.neto).toBe('6583202.19')
    expect((await api('getCertificado', of(draft.id))).body).toEqual(draft)
    expect((await api('getCertificado', other.of(draft.id))).status).toBe(404)
    const { version } = draft
    const elsewhere = { ...other.of(draft.id), body: { version } }
    expect((await api('updateCertificado', elsewhere)).status).toBe(404)
    expect((await api('issueCertificado', elsewhere)).status).toBe(404)
    expect((await api('deleteCertificado', { ...other.of(draft.id), query: { version } })).status).toBe(404)
    const list = (await api('listCertificados', place)).body
    expect(list).toMatchObject({ total: 1, totales: { netoBase: '6583302.19' } })
    await api('issueCertificado', { ...of(draft.id), body: {} })
    await api('rejectCertificado', { ...of(draft.id), body: { motivo: 'Falta medir.' } })
    expect((await api('listCertificados', place)).body).toMatchObject({ total: 1, totales: { netoBase: '0.00' } })
  })
})
