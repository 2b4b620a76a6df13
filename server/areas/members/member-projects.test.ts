/** What a member who sees only project 1 of company 1 gets outside of it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeposit, createMaterial, kardexOf, move, proyectoId, stockOf } from '../../../tests/support/stock.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { notifyDueDates } from '../notifications/due-dates.service.ts'

const server = useTestServer()
const sofia = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b03'
const params = { desarrolladoraId: 1 }
const ofMember = { params: { ...params, id: sofia } }
let [admin, member]: Api[] = []

/** Changes what Sofía sees. */
async function show(proyectos: number[] | null, more: object = {}) {
  const { items } = (await admin!('listMembers', { params, query: { search: 'sofia' } })).body
  return admin!('updateMember', { ...ofMember, body: { proyectos, version: items[0]!.version, ...more } })
}

beforeAll(async () => {
  admin = await server.current.as('demo@obra.test', 1)
  member = await server.current.join('sofia@obra.test', 1)
})

describe('the projects of a member', () => {
  it('are a list of the company or all, and all for an administrador', async () => {
    expect((await show([1, 5])).status).toBe(404)
    expect((await show([1, 1])).body).toMatchObject({ proyectos: [1], rol: 'miembro' })
    expect((await show([1], { rol: 'administrador' })).body).toMatchObject({ proyectos: null })
    expect((await show([1], { rol: 'miembro' })).body).toMatchObject({ proyectos: [1] })
    const notices = (await member!('listNotifications')).body
    expect(JSON.stringify(notices)).toContain('Ahora ves un proyecto de Norte Desarrollos')
  })

  it('are the only ones whose loads are listed and shown', async () => {
    await show([1])
    const form = new FormData()
    form.append('tipo', 'eventos')
    form.append('proyectoId', '2')
    form.append('archivo', new File(['Título;Fecha\nVisita;2026-03-20\n'], 'eventos.csv'))
    const { body: hidden } = await admin!('createCarga', { params, wrong: form })
    const idsOf = async (api: Api) => (await api('listCargas', { params })).body.items.map(({ id }) => id)
    expect(await idsOf(admin!)).toContain(hidden.id)
    expect(await idsOf(member!)).not.toContain(hidden.id)
    const place = { params: { ...params, id: hidden.id } }
    expect((await member!('getCarga', place)).status).toBe(404)
    expect((await member!('listCargaFilas', place)).status).toBe(404)
    expect((await member!('runCarga', { ...place, body: { version: hidden.version } })).status).toBe(404)
    const other = new FormData()
    for (const [name, value] of form.entries()) other.append(name, value)
    expect((await member!('createCarga', { params, wrong: other })).status).toBe(404)
  })

  it('are the only ones in lists, the count of the company and the search', async () => {
    await show([1])
    const ids = (rows: { id: number }[] | undefined) => (rows ?? []).map(({ id }) => id)
    expect(ids((await member!('listProjects', { params: { developerId: 1 } })).body.data)).toEqual([1])
    expect((await member!('listCompanyProjects', { params })).body).toMatchObject({ total: 1, items: [{ id: 1 }] })
    expect((await member!('listDevelopers')).body.data).toMatchObject([{ id: 1, proyectos: 1 }])
    const search = async (query: string) =>
      JSON.stringify((await member!('searchEverything', { body: { query } })).body)
    expect(await search('Barrancas')).toContain('/proyectos/1')
    expect(await search('Núñez')).not.toContain('/proyectos/2')
  })

  it('are the only ones that can be selected, and a selected one is left when it is hidden', async () => {
    await show(null)
    expect((await member!('setActiveProject', { body: { proyectoId: 2 } })).body.isSuccess).toBe(true)
    await show([1])
    const plain = await server.current.as('sofia@obra.test')
    expect((await plain('getSelection')).body.data).toMatchObject({ desarrolladora: { id: 1 }, proyecto: null })
    expect((await member!('setActiveProject', { body: { proyectoId: 2 } })).body.isSuccess).toBe(false)
    expect((await plain('getProjectDashboard')).status).toBe(409)
  })

  it('hide what all projects share: the accounts, in payments, the flow and the history', async () => {
    await show([1])
    const { body: own } = await admin!('listCuentas', { params, query: { moneda: 'ARS' } })
    const cuentaId = own.items[0]!.id
    expect((await member!('getSelection')).body.data.todosLosProyectos).toBe(false)
    expect((await member!('listCuentas', { params })).status).toBe(403)
    const place = { params: { proyectoId: 1 } }
    const cobro = { fecha: '2026-03-10', concepto: 'otro', de: 'Ana', importe: '5' } as const
    expect((await member!('createCobro', { ...place, body: { ...cobro, cuentaId } })).status).toBe(403)
    expect((await member!('createCobro', { ...place, body: cobro })).body.cuentaId).toBeNull()
    const flows = await Promise.all([admin!, member!].map(async (api) => (await api('getFlujo', place)).body.cuentas))
    expect(flows).toEqual([expect.objectContaining({ cantidad: expect.any(Number) }), null])
    const { nombre, version } = own.items[0]!
    await admin!('updateCuenta', { params: { ...params, id: cuentaId }, body: { nombre, version, banco: 'Otro' } })
    const query = { entidad: 'cuenta' as never }
    expect((await admin!('listCompanyHistory', { params, query })).body.total).toBe(1)
    expect((await member!('listCompanyHistory', { params, query })).body.total).toBe(0)
    await show(null)
    expect((await member!('getSelection')).body.data.todosLosProyectos).toBe(true)
    expect((await member!('listCuentas', { params })).status).toBe(200)
  })

  it('are the only ones in the history and the activities', async () => {
    await show([1])
    const deposit = { nombre: 'Pañol de Núñez', tipo: 'obra' as const, proyectoId: 2 }
    const { id } = (await admin!('createDeposito', { params, body: deposit })).body
    const hidden = (await admin!('listProjectHistory', { params: { proyectoId: 2 } })).body
    const change = { params: { desarrolladoraId: 1, proyectoId: 2 } as never }
    const { version } = (await admin!('getProject', change)).body
    await admin!('updateProject', { ...change, body: { descripcion: 'Cambio secreto', version } })
    expect((await admin!('listProjectHistory', { params: { proyectoId: 2 } })).body.total).toBe(hidden.total + 1)
    const texts = await Promise.all([
      member!('listCompanyHistory', { params, query: { size: 200 } }),
      member!('listActivities'),
    ])
    const company = (await admin!('listCompanyHistory', { params, query: { size: 200 } })).body
    expect(JSON.stringify(company)).toContain('Cambio secreto')
    for (const { status, body } of texts) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/Cambio secreto|Pañol de Núñez/)
    }
    expect((await member!('getDeposito', { params: { ...params, id } })).status).toBe(404)
    const deposits = (await member!('listDepositos', { params, query: { size: 200 } })).body
    expect(JSON.stringify(deposits)).not.toContain('Pañol de Núñez')
  })

  it('count in central stock alone', async () => {
    await show(null)
    const [material, deposit] = [await createMaterial(admin!, 'u'), await createDeposit(admin!)]
    const key = { depositoId: deposit.id, materialId: material.id }
    await move(admin!, key, { cantidad: '10', precio: '100' }, {})
    const lineas = [{ materialId: material.id, cantidad: '4', precio: '100' }]
    const fecha = '2026-03-02'
    const entry = { tipo: 'ingreso' as const, fecha, estado: 'confirmado' as const, depositoId: deposit.id, lineas }
    await admin!('createMovimiento', { params: { proyectoId: 1 }, body: entry })
    await show([proyectoId])
    expect(await stockOf(member!, key)).toMatchObject({ fisico: '10.0000', valorPromedio: '1000.00' })
    expect(await kardexOf(member!, key)).toMatchObject([{ saldo: '10.0000' }])
    const query = { depositoId: deposit.id }
    const totals = async (api: Api) => (await api('listStock', { params: { proyectoId }, query })).body
    expect(await totals(member!)).toMatchObject({ total: 1, totales: { valorPromedio: '1000.00' } })
    expect(await totals(admin!)).toMatchObject({ total: 1, totales: { valorPromedio: '1400.00' } })
    await show([1])
    const inOne = (await member!('listKardex', { params: { proyectoId: 1, materialId: material.id } })).body
    expect(inOne).toMatchObject({ total: 1, items: [{ saldo: '4.0000' }] })
    expect((await member!('listAReponer', { params: { proyectoId: 1 } })).status).toBe(200)
  })

  it('end calendar links, due notices and live events of the others', async () => {
    await show(null)
    const { body } = await member!('createCalendario', { params: { proyectoId: 2 }, body: { nombre: 'Mi teléfono' } })
    const archivo = body.direccion.split('/').at(-1)!
    const read = async () =>
      (await server.current.anonymous('getCalendarioSuscripcion', { params: { archivo } })).status
    expect(await read()).toBe(200)
    const headers = {
      Authorization: `Bearer ${await server.current.tokenOf('sofia@obra.test')}`,
      'Obra-Proyecto': '2',
    }
    const stream = await server.current.app.request('/api/common/events?age=0', { headers })
    await show([1])
    // The end of the stream; it would wait for the next change if the project were still followed.
    expect(await new Response(stream.body).text()).toContain(': here')
    expect((await server.current.app.request('/api/common/events', { headers })).status).toBe(404)
    expect(await read()).toBe(404)
    await notifyDueDates(server.current.services)
    expect(JSON.stringify((await member!('listNotifications')).body)).not.toContain('proyecto=2')
  })

  it('go from an invitation to the membership', async () => {
    const api = server.current.anonymous
    const invite = (proyectos: number[]) =>
      admin!('createInvitation', { params, body: { mail: 'nueva@obra.test', rol: 'lector', proyectos } })
    expect((await invite([5])).status).toBe(404)
    expect((await invite([2, 1])).body).toMatchObject({ proyectos: [1, 2] })
    await server.current.services.background.settled()
    const token = /token=(\w+)/.exec(server.current.mails.at(-1)!.text)![1]!
    const joined = await api('acceptInvitation', { body: { token, nombre: 'Nueva', password: 'clave-larga-26' } })
    expect(joined.status).toBe(200)
    const { items } = (await admin!('listMembers', { params, query: { search: 'nueva' } })).body
    expect(items).toMatchObject([{ rol: 'lector', proyectos: [1, 2] }])
    // A person who sees some projects learns nothing of the others.
    expect((await member!('listMembers', { params, query: { search: 'nueva' } })).body.items).toMatchObject([
      { proyectos: [1] },
    ])
  })
})
