import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

async function rubro(codigo: string, padreId: string | null = null) {
  const api = await demo()
  const { body } = await api('createRubro', { params, body: { codigo, nombre: codigo, padreId } })
  return body
}

describe('rubros', () => {
  it('of a new company are about 30 defaults, on two levels, in code order', async () => {
    const api = await server.current.as('sofia@obra.test')
    const input = { nombre: 'Nueva', cuit: '30-71234567-1', mail: 'nueva@obra.test' }
    const { data } = (await api('createDeveloper', { body: input })).body
    const newCompany = { params: { desarrolladoraId: data!.id } }
    const { items, total } = (await api('listRubros', { ...newCompany, query: { size: 200 } })).body
    expect(total).toBeGreaterThan(29)
    expect(items.map(({ codigo }) => codigo).slice(0, 3)).toEqual(['01', '01.01', '01.02'])
    expect((await api('listUnidades', newCompany)).body.total).toBe(12)
    expect((await api('listFeriados', newCompany)).body.total).toBeGreaterThan(30)
    expect((await api('listTiposDocumento', newCompany)).body.total).toBeGreaterThan(5)
    expect((await api('listTiposEvento', newCompany)).body.total).toBeGreaterThan(5)
  })

  it('sort numbers in codes numerically', async () => {
    for (const codigo of ['x10', 'x9', 'x9.2', 'x9.10']) await rubro(codigo)
    const { items } = (await (await demo())('listRubros', { params, query: { search: 'x', size: 200 } })).body
    const codes = items.map(({ codigo }) => codigo).filter((codigo) => codigo.startsWith('x'))
    expect(codes).toEqual(['x9', 'x9.2', 'x9.10', 'x10'])
  })

  it('cannot be below themselves, nor deeper than four levels', async () => {
    const api = await demo()
    const one = await rubro('t1')
    const two = await rubro('t2', one.id)
    const three = await rubro('t3', two.id)
    const four = await rubro('t4', three.id)
    const circle = await api('updateRubro', {
      params: { ...params, id: one.id },
      body: { version: 1, padreId: three.id },
    })
    expect(circle.body).toMatchObject({
      issues: [{ field: 'padreId', message: 'Un rubro no puede estar dentro de sí mismo.' }],
    })
    const deep = await api('createRubro', { params, body: { codigo: 't5', nombre: 'x', padreId: four.id } })
    expect([deep.status, deep.body]).toEqual([
      400,
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'padreId' })] }),
    ])
  })

  it('cannot be archived with active children', async () => {
    const api = await demo()
    const top = await rubro('a1')
    await rubro('a2', top.id)
    const { status, body } = await api('updateRubro', {
      params: { ...params, id: top.id },
      body: { version: 1, activo: false },
    })
    expect([status, body]).toEqual([409, expect.objectContaining({ message: expect.stringContaining('1 subrubros') })])
    expect((await api('getRubro', { params: { ...params, id: top.id } })).body.usos).toBe(1)
  })

  it('are reordered, all rubros of a level at once', async () => {
    const api = await demo()
    const top = await rubro('o0')
    const [first, second] = [await rubro('o1', top.id), await rubro('o2', top.id)]
    const order = (ids: string[]) => api('orderRubros', { params, body: { padreId: top.id, ids } })
    expect((await order([second.id, first.id])).body.items.map(({ codigo, orden }) => [codigo, orden])).toEqual([
      ['o2', 1],
      ['o1', 2],
    ])
    expect((await order([second.id])).status).toBe(400)
    expect((await order([second.id, first.id, first.id])).status).toBe(400)
    expect((await order([second.id, top.id])).status).toBe(404)
  })
})
