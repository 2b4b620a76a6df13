import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const naming = (developer?: number | string, project?: number | string) => ({
  headers: {
    ...(developer !== undefined && { 'Obra-Desarrolladora': String(developer) }),
    ...(project !== undefined && { 'Obra-Proyecto': String(project) }),
  },
})

describe('the company of a request', () => {
  it('is the one in its headers, whatever the user selected', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    await api('setActiveProject', { body: { proyectoId: 2 } })
    const selection = await api('getSelection')
    const other = await api('getSelection', naming(2))
    const ofProject = await api('getSelection', naming(undefined, 5))
    expect(selection.body.data).toMatchObject({ desarrolladora: { id: 1 }, proyecto: { id: 2 } })
    expect(other.body.data).toMatchObject({ desarrolladora: { id: 2 }, proyecto: null })
    expect(ofProject.body.data).toMatchObject({ desarrolladora: { id: 2 }, proyecto: { id: 5 } })
  })

  it('is 404 if the user is not in it, or if the project is in another company', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const input of [naming(6), naming(99_999), naming(1, 5), naming(undefined, 99_999)]) {
      expect((await api('listBoards', input)).status, JSON.stringify(input)).toBe(404)
    }
  })

  it('is 400 if the header is not a number', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const input of [naming('norte'), naming('0'), naming(1, '-3'), naming('99999999999')]) {
      const { status, body } = await api('listBoards', input)
      expect(status).toBe(400)
      expect(body).toMatchObject({ issues: [{ field: expect.stringContaining('Obra-') }] })
    }
  })

  it("lets a tab select a project of its own company, and stores both as the user's selection", async () => {
    const api = await server.current.as('demo@obra.test')
    await api('setActiveDeveloper', { body: { desarrolladoraId: 2 } })
    const { body } = await api('setActiveProject', { body: { proyectoId: 2 }, ...naming(1) })
    expect(body.isSuccess).toBe(true)
    const { data } = (await api('getSelection')).body
    expect(data).toMatchObject({ desarrolladora: { id: 1 }, proyecto: { id: 2 } })
  })

  it('is none for a user without companies: lists are empty, and a change answers what to do', async () => {
    const api = await server.current.as('sofia@obra.test')
    expect((await api('getProjectDashboard')).status).toBe(409)
    const { status, body } = await api('createBoard', { body: { board: { title: 'Obra nueva' } } })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: 'No company', message: expect.stringContaining('Creá la tuya') })
  })

  it('is readable by a lector, who gets 403 for each change', async () => {
    const api = await server.current.as('demo@obra.test')
    const { store } = server.current.services
    await store.write((db) => db.updateTable('memberships').set({ rol: 'lector' }).where('companyId', '=', 3).execute())
    expect((await api('listBoards', naming(3))).status).toBe(200)
    const { status, body } = await api('createBoard', { body: { board: { title: 'Obra nueva' } }, ...naming(3) })
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: 'Forbidden' })
  })

  it('is the first by name if none is named or selected', async () => {
    await server.current.join('sofia@obra.test', 1)
    const cuyo = await server.current.join('sofia@obra.test', 3)
    const api = await server.current.as('sofia@obra.test')
    expect((await api('getSelection')).body.data.desarrolladora).toBeNull()
    const { body: board } = await api('createBoard', { body: { board: { title: 'Sin nombrar empresa' } } })
    expect((await cuyo('getBoard', { query: { id: board.id } })).status).toBe(200)
    expect((await api('getBoard', { query: { id: board.id }, ...naming(1) })).status).toBe(404)
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    expect((await api('getBoard', { query: { id: board.id } })).status).toBe(404)
  })
})
