import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../../http/contract.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { signedContract } from '../../../tests/support/signed-contract.ts'

const server = useTestServer()
const company = { params: { desarrolladoraId: 1 } }
const proyectoId = 2
let [admin, member, reader]: Api[] = []
type Rules = Pick<Body<'updateAprobaciones'>, 'reglas' | 'cargaNoAprueba'>

/** Replaces the rules of company 1. */
async function set({ reglas, cargaNoAprueba }: Partial<Rules>) {
  const { version } = (await admin!('getAprobaciones', company)).body
  const body = { reglas: reglas ?? [], cargaNoAprueba: cargaNoAprueba ?? false, version }
  return admin!('updateAprobaciones', { ...company, body })
}

const limit = (hasta: string, entidad: Rules['reglas'][number]['entidad'] = 'certificado') =>
  ({ entidad, rol: 'miembro', moneda: 'ARS', hasta }) as const
const pending = async (api: Api) =>
  (await api('listAprobacionesPendientes', { ...company, query: { size: 200 } })).body.items
const lastNotice = async (api: Api) => (await api('listNotifications')).body[0]

let month = 2
/** An issued certificate of a new contract, loaded and issued by somebody, of 6675570.00. */
async function issued(api: Api) {
  const { certify, ofContract } = await signedContract(admin!, { objeto: `Estructura ${(month += 1)}` })
  const draft = await certify('2025-03', ['36', '0'], 'draft')
  const place = { params: { ...ofContract, id: draft.id } }
  if (api !== admin)
    await api('updateCertificado', { ...place, body: { version: draft.version, otrasRetenciones: '0' } })
  const { body } = await api('issueCertificado', { ...place, body: {} })
  return { ...body, approve: (who: Api) => who('approveCertificado', { ...place, body: {} }) }
}

beforeAll(async () => {
  admin = await server.current.as('demo@obra.test', 1)
  reader = await server.current.join('martin@obra.test', 1, 'lector')
  member = await server.current.join('sofia@obra.test', 1)
})

describe('the rules of a company', () => {
  it('are none at first, and are replaced as a whole, once per version', async () => {
    expect((await reader!('getAprobaciones', company)).body).toEqual({ reglas: [], cargaNoAprueba: false, version: 1 })
    expect((await set({ reglas: [limit('1000')] })).body).toEqual({
      reglas: [limit('1000.00')],
      cargaNoAprueba: false,
      version: 2,
    })
    const stale = { reglas: [], cargaNoAprueba: true, version: 1 }
    expect((await admin!('updateAprobaciones', { ...company, body: stale })).status).toBe(409)
    const twice = await set({ reglas: [limit('1'), limit('2')] })
    expect(twice.body).toMatchObject({ issues: [{ field: 'reglas' }] })
    const history = (await admin!('listCompanyHistory', { ...company, query: { entidad: 'aprobaciones' } })).body
    expect(history).toMatchObject({ total: 1, items: [{ accion: 'cambiar' }] })
  })
})

describe('a certificate', () => {
  it('above the limit of a miembro is approved by an administrador, who is notified', async () => {
    await set({ reglas: [limit('6675569.99')] })
    const certificate = await issued(member!)
    expect(await lastNotice(admin!)).toMatchObject({
      title: expect.stringContaining('Espera tu aprobación: Certificado N.º 1'),
      link: expect.stringContaining(`/certificados/${certificate.id}?proyecto=2`),
    })
    const refused = await certificate.approve(member!)
    expect([refused.status, refused.body]).toMatchObject([
      403,
      {
        error: 'Forbidden',
        message: expect.stringMatching(/^Tu rol aprueba certificados hasta .* Puede aprobarlo Lucía/),
      },
    ])
    const own = (await pending(member!)).find(({ id }) => id === certificate.id)
    expect(own).toMatchObject({
      entidad: 'certificado',
      importe: '6675570.00',
      puede: false,
      aprueban: ['Lucía Ferreyra'],
    })
    expect((await pending(admin!)).find(({ id }) => id === certificate.id)).toMatchObject({ puede: true, motivo: null })
    const place = { params: { proyectoId, entidad: 'certificado', id: certificate.id } as const }
    expect((await reader!('getAprobacion', place)).body).toMatchObject({ puede: false })
    expect((await certificate.approve(admin!)).status).toBe(200)
    expect((await pending(admin!)).some(({ id }) => id === certificate.id)).toBe(false)
  })

  it('up to the limit is approved by the miembro who loaded it', async () => {
    await set({ reglas: [limit('6675570')] })
    const certificate = await issued(member!)
    expect((await certificate.approve(member!)).status).toBe(200)
  })

  it('is not approved by whoever loaded it, if the company says so', async () => {
    await set({ cargaNoAprueba: true })
    const [own, theirs] = [await issued(admin!), await issued(member!)]
    const refused = await own.approve(admin!)
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Puede aprobarlo Sofía Quiroga.') })
    expect((await own.approve(member!)).status).toBe(200)
    // The miembro changed it last, and the administrador created it.
    expect((await theirs.approve(member!)).status).toBe(403)
    expect((await theirs.approve(admin!)).body).toMatchObject({ message: expect.stringContaining('Nadie más puede') })
    await set({})
    expect((await theirs.approve(member!)).status).toBe(200)
  })
})

describe('a budget', () => {
  it('waits in draft with items, and is approved within the limit', async () => {
    await set({ reglas: [limit('10', 'presupuesto')] })
    const base = (await admin!('listPresupuestos', { params: { proyectoId }, query: { estado: 'aprobado' } })).body
    const [approved] = (base as { items: { id: string }[] }).items
    const body = { nombre: 'Segunda versión', copiaDe: approved!.id }
    const { id } = (await member!('createPresupuesto', { params: { proyectoId }, body })).body
    const place = { params: { proyectoId, id } }
    expect((await pending(member!)).find((each) => each.id === id)).toMatchObject({
      titulo: 'Presupuesto Segunda versión',
      puede: false,
    })
    const seen = { body: {} }
    expect((await member!('approvePresupuesto', { ...place, ...seen })).status).toBe(403)
    const { cruces } = (await admin!('getControlResumen', { params: { proyectoId } })).body
    expect(cruces[0]).toMatchObject({ tipo: 'aprobacionPendiente', direccion: '/empresa?ver=aprobaciones' })
    expect((await admin!('approvePresupuesto', { ...place, ...seen })).status).toBe(200)
    await set({})
  })

  it('of a hidden project is not in the list', async () => {
    await set({ cargaNoAprueba: true })
    const all = await pending(admin!)
    const other = all.find((each) => each.proyectoId !== 1)!
    const { items } = (await admin!('listMembers', { ...company, query: { search: 'sofia' } })).body
    const { id, version } = items[0]!
    await admin!('updateMember', { params: { ...company.params, id }, body: { version, proyectos: [1] } })
    expect((await pending(member!)).filter((each) => each.proyectoId !== 1)).toEqual([])
    const { entidad, proyectoId: hidden } = other
    expect((await member!('getAprobacion', { params: { proyectoId: hidden, entidad, id: other.id } })).status).toBe(404)
    const elsewhere = await admin!('getAprobacion', { params: { proyectoId: 1, entidad, id: other.id } })
    expect(elsewhere.status).toBe(404)
  })
})
