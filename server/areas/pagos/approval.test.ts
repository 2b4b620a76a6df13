import { beforeAll, describe, expect, it } from 'vitest'
import { signedContract } from '../../../tests/support/signed-contract.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { Body } from '../../http/contract.ts'

const server = useTestServer()
const company = { params: { desarrolladoraId: 1 } }
const proyectoId = 2
const params = { proyectoId }
let [admin, member]: Api[] = []
let certificate: { id: string; proveedorId: string }

/** Replaces the rules of company 1: a limit for payments in pesos, or none. */
async function set(hasta: string | null, cargaNoAprueba = false) {
  const { version } = (await admin!('getAprobaciones', company)).body
  const rule = { entidad: 'pago', rol: 'miembro', moneda: 'ARS' } as const
  const reglas = hasta === null ? [] : [{ ...rule, hasta }]
  await admin!('updateAprobaciones', { ...company, body: { reglas, cargaNoAprueba, version } })
}

async function pay(api: Api, importe: string, retenciones: Body<'createPago'>['retenciones'] = []) {
  const { id: certificadoId, proveedorId } = certificate
  const body = { fecha: '2026-03-10', medio: 'efectivo', proveedorId, moneda: 'ARS', retenciones } as const
  return api('createPago', { params, body: { ...body, imputaciones: [{ certificadoId, importe }] } })
}

const openBalance = async () => {
  const { items } = (await admin!('listProjectCertificados', { params, query: { size: 200 } })).body
  return items.find(({ id }) => id === certificate.id)!.saldo
}
const step = (api: Api, id: string) => ({
  approve: () => api('approvePago', { params: { proyectoId, id }, body: {} }),
  reject: (motivo: string) => api('rejectPago', { params: { proyectoId, id }, body: { motivo } }),
})
const paid = async () => (await admin!('getControlPresupuestario', { params })).body.totales.pagado

beforeAll(async () => {
  admin = await server.current.as('demo@obra.test', 1)
  member = await server.current.join('sofia@obra.test', 1)
  const { certify, contract } = await signedContract(admin)
  certificate = { id: (await certify('2025-03', ['36', '0'])).id, proveedorId: contract.proveedorId }
})

describe('a payment', () => {
  it('counts at once without a rule for its currency', async () => {
    expect((await pay(member!, '100')).body).toMatchObject({ estado: 'registrado', numero: expect.any(Number) })
    expect(await openBalance()).toBe('6675470.00')
  })

  it('waits without number and effect where a rule applies, and counts once approved', async () => {
    await set('1000')
    const before = await paid()
    const { body } = await pay(member!, '2000')
    expect(body).toMatchObject({
      estado: 'pendiente',
      numero: null,
      aCuenta: '0.00',
      imputaciones: [{ importe: '2000.00' }],
    })
    expect([await openBalance(), await paid()]).toEqual(['6675470.00', before])
    expect((await step(member!, body.id).approve()).body).toMatchObject({ error: 'Forbidden' })
    const list = (await admin!('listAprobacionesPendientes', company)).body
    expect(list.items).toMatchObject([{ entidad: 'pago', id: body.id, importe: '2000.00', puede: true }])
    expect((await admin!('listNotifications')).body[0]).toMatchObject({
      title: expect.stringContaining('Espera tu aprobación: Pago a'),
    })
    const totals = async () => (await admin!('listPagos', { params, query: { estado: 'pendiente' } })).body
    expect(await totals()).toMatchObject({ total: 1, totales: { importeBase: '0.00' } })
    expect((await step(admin!, body.id).approve()).body).toMatchObject({
      estado: 'registrado',
      numero: expect.any(Number),
    })
    expect(await openBalance()).toBe('6673470.00')
    expect(await paid()).not.toBe(before)
    expect((await step(admin!, body.id).approve()).status).toBe(409)
  })

  it('within the limit is approved by the miembro; rejected, it never counts', async () => {
    const first = (await pay(member!, '1000')).body
    expect((await step(member!, first.id).approve()).status).toBe(200)
    const second = (await pay(member!, '500')).body
    expect((await step(member!, second.id).reject('El CBU no es del proveedor.')).body).toMatchObject({
      estado: 'rechazado',
      numero: null,
      motivoEstado: 'El CBU no es del proveedor.',
    })
    expect((await step(admin!, second.id).approve()).status).toBe(409)
    const annulled = await admin!('annulPago', { params: { proyectoId, id: second.id }, body: { motivo: 'No' } })
    expect(annulled.status).toBe(409)
    expect(await openBalance()).toBe('6672470.00')
  })

  it('withholds nothing, and numbers no certificate, before it is approved', async () => {
    const withheld = async () => (await admin!('listRetenciones', { params })).body.total
    const before = await withheld()
    const { body } = await pay(member!, '1000', [{ impuesto: 'ganancias', base: '1000', alicuota: '2' }])
    expect(body).toMatchObject({ importe: '980.00', retenciones: [{ importe: '20.00', numeroCertificado: '' }] })
    expect(await withheld()).toBe(before)
    const approved = (await step(member!, body.id).approve()).body
    expect(approved.retenciones).toMatchObject([
      { importe: '20.00', numeroCertificado: expect.stringMatching(/^2026-/) },
    ])
    expect(await withheld()).toBe(before + 1)
    await admin!('annulPago', { params: { proyectoId, id: body.id }, body: { motivo: 'Prueba' } })
    expect(await openBalance()).toBe('6672470.00')
  })

  it('is refused at approval if its documents were paid meanwhile, and to whoever loaded it if the company says so', async () => {
    await set('10000000', true)
    const all = (await pay(admin!, '6672470')).body
    await set(null)
    expect((await pay(admin!, '470')).body).toMatchObject({ estado: 'registrado' })
    await set('10000000', true)
    expect((await step(admin!, all.id).approve()).status).toBe(403)
    expect((await step(member!, all.id).approve()).status).toBe(409)
    expect(await openBalance()).toBe('6672000.00')
    expect((await pay(admin!, '6672000.01')).status).toBe(409)
  })
})
