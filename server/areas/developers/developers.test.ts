import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const input = { nombre: 'Delta Viviendas', cuit: '30-71777009-5', mail: 'hola@delta.test' }

describe('developers', () => {
  it('lists only the companies of the user, in Spanish alphabetical order', async () => {
    const api = await server.current.as('demo@obra.test')
    const { status, body } = await api('listDevelopers')
    expect(status).toBe(200)
    expect(body.data.map((developer) => developer.id)).toEqual([3, 5, 1, 2, 4])
  })

  it('answers how many projects each has, and when it was last selected', async () => {
    const api = await server.current.as('demo@obra.test')
    const now = server.current.services.clock().toISOString()
    await api('setActiveDeveloper', { body: { desarrolladoraId: 2 } })
    const { data } = (await api('listDevelopers')).body
    for (const { id, proyectos } of data) {
      const projects = await api('listProjects', { params: { developerId: id } })
      expect(proyectos, `company ${id}`).toBe(projects.body.data.length)
    }
    expect(data.find(({ id }) => id === 2)?.ultimaApertura).toBe(now)
    expect(data.find(({ id }) => id === 5)?.ultimaApertura).toBeNull()
  })

  it('makes the creator a member of the new company', async () => {
    const api = await server.current.as('sofia@obra.test')
    const created = await api('createDeveloper', { body: input })
    expect(created.body).toMatchObject({
      isSuccess: true,
      message: '',
      data: { nombre: 'Delta Viviendas', telefono: '' },
    })
    const { body } = await api('listDevelopers')
    expect(body.data.map((developer) => developer.nombre)).toEqual(['Delta Viviendas'])
    const params = { desarrolladoraId: body.data[0]!.id }
    expect((await api('listMembers', { params })).body.items).toMatchObject([{ rol: 'administrador' }])
    const history = await api('listCompanyHistory', { params, query: { entidad: 'empresa' } })
    expect(history.body.items).toMatchObject([{ accion: 'crear', despues: { nombre: 'Delta Viviendas' } }])
  })

  it('creates one company for two concurrent identical requests', async () => {
    const api = await server.current.as('martin@obra.test')
    const answers = await Promise.all([
      api('createDeveloper', { body: input }),
      api('createDeveloper', { body: { ...input, cuit: '30 71777009 5' } }),
    ])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    const { body } = await api('listDevelopers')
    expect(body.data.filter((developer) => developer.nombre === input.nombre)).toHaveLength(1)
  })

  it("refuses to select another user's company with isSuccess false and an empty message", async () => {
    const api = await server.current.as('demo@obra.test')
    const { status, body } = await api('setActiveDeveloper', { body: { desarrolladoraId: 6 } })
    expect({ status, body }).toEqual({ status: 200, body: { isSuccess: false, message: '' } })
  })

  it('names each missing, empty or unknown field', async () => {
    const api = await server.current.as('demo@obra.test')
    const { status, body } = await api('createDeveloper', { wrong: { nombre: '  ', mail: 'x', color: 'rojo' } })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      issues: [
        { field: 'nombre', message: 'No puede quedar vacío.' },
        { field: 'cuit', message: 'Es obligatorio.' },
        { field: 'mail', message: 'Ingresá un email válido.' },
        { field: 'color', message: 'Este campo no existe.' },
      ],
    })
  })

  it('answers 401 without a session', async () => {
    const { status } = await server.current.anonymous('listDevelopers')
    expect(status).toBe(401)
  })
})

describe('the sample screens', () => {
  it('are shown in a sample store, and afterwards as the company decides', async () => {
    const api = await server.current.as('demo@obra.test')
    const params = { desarrolladoraId: 5 }
    const shown = async () => {
      await api('setActiveDeveloper', { body: params })
      const selection = (await api('getSelection')).body.data
      const company = (await api('getCompany', { params })).body
      expect(selection.pantallasDeMuestra).toBe(company.pantallasDeMuestra)
      return company.pantallasDeMuestra
    }
    const { store } = server.current.services
    expect(await shown()).toBe(true)
    const marks = await store.read.selectFrom('sampleMarks').selectAll().execute()
    await store.write((db) => db.deleteFrom('sampleMarks').execute())
    expect(await shown()).toBe(false)
    const { version } = (await api('getCompany', { params })).body
    await api('updateCompany', { params, body: { version, pantallasDeMuestra: true } })
    expect(await shown()).toBe(true)
    await store.write((db) => db.insertInto('sampleMarks').values(marks).execute())
    await api('updateCompany', { params, body: { version: version + 1, pantallasDeMuestra: false } })
    expect(await shown()).toBe(false)
  })
})
