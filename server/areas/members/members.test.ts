import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { insertAccount } from '../auth/queries.ts'
import { insertMembership } from './queries.ts'

const server = useTestServer()
const lucia = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01'
const martin = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b02'
const sofia = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b03'
const inCompany = (desarrolladoraId: number, id?: string) => ({
  params: { desarrolladoraId, ...(id && { id }) } as never,
})

const csvOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim().split('\r\n')

describe('members', () => {
  it('are listed by name, and searched by words of name and mail', async () => {
    const api = await server.current.as('demo@obra.test')
    await server.current.join('sofia@obra.test', 1)
    const { body } = await api('listMembers', inCompany(1))
    expect(body.items.map(({ nombre, rol }) => [nombre, rol])).toEqual([
      ['Lucía Ferreyra', 'administrador'],
      ['Sofía Quiroga', 'miembro'],
    ])
    expect(body).toMatchObject({ total: 2, page: 1, size: 25, lastPage: 1 })
    const found = await api('listMembers', { ...inCompany(1), query: { search: 'QUIROGA sofía' } })
    expect(found.body.items.map(({ id }) => id)).toEqual([sofia])
    const byMail = await api('listMembers', { ...inCompany(1), query: { search: 'sofia@obra' } })
    expect(byMail.body.items.map(({ id }) => id)).toEqual([sofia])
  })

  it('are paged in a large company, and found by a changed name at once', async () => {
    const api = await server.current.as('demo@obra.test')
    const colleague = await server.current.join('sofia@obra.test', 4)
    const since = '2026-03-16T12:00:00.000Z'
    const names = Array.from({ length: 30 }, (_, index) => `Óscar ${String(index).padStart(2, '0')}`)
    await server.current.services.store.write(async (db) => {
      for (const name of names) {
        const id = crypto.randomUUID()
        const account = { id, name, email: `${id}@obra.test`, passwordHash: '', confirmedAt: null, createdAt: since }
        await insertAccount(db, account)
        await insertMembership(db, {
          userId: id,
          companyId: 4,
          rol: 'lector',
          proyectos: null,
          cuitDigits: '',
          desde: since,
        })
      }
    })
    const page = { ...inCompany(4), query: { search: 'oscar', page: 3, size: 10 } }
    const { body } = await api('listMembers', page)
    expect(body).toMatchObject({ total: 30, lastPage: 3 })
    expect(body.items.map(({ nombre }) => nombre)).toEqual(names.slice(20))
    await colleague('updateUser', { body: { user: { name: 'Ñata Ávila' } } })
    const renamed = await api('listMembers', { ...inCompany(4), query: { search: 'nata avila' } })
    expect(renamed.body.items.map(({ id }) => id)).toEqual([sofia])
  })

  it('are sorted as requested, also in an export', async () => {
    const api = await server.current.as('demo@obra.test')
    await server.current.join('sofia@obra.test', 5, 'lector')
    const roles = async (query: Record<string, unknown>) =>
      (await api('listMembers', { ...inCompany(5), query })).body.items.map(({ rol }) => rol)
    expect(await roles({ sort: 'rol' })).toEqual(['administrador', 'lector'])
    expect(await roles({ sort: 'rol', order: 'desc' })).toEqual(['lector', 'administrador'])
    expect(await roles({ sort: 'mail', order: 'desc' })).toEqual(['lector', 'administrador'])
    const file = await api('listMembers', { ...inCompany(5), query: { formato: 'csv', search: 'sofia@obra' } })
    const [heading, ...rows] = csvOf(file.bytes)
    expect(heading).toBe('Persona;Mail;Rol;Proyectos;Desde')
    expect(rows).toEqual([expect.stringMatching(/;sofia@obra\.test;Lector;/)])
    const xlsx = await api('listMembers', { ...inCompany(5), query: { formato: 'xlsx' } })
    expect(new TextDecoder().decode(xlsx.bytes.slice(0, 2))).toBe('PK')
  })

  it('change role once per version', async () => {
    const api = await server.current.as('demo@obra.test')
    await server.current.join('sofia@obra.test', 1)
    const { items } = (await api('listMembers', inCompany(1))).body
    const { version } = items.find(({ id }) => id === sofia)!
    const change = () => api('updateMember', { ...inCompany(1, sofia), body: { rol: 'lector', version } })
    const both = await Promise.all([change(), change()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.map(({ body }) => (body as { error?: string }).error)).toContain('Stale version')
  })

  it('include at least one administrator: the last one cannot leave or step down, also concurrently', async () => {
    const api = await server.current.as('demo@obra.test')
    const ownMembership = (await api('listMembers', inCompany(2))).body.items[0]!
    const down = { rol: 'miembro' as const, version: ownMembership.version }
    for (const answer of [
      await api('removeMember', inCompany(2, lucia)),
      await api('updateMember', { ...inCompany(2, lucia), body: down }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ error: 'Last administrator' })
    }
    const other = await server.current.join('sofia@obra.test', 2, 'administrador')
    const leaving = await Promise.all([
      api('removeMember', inCompany(2, lucia)),
      other('removeMember', inCompany(2, sofia)),
    ])
    expect(leaving.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('may leave on their own, are removed by administrators only, and leave their records behind', async () => {
    const api = await server.current.as('demo@obra.test')
    const colleague = await server.current.join('martin@obra.test', 3)
    const { body: board } = await colleague('createBoard', { body: { board: { title: 'De Martín' } } })
    expect((await colleague('removeMember', inCompany(3, lucia))).status).toBe(403)
    expect((await colleague('removeMember', inCompany(3, martin))).status).toBe(200)
    expect((await colleague('listMembers', inCompany(3))).status).toBe(404)
    const inThree = await server.current.as('demo@obra.test', 3)
    expect((await inThree('getBoard', { query: { id: board.id } })).body.title).toBe('De Martín')
    expect((await api('removeMember', inCompany(3, martin))).status).toBe(404)
  })
})
