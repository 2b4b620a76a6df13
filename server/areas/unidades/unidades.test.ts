import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('units', () => {
  it('have 0 to 4 decimals, and are counted where materials use them', async () => {
    const api = await demo()
    const wrong = { codigo: 'p', nombre: 'Palada', tipo: 'volumen', decimales: 5 }
    expect((await api('createUnidad', { params, wrong })).body).toMatchObject({ issues: [{ field: 'decimales' }] })
    const { items } = (await api('listUnidades', { params, query: { search: 'bolsa' } })).body
    expect(items[0]).toMatchObject({ codigo: 'bolsa', decimales: 0 })
    expect(items[0]!.usos).toBeGreaterThan(5)
  })
})
