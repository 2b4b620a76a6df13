import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('depósitos', () => {
  it('need the project or supplier of their kind, from the same company', async () => {
    const api = await demo()
    const create = async (body: object) => api('createDeposito', { params, wrong: { nombre: 'Pañol', ...body } })
    expect((await create({ tipo: 'obra' })).body).toMatchObject({ issues: [{ field: 'proyectoId' }] })
    expect((await create({ tipo: 'central', proyectoId: 1 })).body).toMatchObject({ issues: [{ field: 'proyectoId' }] })
    expect((await create({ tipo: 'proveedor' })).body).toMatchObject({ issues: [{ field: 'proveedorId' }] })
    expect((await create({ tipo: 'obra', proyectoId: 5 })).status).toBe(404)
    expect((await create({ tipo: 'obra', proyectoId: 1 })).status).toBe(200)
  })
})
