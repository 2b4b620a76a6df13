import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('projects', () => {
  it('lists the projects of a company of the user, sorted by name', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listProjects', { params: { developerId: 1 } })
    expect(body.data.map((project) => project.nombre)).toEqual([
      'Altos de Núñez',
      'Estudio Cabildo',
      'Plaza Saavedra',
      'Torre Barrancas',
    ])
  })

  it('answers 404 for a company the user is not a member of', async () => {
    const api = await server.current.as('demo@obra.test')
    const { status } = await api('listProjects', { params: { developerId: 6 } })
    expect(status).toBe(404)
  })

  it('shows a project of any company of the user by its id alone, and no other', async () => {
    const api = await server.current.as('demo@obra.test', 2)
    const read = (proyectoId: number) => api('getProjectById', { params: { proyectoId } })
    const norte = { desarrolladoraId: 1, desarrolladora: 'Norte Desarrollos S.A.' }
    expect((await read(1)).body).toEqual({ id: 1, nombre: 'Torre Barrancas', ...norte })
    const stranger = await server.current.as('martin@obra.test')
    const theirs = await stranger('getProjectById', { params: { proyectoId: 1 } })
    expect([theirs.status, (await read(99_999)).status]).toEqual([404, 404])
  })

  it('selects only a project of the active company', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    const accepted = await api('setActiveProject', { body: { proyectoId: 2 } })
    const other = await api('setActiveProject', { body: { proyectoId: 5 } })
    expect([accepted.body.isSuccess, other.body.isSuccess]).toEqual([true, false])
  })

  it('clears the active project when another company is selected', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    await api('setActiveProject', { body: { proyectoId: 2 } })
    await api('setActiveDeveloper', { body: { desarrolladoraId: 2 } })
    const { read } = server.current.services.store
    const user = await read
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'demo@obra.test')
      .executeTakeFirstOrThrow()
    expect([user.activeCompanyId, user.activeProjectId]).toEqual([2, null])
  })
})
