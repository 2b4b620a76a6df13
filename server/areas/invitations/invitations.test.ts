import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const company = { params: { desarrolladoraId: 1 } }
const dayMilliseconds = 86_400_000

/** Invites an address and returns the token in its mail. */
async function invite(mail: string, rol: 'miembro' | 'lector' | 'administrador' = 'miembro') {
  const api = await server.current.as('demo@obra.test')
  const { status, body } = await api('createInvitation', { ...company, body: { mail, rol } })
  await server.current.services.background.settled()
  const sent = server.current.mails.findLast(({ to }) => to === mail.toLowerCase())
  return { api, status, body, token: /token=(\w+)/.exec(sent?.text ?? '')?.[1] ?? '' }
}

const accept = (body: object) => server.current.anonymous('acceptInvitation', { wrong: body })
const roleOf = async (email: string) => {
  const { body } = await (await server.current.as('demo@obra.test'))('listMembers', company)
  return body.items.find(({ mail }) => mail === email)?.rol
}

describe('an invitation', () => {
  it('creates an account for a new user, once', async () => {
    const { token, body } = await invite('Julieta@Estudio.test', 'lector')
    expect(body).toMatchObject({ mail: 'julieta@estudio.test', rol: 'lector', estado: 'pendiente' })
    const info = await server.current.anonymous('checkInvitation', { body: { token } })
    expect(info.body).toMatchObject({ desarrolladora: 'Norte Desarrollos S.A.', tieneCuenta: false })
    const missing = await accept({ token })
    expect(missing.body).toMatchObject({ issues: [{ field: 'nombre' }] })
    const input = { token, nombre: 'Julieta Sosa', password: 'una clave larga' }
    const both = await Promise.all([accept(input), accept(input)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const joined = both.find(({ status }) => status === 200)!.body
    expect(joined.sesion?.user).toMatchObject({ name: 'Julieta Sosa', email: 'julieta@estudio.test' })
    expect(await roleOf('julieta@estudio.test')).toBe('lector')
    const session = server.current.withToken(joined.sesion!.accessToken)
    expect((await session('listDevelopers')).body.data.map(({ id }) => id)).toEqual([1])
  })

  it('is accepted by the user with that address only', async () => {
    const { token } = await invite('sofia@obra.test')
    const other = await server.current.as('martin@obra.test')
    const refused = await other('acceptInvitation', { body: { token } })
    expect(refused.body).toMatchObject({ error: 'Other address' })
    const unsigned = await accept({ token, nombre: 'Otra', password: 'una clave larga' })
    expect(unsigned).toMatchObject({ status: 409, body: { error: 'Account exists' } })
    const invited = await server.current.as('sofia@obra.test')
    const { body } = await invited('acceptInvitation', { body: { token } })
    expect(body).toEqual({ desarrolladoraId: 1, desarrolladora: 'Norte Desarrollos S.A.', sesion: null })
    expect((await invited('acceptInvitation', { body: { token } })).status).toBe(404)
    const again = await invite('sofia@obra.test')
    expect(again.status).toBe(409)
  })

  it('is invalid once expired, withdrawn or sent again', async () => {
    const { api, token: first } = await invite('uno@estudio.test')
    const { token: second, body } = await invite('uno@estudio.test', 'administrador')
    const input = { nombre: 'Uno', password: 'una clave larga' }
    expect((await accept({ ...input, token: first })).status).toBe(404)
    server.current.advance(7 * dayMilliseconds - 60_000)
    const info = await server.current.anonymous('checkInvitation', { body: { token: second } })
    expect(info.body).toMatchObject({ rol: 'administrador' })
    server.current.advance(61_000)
    expect((await accept({ ...input, token: second })).status).toBe(404)
    const fresh = await server.current.as('demo@obra.test')
    const { items } = (await fresh('listInvitations', company)).body
    expect(items.filter(({ mail }) => mail === 'uno@estudio.test').map(({ estado }) => estado)).toEqual(['vencida'])
    const { token: third } = await invite('uno@estudio.test')
    const withdraw = { params: { ...company.params, id: body.id } }
    expect((await fresh('deleteInvitation', withdraw)).status).toBe(200)
    expect((await accept({ ...input, token: third })).status).toBe(404)
    expect((await api('deleteInvitation', withdraw)).status).toBe(401)
  })

  it('adds history entries: sent, withdrawn and accepted, with the author', async () => {
    const { api, token, body } = await invite('historia@estudio.test', 'lector')
    const other = await invite('retirada@estudio.test')
    await api('deleteInvitation', { params: { ...company.params, id: other.body.id } })
    await accept({ token, nombre: 'Ana Paz', password: 'una clave larga' })
    const changesOf = async (entidadId: string) => {
      const query = { entidad: 'invitacion', entidadId }
      const { items } = (await api('listCompanyHistory', { ...company, query })).body
      return items.map(({ accion, usuario, despues }) => ({ accion, usuario, despues }))
    }
    const despues = { mail: 'historia@estudio.test', rol: 'lector' }
    expect(await changesOf(body.id)).toEqual([
      { accion: 'aceptar', usuario: 'Ana Paz', despues },
      { accion: 'invitar', usuario: 'Lucía Ferreyra', despues: { ...despues, proyectos: null } },
    ])
    expect((await changesOf(other.body.id)).map(({ accion }) => accion)).toEqual(['retirar', 'invitar'])
  })

  it('is searched by address, sorted as requested and exported', async () => {
    await invite('zulma@lista.test', 'lector')
    server.current.advance(60_000)
    const { api } = await invite('abel@lista.test')
    const list = async (query: Record<string, unknown>) => (await api('listInvitations', { ...company, query })).body
    const mails = async (query: Record<string, unknown>) => (await list(query)).items.map(({ mail }) => mail)
    expect(await mails({ search: 'LISTA.test' })).toEqual(['abel@lista.test', 'zulma@lista.test'])
    expect(await mails({ search: 'lista', sort: 'enviada' })).toEqual(['zulma@lista.test', 'abel@lista.test'])
    expect(await mails({ search: 'lista', sort: 'mail', order: 'desc' })).toEqual([
      'zulma@lista.test',
      'abel@lista.test',
    ])
    expect(await list({ search: 'lista', size: 10 })).toMatchObject({ total: 2, lastPage: 1 })
    const file = await api('listInvitations', { ...company, query: { search: 'zulma', formato: 'csv' } })
    const [heading, ...rows] = new TextDecoder().decode(file.bytes).trim().split('\r\n')
    expect(heading).toBe('Mail;Rol;Proyectos;Invitó;Enviada;Vence;Estado')
    expect(rows).toEqual([expect.stringMatching(/^zulma@lista\.test;Lector;Todos;Lucía Ferreyra;.*;Pendiente$/)])
  })

  it('is sent by administrators only', async () => {
    for (const rol of ['miembro', 'lector'] as const) {
      const api = await server.current.join('martin@obra.test', 2, rol)
      const input = { params: { desarrolladoraId: 2 }, body: { mail: 'x@estudio.test', rol } }
      expect((await api('createInvitation', input)).status).toBe(403)
      expect((await api('listInvitations', { params: { desarrolladoraId: 2 } })).status).toBe(403)
    }
  })
})
