import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('the history', () => {
  it('of a project is readable by its company only', async () => {
    const api = await demo()
    expect((await api('listProjectHistory', { params: { proyectoId: 1 } })).body).toMatchObject({
      items: [],
      total: 0,
      lastPage: 1,
    })
    expect((await api('listProjectHistory', { params: { proyectoId: 99_999 } })).status).toBe(404)
    const stranger = await server.current.as('martin@obra.test')
    expect((await stranger('listProjectHistory', { params: { proyectoId: 1 } })).status).toBe(404)
  })

  it('of a company is filtered by kind of record, and paged', async () => {
    const api = await demo()
    for (let turn = 0; turn < 12; turn++) {
      await api('createTipoEvento', { params, body: { nombre: `Tipo ${turn}`, color: '#000000' } })
    }
    const query = { entidad: 'tipoEvento', size: 10 }
    const { body } = await api('listCompanyHistory', { params, query })
    expect(body).toMatchObject({ total: 12, lastPage: 2, items: expect.arrayContaining([]) })
    expect(body.items[0]!.despues).toMatchObject({ nombre: 'Tipo 11' })
    expect((await api('listCompanyHistory', { params, query: { ...query, page: 2 } })).body.items).toHaveLength(2)
    expect((await api('listCompanyHistory', { params, query: { entidad: 'rubro' } })).body.total).toBe(0)
  })
})
