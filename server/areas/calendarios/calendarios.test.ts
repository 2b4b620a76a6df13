import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId: 1 }

describe('calendarios', () => {
  it('show their address once, are read without a session, and stop when revoked', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('createCalendario', { params, body: { nombre: 'Mi teléfono', conVencimientos: true } })
    const archivo = body.direccion.split('/').at(-1)!
    const read = () => server.current.anonymous('getCalendarioSuscripcion', { params: { archivo } })
    const { status, bytes, headers } = await read()
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(new TextDecoder().decode(bytes)).toContain('SUMMARY:Vence')
    const list = (await api('listCalendarios', { params })).body
    expect(list.items).toMatchObject([{ nombre: 'Mi teléfono', usado: expect.any(String) }])
    expect(JSON.stringify(list)).not.toContain(archivo.slice(0, 32))
    await api('deleteCalendario', { params: { ...params, id: body.calendario.id } })
    expect((await read()).status).toBe(404)
  })

  it('stop when their owner leaves the company', async () => {
    const api = await server.current.join('sofia@obra.test', 1, 'lector')
    const { body } = await api('createCalendario', { params, body: { nombre: 'Sofía' } })
    const archivo = body.direccion.split('/').at(-1)!
    const read = () => server.current.anonymous('getCalendarioSuscripcion', { params: { archivo } })
    expect((await read()).status).toBe(200)
    const { store } = server.current.services
    await store.write((db) =>
      db.deleteFrom('memberships').where('companyId', '=', 1).where('rol', '=', 'lector').execute(),
    )
    expect((await read()).status).toBe(404)
  })

  it('are at most 20 of a person', async () => {
    const api = await server.current.as('demo@obra.test')
    const create = async () => (await api('createCalendario', { params, body: { nombre: 'Otro' } })).status
    for (let made = 0; made < 20; made++) await create()
    expect(await create()).toBe(409)
  })
})
