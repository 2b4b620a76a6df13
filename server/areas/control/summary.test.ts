import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, move } from '../../../tests/support/stock.ts'

const server = useTestServer()

describe('the summary of a project', () => {
  it.each([{}, { valuacion: 'dolar' }, { valuacion: 'constante' }] as const)(
    'equals the control: %o',
    async (query) => {
      const api = await server.current.as('demo@obra.test')
      const params = { proyectoId: 2 }
      const { status, body } = await api('getControlResumen', { params, query })
      expect(status).toBe(200)
      const control = (await api('getControlPresupuestario', { params, query: { ...query, size: 200 } })).body as {
        totales: typeof body.totales
        items: typeof body.peores
      }
      expect(body.totales).toEqual(control.totales)
      const off = control.items.filter(({ padreId, desvio }) => padreId === null && desvio!.startsWith('-'))
      expect(body.peores).toHaveLength(Math.min(5, off.length))
      expect(off).toEqual(expect.arrayContaining(body.peores))
      const spent = body.curva.meses.filter(({ real }) => real !== null)
      expect(spent.at(-1)!.real).toBe(control.totales.ejecutado)
      expect(body.curva.estimacion).toMatch(/^(A este ritmo|Lo previsto|En los últimos)/)
      expect(body.avanceFisico).toMatch(/^\d{1,3}\.\d\d$/)
    },
  )

  it('reports repeated invoices, and payments above what was certified', async () => {
    const api = await server.current.as('demo@obra.test')
    const params = { proyectoId: 2 }
    const crosses = async () => (await api('getControlResumen', { params })).body.cruces.map(({ tipo }) => tipo)
    const before = await crosses()
    const contracts = (await api('listContratos', { params, query: { estado: 'vigente' } })).body as {
      items: { id: string; proveedorId: string; moneda: 'ARS'; total: string; items: { rubroId: string }[] }[]
    }
    const { id, proveedorId, moneda, total, items } = contracts.items[0]!
    const invoice = async (numero: number) => {
      const neto = String(BigInt(total.split('.')[0]!) * 2n)
      const imputaciones = [{ rubroId: items[0]!.rubroId }]
      const header = { tipo: 'factura', letra: 'A', puntoVenta: 77, numero, proveedorId, contratoId: id, moneda }
      const body = {
        ...header,
        fecha: '2026-03-02',
        neto,
        iva: [{ alicuota: '0' }],
        imputaciones,
        estado: 'registrado',
      }
      const made = await api('createComprobante', { params, wrong: body })
      expect(made.status).toBe(200)
      return made.body
    }
    const { id: comprobanteId, total: owed } = await invoice(1)
    await invoice(2)
    expect((await crosses()).filter((tipo) => tipo === 'facturaRepetida').length).toBe(
      before.filter((tipo) => tipo === 'facturaRepetida').length + 1,
    )
    const body = {
      fecha: '2026-03-03',
      medio: 'efectivo',
      proveedorId,
      moneda,
      imputaciones: [{ comprobanteId, importe: owed }],
    }
    expect((await api('createPago', { params, wrong: body })).status).toBe(200)
    expect(await crosses()).toContain('pagadoSobreCertificado')
  })

  it('reports prices older than 60 days, and lists the checks it cannot do yet', async () => {
    const api = await server.current.as('demo@obra.test')
    const seen = async () => (await api('getControlResumen', { params: { proyectoId: 2 } })).body
    const old = async () => (await seen()).cruces.find(({ tipo }) => tipo === 'precioViejo')?.texto
    const company = { desarrolladoraId: 1 }
    const unidadId = (await api('listUnidades', { params: company })).body.items[0]!.id
    const rubroId = (await api('listRubros', { params: company })).body.items[0]!.id
    const made = await api('createMaterial', {
      params: company,
      body: { codigo: 'VIEJO', nombre: 'Con precio viejo', unidadId, rubroId },
    })
    const at = { params: { ...company, materialId: made.body.id } }
    const price = async (fecha: string) => {
      const priced = await api('createPrecio', { ...at, body: { fecha, precio: '10', moneda: 'ARS' } })
      expect(priced.status).toBe(200)
    }
    const count = (text: string | undefined) => Number(/^\d+/.exec(text ?? '0')![0])
    const before = count(await old())
    // Today is 16/03/2026: 61 days before is too old, 60 is not.
    await price('2026-01-14')
    expect(count(await old())).toBe(before + 1)
    await price('2026-01-15')
    expect(count(await old())).toBe(before)
    expect((await seen()).sinControlar).toEqual([])
    const { body: empty } = await api('getControlResumen', { params: { proyectoId: 4 } })
    expect(empty.sinControlar).toEqual([expect.stringContaining('avance físico')])
  })

  it('reports invoices of suppliers of materials until a stock entry names them', async () => {
    const api = await server.current.as('demo@obra.test')
    const params = { proyectoId: 2 }
    const company = { desarrolladoraId: 1 }
    const supplier = { razonSocial: 'Corralón sin remito S.A.', cuit: '30-71234567-1', condicionIva: 'RI' } as const
    const { id: proveedorId } = (await api('createProveedor', { params: company, body: supplier })).body
    const proveedores = [{ proveedorId, codigoProveedor: '' }]
    const { id: materialId, rubroId } = await createMaterial(api, 'u', { proveedores })
    const count = async () => {
      const { cruces } = (await api('getControlResumen', { params })).body
      const own = cruces.filter(({ tipo, direccion }) => tipo === 'compraSinRemito' && direccion?.includes(proveedorId))
      return own.reduce((sum, { texto }) => sum + Number(/: (\d+) factura/.exec(texto)![1]), 0)
    }
    expect(await count()).toBe(0)
    const header = { tipo: 'factura', letra: 'A', puntoVenta: 78, numero: 1, proveedorId, moneda: 'ARS' }
    const amounts = { neto: '1000', iva: [{ alicuota: '21' }], imputaciones: [{ rubroId }] }
    const body = { ...header, ...amounts, fecha: '2026-03-16', estado: 'registrado' }
    const invoice = await api('createComprobante', { params, wrong: body })
    expect(invoice.status).toBe(200)
    expect(await count()).toBe(1)
    const { id: depositoId } = await createDeposit(api)
    const entry = { fecha: '2026-03-16', remito: 'R 9', comprobanteId: invoice.body.id }
    expect((await move(api, { depositoId, materialId }, { cantidad: '1', precio: '1000' }, entry)).status).toBe(200)
    expect(await count()).toBe(0)
  })

  it('lists what is missing in an empty project', async () => {
    const api = await server.current.as('demo@obra.test')
    const made = await api('createProject', {
      params: { desarrolladoraId: 1 },
      wrong: { nombre: 'Recién empezado', tipo: 'edificio' },
    })
    const { body } = await api('getControlResumen', { params: { proyectoId: (made.body as { id: number }).id } })
    expect(body).toMatchObject({ avanceFisico: null, avanceEconomico: null, peores: [] })
    expect(body.curva.estimacion).toContain('Sin un presupuesto aprobado')
    expect(body.curva.regla).toContain('cargá las fechas')
  })
})
