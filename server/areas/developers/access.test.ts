import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const naming = (developer?: number | string, project?: number | string) => ({
  headers: {
    ...(developer !== undefined && { 'Obra-Desarrolladora': String(developer) }),
    ...(project !== undefined && { 'Obra-Proyecto': String(project) }),
  },
})

describe('the company of a call', () => {
  it('is the one that its headers name, whatever the account chose', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    await api('setActiveProject', { body: { proyectoId: 2 } })
    const own = await api('getSelection')
    const other = await api('getSelection', naming(2))
    const ofProject = await api('getSelection', naming(undefined, 5))
    expect(own.body.data).toMatchObject({ desarrolladora: { id: 1 }, proyecto: { id: 2 } })
    expect(other.body.data).toMatchObject({ desarrolladora: { id: 2 }, proyecto: null })
    expect(ofProject.body.data).toMatchObject({ desarrolladora: { id: 2 }, proyecto: { id: 5 } })
  })

  it('is 404 where it is somebody else’s, or the project is another company’s', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const input of [naming(6), naming(99_999), naming(1, 5), naming(undefined, 99_999)]) {
      expect((await api('listBoards', input)).status, JSON.stringify(input)).toBe(404)
    }
  })

  it('is 400 where the header is no number', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const input of [naming('norte'), naming('0'), naming(1, '-3'), naming('99999999999')]) {
      const { status, body } = await api('listBoards', input)
      expect(status).toBe(400)
      expect(body).toMatchObject({ issues: [{ field: expect.stringContaining('Obra-') }] })
    }
  })

  it('lets a tab choose a project of its own company, and takes both over as the account’s choice', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('setActiveDeveloper', { body: { desarrolladoraId: 2 } })
    const { body } = await api('setActiveProject', { body: { proyectoId: 2 }, ...naming(1) })
    expect(body.isSuccess).toBe(true)
    const { data } = (await api('getSelection')).body
    expect(data).toMatchObject({ desarrolladora: { id: 1 }, proyecto: { id: 2 } })
  })

  it('is nowhere for somebody without any: lists are empty, and a change says what to do', async () => {
    const api = await server.current.as('sofia@obra.test')
    expect((await api('getProjectDashboard')).status).toBe(409)
    const { status, body } = await api('createBoard', { body: { board: { title: 'Obra nueva' } } })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: 'No company', message: expect.stringContaining('Creá la tuya') })
  })

  it('may be read by a lector, who is refused each change with 403', async () => {
    const api = await server.current.as('demo@obra.test')
    const { store } = server.current.services
    await store.write((db) =>
      db.updateTable('memberships').set({ rol: 'lector' }).where('developerId', '=', 3).execute(),
    )
    expect((await api('listBoards', naming(3))).status).toBe(200)
    const { status, body } = await api('createBoard', { body: { board: { title: 'Obra nueva' } }, ...naming(3) })
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: 'Forbidden' })
  })

  it('is the first by name for who names none and has chosen none', async () => {
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
