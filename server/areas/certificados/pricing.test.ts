/** How contracts are priced: currency, formula, lag, frozen advance and VAT (docs/domain/contracts.md). */
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const company = { desarrolladoraId: 1 }
type Rows = { items: { id: string }[] }
let indexCount = 0

/** Creates contracts and certificates of one item of 10 million, and indices with values by month. */
async function priced() {
  const api = await server.current.as('demo@obra.test')
  const budgets = (await api('listPresupuestos', { params: { proyectoId }, query: { estado: 'aprobado' } }))
    .body as Rows
  const place = { proyectoId, presupuestoId: budgets.items[0]!.id }
  const itemId = (await api('getPresupuestoItems', { params: place })).body.items[0]!.id
  const suppliers = (await api('listProveedores', { params: company, query: { search: 'Corralón del Bajo' } })).body
  const proveedorId = (suppliers as Rows).items[0]!.id
  const index = async (months: Record<string, string>, provisorio = false) => {
    const own = { codigo: `F${(indexCount += 1)}`, nombre: 'Fórmula', frecuencia: 'mensual' as const }
    const { body } = await api('createIndice', { params: company, body: own })
    const at = { ...company, indiceId: body.id }
    const load = (values: Record<string, string>) => {
      const valores = Object.entries(values).map(([periodo, valor]) => ({ periodo, valor, provisorio }))
      return api('loadIndiceValores', { params: at, body: { valores } })
    }
    await load(months)
    return { id: body.id, codigo: own.codigo, load }
  }
  const create = (fields: object) => {
    const items = [{ itemId, cantidad: '3', precioUnitario: '10000000' }]
    const own = { proveedorId, objeto: 'Precio', fecha: '2026-01-10', plazoDias: 90, mesBase: '2026-01', items }
    return api('createContrato', { params: { proyectoId }, wrong: { ...own, ...fields } })
  }
  const sign = async (fields: object) => {
    const { body: draft } = await create({ anticipoPorcentaje: '20', fondoReparoPorcentaje: '5', ...fields })
    const { body: contract } = await api('signContrato', { params: { proyectoId, id: draft.id }, body: {} })
    const at = { proyectoId, contratoId: contract.id }
    const certify = (periodo: string, cantidadPeriodo = '1') => {
      const lineas = [{ itemId: contract.items[0]!.id!, cantidadPeriodo }]
      return api('createCertificado', { params: at, body: { periodo, lineas } })
    }
    const approve = async (periodo: string) => {
      const own = { params: { ...at, id: (await certify(periodo)).body.id }, body: {} }
      await api('issueCertificado', own)
      return (await api('approveCertificado', own)).body
    }
    return { contract, certify, approve }
  }
  return { api, itemId, index, create, sign, proveedorId }
}

describe('the formula of a contract', () => {
  it('weighs its indices, and the certificate shows how the factor comes about', async () => {
    const { api, index, sign } = await priced()
    const materials = await index({ '2026-01': '100', '2026-02': '110' })
    const labour = await index({ '2026-01': '200', '2026-02': '230' }, true)
    const indices = [
      { indiceId: materials.id, peso: '60' },
      { indiceId: labour.id, peso: '40' },
    ]
    const { contract, approve } = await sign({ indices })
    expect(contract).toMatchObject({
      indiceId: null,
      indice: `60 % ${materials.codigo} + 40 % ${labour.codigo}`,
      indices: [
        { indiceId: materials.id, codigo: materials.codigo, peso: '60.00' },
        { indiceId: labour.id, codigo: labour.codigo, peso: '40.00' },
      ],
      indiceDesfase: 0,
      anticipoCongela: false,
      alicuotaIva: '21',
    })
    // Two values and a contract refer to it.
    const { body: used } = await api('getIndice', { params: { ...company, id: labour.id } })
    expect(used.usos).toBe(3)
    const certificate = await approve('2026-02')
    expect(certificate).toMatchObject({
      bruto: '10000000.00',
      ajuste: '1200000.00',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '560000.00',
      neto: '8640000.00',
      facturable: '9200000.00',
      alicuotaIva: '21',
      iva: '1932000.00',
      totalAFacturar: '11132000.00',
      factor: {
        mesBase: '2026-01',
        mes: '2026-02',
        factor: '1.120000',
        indices: [
          { indice: materials.codigo, peso: '60.00', valorBase: '100.00', valor: '110.00' },
          { indice: labour.codigo, peso: '40.00', valorBase: '200.00', valor: '230.00' },
        ],
      },
      avisos: ['01/2026', '02/2026'].map((month) => `El índice ${labour.codigo} de ${month} es provisorio.`),
    })
    const bill = {
      tipo: 'factura' as const,
      letra: 'A' as const,
      puntoVenta: 7,
      numero: 1,
      proveedorId: contract.proveedorId,
      fecha: '2026-03-01',
      neto: certificate.facturable,
      iva: [{ alicuota: certificate.alicuotaIva }],
      imputaciones: [{ rubroId: contract.items[0]!.rubroId! }],
      certificadoId: certificate.id,
      estado: 'registrado' as const,
    }
    const { body: billed } = await api('createComprobante', { params: { proyectoId }, body: bill })
    expect(billed).toMatchObject({ total: '11132000.00', retenido: '560000.00', saldo: '10572000.00' })
  })

  it('takes the values of earlier months with a lag', async () => {
    const { index, sign } = await priced()
    const cac = await index({ '2026-01': '100', '2026-02': '103', '2026-03': '108' })
    const { certify } = await sign({ indiceId: cac.id, indiceDesfase: 1 })
    expect((await certify('2026-01')).body).toMatchObject({
      error: 'Missing index',
      message: expect.stringMatching('12/2025'),
    })
    const { body } = await certify('2026-03')
    expect(body).toMatchObject({ ajuste: '300000.00', factor: { mes: '2026-02', factor: '1.030000' } })
  })

  it('recalculates the drafts of contracts that have the index in their formula', async () => {
    const { api, index, sign } = await priced()
    const [one, other] = [await index({ '2026-01': '100' }), await index({ '2026-01': '100', '2026-02': '100' })]
    await one.load({ '2026-02': '110' })
    const indices = [one, other].map(({ id }) => ({ indiceId: id, peso: '50' }))
    const { contract, certify } = await sign({ indices })
    const { body: draft } = await certify('2026-02')
    expect(draft.ajuste).toBe('500000.00')
    await other.load({ '2026-02': '110' })
    const params = { proyectoId, contratoId: contract.id, id: draft.id }
    expect((await api('getCertificado', { params })).body.ajuste).toBe('1000000.00')
  })

  it('of one index is the same as the index alone; a change of either replaces it', async () => {
    const { api, index, create } = await priced()
    const [one, other] = [await index({}), await index({})]
    const { body: made } = await create({ indiceId: one.id })
    expect(made).toMatchObject({ indiceId: one.id, indice: one.codigo, indices: [{ peso: '100.00' }] })
    const change = async (fields: object) => {
      const params = { proyectoId, id: made.id }
      const { body: before } = await api('getContrato', { params })
      return (await api('updateContrato', { params, wrong: { ...before, ...fields } })).body
    }
    expect((await change({})).indices).toEqual(made.indices)
    expect(await change({ indiceId: other.id })).toMatchObject({ indices: [{ indiceId: other.id, peso: '100.00' }] })
    const half = (id: string) => ({ indiceId: id, peso: '50' })
    const both = await change({ indices: [half(one.id), half(other.id)] })
    expect([both.indiceId, both.indices.length]).toEqual([null, 2])
    expect(await change({ indices: [] })).toMatchObject({ indiceId: null, indice: null, indices: [] })
  })

  it('is refused with weights other than 100 in all, an index twice, or one of another company', async () => {
    const { index, create } = await priced()
    const [{ id: one }, { id: other }] = [await index({}), await index({})]
    const of = async (...terms: [indiceId: string, peso: string][]) => {
      const { status, body } = await create({ indices: terms.map(([indiceId, peso]) => ({ indiceId, peso })) })
      return [status, (body as { issues?: { field: string }[] }).issues?.[0]?.field]
    }
    expect(await of([one, '60'], [other, '39.9999'])).toEqual([400, 'indices'])
    expect(await of([one, '60'], [one, '40'])).toEqual([400, 'indices.1.indiceId'])
    expect(await of([one, '100'], [other, '0'])).toEqual([400, 'indices.1.peso'])
    expect((await of([one, '50'], ['ninguno', '50']))[0]).toBe(404)
    expect((await create({ indiceId: one, indiceDesfase: 4 })).status).toBe(400)
  })
})

describe('an advance that freezes its share of the price', () => {
  it('leaves that share out of the adjustment, and out of the differences of a republished index', async () => {
    const { index, sign } = await priced()
    const cac = await index({ '2026-01': '178.3', '2026-02': '180', '2026-03': '180' })
    const { approve, certify } = await sign({ indiceId: cac.id, anticipoCongela: true })
    expect(await approve('2026-02')).toMatchObject({
      anticipoCongela: true,
      ajuste: '76275.94',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '503813.80',
      neto: '7572462.14',
    })
    await cac.load({ '2026-02': '181.2' })
    // 8000000.00 x (181.2 / 178.3 - 1) = 130117.78
    const { body } = await certify('2026-03')
    expect(body.diferencias).toMatchObject([{ ajusteNuevo: '130117.78', importe: '53841.84' }])
  })
})

describe('what the control expects of the rest of a contract', () => {
  it('is adjusted like a certificate of this month: by all indices, with the lag, without the frozen share', async () => {
    const { api, index, sign } = await priced()
    const adjustment = async () => {
      const { body } = await api('getControlPresupuestario', { params: { proyectoId } })
      if (typeof body === 'string') throw new Error('no table')
      return BigInt(body.totales.ajusteContratos!.replace('.', ''))
    }
    const materials = await index({ '2026-01': '100', '2026-02': '110', '2026-03': '150' })
    const labour = await index({ '2026-01': '200', '2026-02': '230' })
    const indices = [
      { indiceId: materials.id, peso: '60' },
      { indiceId: labour.id, peso: '40' },
    ]
    const before = await adjustment()
    await sign({ indices, indiceDesfase: 1, anticipoCongela: true })
    // 30000000.00 x 0.80 x (0.6 x 1.10 + 0.4 x 1.15 - 1)
    expect((await adjustment()) - before).toBe(288_000_000n)
  })
})

describe('the VAT rate of a contract', () => {
  it('is that of its supplier by default, and 0 bills no VAT', async () => {
    const { api, create, sign } = await priced()
    const search = 'Sanitarios Belgrano'
    const { body: monotributo } = await api('listProveedores', { params: company, query: { search } })
    const proveedorId = (monotributo as Rows).items[0]!.id
    const { approve } = await sign({ proveedorId })
    const withoutVat = { alicuotaIva: '0', iva: '0.00', facturable: '8000000.00', totalAFacturar: '8000000.00' }
    expect(await approve('2026-02')).toMatchObject(withoutVat)
    expect((await create({ proveedorId, alicuotaIva: '10.5' })).body.alicuotaIva).toBe('10.5')
    expect((await create({ alicuotaIva: '20' })).status).toBe(400)
  })
})

describe('a contract in dollars of a project in pesos', () => {
  it('is owed and paid in dollars; each document counts in pesos at its own rate', async () => {
    const { api, itemId, sign, proveedorId } = await priced()
    const rate = (fecha: string, valor: string) => ({ tipo: 'manual', fecha, valor, fuente: 'Prueba' })
    const params = { proyectoId }
    type Control = { totales: Record<'comprometido' | 'ejecutado' | 'pagado', string> }
    const control = async () => ((await api('getControlPresupuestario', { params })).body as Control).totales
    const account = async () => {
      const { body } = await api('getCuentaCorriente', { params, query: { proveedorId } })
      return (body as { saldos: { moneda: string; saldo: string }[] }).saldos.find(({ moneda }) => moneda === 'USD')
    }
    const owed = Number((await account())?.saldo ?? 0)
    const before = await control()
    const { contract, certify } = await sign({
      moneda: 'USD',
      cotizacion: rate('2026-01-10', '1000'),
      items: [{ itemId, cantidad: '3', precioUnitario: '1000' }],
    })
    expect(contract).toMatchObject({ moneda: 'USD', total: '3000.00', totalBase: '3000000.00', mesBase: '2026-01' })
    const { body: draft } = await certify('2026-02')
    const at = { params: { proyectoId, contratoId: contract.id, id: draft.id } }
    const cotizacion = rate('2026-02-28', '1100')
    await api('updateCertificado', { ...at, body: { version: draft.version, cotizacion } })
    await api('issueCertificado', { ...at, body: {} })
    const { body: certificate } = await api('approveCertificado', { ...at, body: {} })
    expect(certificate).toMatchObject({
      moneda: 'USD',
      neto: '750.00',
      netoBase: '825000.00',
      brutoAjustadoBase: '1100000.00',
    })
    expect(Number((await account())!.saldo) - owed).toBe(750)
    const pago = { fecha: '2026-03-10', medio: 'efectivo' as const, proveedorId, moneda: 'USD' as const }
    const imputaciones = [{ certificadoId: certificate.id, importe: '750' }]
    const paid = await api('createPago', {
      params,
      body: { ...pago, cotizacion: rate('2026-03-10', '1200'), imputaciones },
    })
    expect(paid.body).toMatchObject({ importe: '750.00', importeBase: '900000.00' })
    expect(Number((await account())!.saldo)).toBe(owed)
    const after = await control()
    const added = (field: keyof Control['totales']) => Number(after[field]) - Number(before[field])
    expect([added('comprometido'), added('ejecutado')]).toEqual([3_000_000, 1_100_000])
  })
})
