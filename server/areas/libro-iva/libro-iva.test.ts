import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const mes = '2024-03'
const demo = () => server.current.as('demo@obra.test')

/** A month that only the test has documents of. */
async function fill(api: Api) {
  const company = { desarrolladoraId: 1 }
  const { items: suppliers } = (await api('listProveedores', { params: company, query: { size: 200 } })).body
  const [registered, small] = ['RI', 'monotributo'].map((is) => suppliers.find((each) => each.condicionIva === is)!)
  const rubroId = (await api('listRubros', { params: company })).body.items[0]!.id
  let numero = 900
  const enter = async (more: object, supplier = registered!) => {
    const base = { tipo: 'factura', letra: 'A', puntoVenta: 88, numero: (numero += 1), proveedorId: supplier.id }
    const body = { ...base, fecha: `${mes}-15`, imputaciones: [{ rubroId }], estado: 'registrado', ...more }
    const answer = await api('createComprobante', { params: { proyectoId }, wrong: body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const two = [
    { alicuota: '21', base: '1000' },
    { alicuota: '10.5', base: '500' },
  ]
  const percepciones = [
    { impuesto: 'iibb', jurisdiccion: 'CABA', importe: '30' },
    { impuesto: 'iva', importe: '45.5' },
  ]
  const taxes = { exento: '100', noGravado: '50', percepciones, impuestosInternos: '7', otrosTributos: '90' }
  await enter({ ...taxes, neto: '1500', iva: two, fecha: `${mes}-31`, cae: '70417054367476' })
  await enter({ tipo: 'notaCredito', neto: '200', iva: [{ alicuota: '21' }], percepciones: [percepciones[0]!] })
  await enter({ letra: 'C', neto: '80', fecha: `${mes}-01` }, small)
  const rate = { tipo: 'manual', fecha: `${mes}-15`, valor: '1000.333333', fuente: 'papel' }
  await enter({ moneda: 'USD', cotizacion: rate, neto: '3.33', iva: [{ alicuota: '21' }], exento: '1.11' })
  await enter({ letra: 'X', neto: '5' })
  await enter({ neto: '5', fecha: '2024-04-01' })
  await enter({ neto: '5', estado: 'borrador' })
  const { id } = await enter({ neto: '6' })
  await api('annulComprobante', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })
}

describe('the VAT purchases book', () => {
  it('has the registered documents of the month by rate and tax, credit notes negative, in the project currency', async () => {
    const api = await demo()
    await fill(api)
    const { body } = await api('getLibroIvaCompras', { params: { proyectoId }, query: { mes } })
    expect(body).toMatchObject({ mes, moneda: 'ARS' })
    expect(body.avisos).toEqual(['Un comprobante X no está en el libro: no es un documento fiscal.'])
    const [small, credit, foreign, usual] = body.filas
    expect(small).toMatchObject({ fecha: `${mes}-01`, alicuotas: [], netoSinIva: '80.00', total: '80.00', letra: 'C' })
    expect(credit).toMatchObject({
      alicuotas: [{ alicuota: '21', neto: '-200.00', iva: '-42.00' }],
      percepciones: [{ impuesto: 'iibb', jurisdiccion: 'CABA', importe: '-30.00' }],
      total: '-272.00',
    })
    // 3.33 and 1.11 at 1000.333333 are 3331.11 and 1110.37; their sum of 4.44 is 4441.48.
    expect(foreign).toMatchObject({
      moneda: 'USD',
      cotizacion: '1000.333333',
      alicuotas: [{ neto: '3331.11', iva: '700.23' }],
      exento: '1110.37',
      total: '5141.71',
    })
    expect(usual).toMatchObject({
      alicuotas: [
        { alicuota: '21', neto: '1000.00', iva: '210.00' },
        { alicuota: '10.5', neto: '500.00', iva: '52.50' },
      ],
      netoSinIva: '0.00',
      noGravado: '50.00',
      exento: '100.00',
      impuestosInternos: '7.00',
      otros: '7.50',
      total: '2002.50',
      cae: '70417054367476',
    })
    expect(body.totales).toEqual({
      cantidad: 4,
      alicuotas: [
        { alicuota: '10.5', neto: '500.00', iva: '52.50' },
        { alicuota: '21', neto: '4131.11', iva: '868.23' },
      ],
      netoSinIva: '80.00',
      noGravado: '50.00',
      exento: '1210.37',
      percepciones: [
        { impuesto: 'iibb', jurisdiccion: 'CABA', importe: '0.00' },
        { impuesto: 'iva', jurisdiccion: null, importe: '45.50' },
      ],
      impuestosInternos: '7.00',
      otros: '7.50',
      total: '6952.21',
    })
  })

  it('is a file with a column for each rate and perception, and empty without documents', async () => {
    const api = await demo()
    const get = (query: Record<string, unknown>) => api('getLibroIvaCompras', { params: { proyectoId }, query })
    const csv = new TextDecoder().decode((await get({ mes, formato: 'csv' })).bytes)
    expect(csv.split('\r\n')[0]).toContain(
      'Neto 10,5 %;IVA 10,5 %;Neto 21 %;IVA 21 %;Neto sin IVA;No gravado;Exento;Percepción IIBB CABA;Percepción IVA;',
    )
    expect((await get({ mes: '2024-05' })).body).toMatchObject({ filas: [], totales: { cantidad: 0, total: '0.00' } })
    expect((await get({ mes: '2024-13' as never })).status).toBe(400)
    expect((await get({})).body.mes).toMatch(/^\d{4}-\d{2}$/)
  })
})
