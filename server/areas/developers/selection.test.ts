import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('the selection', () => {
  it('is empty until the user selects a company', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { body } = await api('getSelection')
    expect(body).toEqual({
      isSuccess: true,
      message: '',
      data: { desarrolladora: null, proyecto: null, rol: null, pantallasDeMuestra: true },
    })
  })

  it('has the active company and project, and clears the project with another company', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    await api('setActiveProject', { body: { proyectoId: 2 } })
    const chosen = await api('getSelection')
    expect(chosen.body.data).toMatchObject({
      desarrolladora: { id: 1, nombre: 'Norte Desarrollos S.A.' },
      proyecto: { id: 2, nombre: 'Altos de Núñez' },
    })
    await api('setActiveDeveloper', { body: { desarrolladoraId: 2 } })
    const changed = await api('getSelection')
    expect(changed.body.data).toMatchObject({ desarrolladora: { id: 2 }, proyecto: null })
  })

  it('excludes a company that the user has left', async () => {
    const api = await server.current.as('martin@obra.test')
    const [company] = (await api('listDevelopers')).body.data
    await api('setActiveDeveloper', { body: { desarrolladoraId: company!.id } })
    const [project] = (await api('listProjects', { params: { developerId: company!.id } })).body.data
    await api('setActiveProject', { body: { proyectoId: project!.id } })
    await server.current.services.store.write((db) =>
      db.deleteFrom('memberships').where('companyId', '=', company!.id).execute(),
    )
    const { body } = await api('getSelection')
    expect(body.data).toEqual({ desarrolladora: null, proyecto: null, rol: null, pantallasDeMuestra: true })
  })

  it('answers 401 without a session', async () => {
    const { status } = await server.current.anonymous('getSelection')
    expect(status).toBe(401)
  })
})
