import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

async function cac() {
  const api = await demo()
  const { items } = (await api('listIndices', { params, query: { search: 'CAC' } })).body
  return { api, indiceId: items[0]!.id, index: items[0]! }
}

describe('índices', () => {
  it('show their last value, and keep their frequency once they have values', async () => {
    const { api, index } = await cac()
    const { total } = (await api('listIndiceValores', { params: { ...params, indiceId: index.id } })).body
    // Projects and contracts use it too.
    expect(index.usos).toBeGreaterThan(total)
    expect(index).toMatchObject({ codigo: 'CAC', ultimo: { periodo: '2026-02', provisorio: true } })
    const change = { version: index.version, frecuencia: 'diaria' as const }
    expect((await api('updateIndice', { params: { ...params, id: index.id }, body: change })).status).toBe(409)
  })

  it.each([
    [{ periodo: '2026-03-01', valor: '10' }, 'periodo'],
    [{ periodo: '2026-03', valor: '0' }, 'valor'],
    [{ periodo: '2026-13', valor: '10' }, 'periodo'],
  ])('refuse the value %j at its field', async (wrong, field) => {
    const { api, indiceId } = await cac()
    const { status, body } = await api('createIndiceValor', { params: { ...params, indiceId }, wrong })
    expect([status, body]).toEqual([400, expect.objectContaining({ issues: [expect.objectContaining({ field })] })])
  })

  it('accept each period once, and a republished value as a change', async () => {
    const { api, indiceId } = await cac()
    const indexPlace = { ...params, indiceId }
    const { items } = (await api('listIndiceValores', { params: indexPlace })).body
    const again = await api('createIndiceValor', { params: indexPlace, body: { periodo: '2026-02', valor: '1' } })
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('2026-02') }),
    ])
    const place = { ...indexPlace, id: items[0]!.id }
    const { body } = await api('updateIndiceValor', {
      params: place,
      body: { version: 1, valor: '19000.123456', provisorio: false },
    })
    expect(body).toMatchObject({ valor: '19000.123456', provisorio: false, version: 2 })
    expect((await api('getIndiceValor', { params: place })).body).toEqual(body)
    const loaded = [
      { periodo: '2026-02', valor: '19000.123456' },
      { periodo: '2026-03', valor: '19200', provisorio: true },
    ]
    const answer = await api('loadIndiceValores', { params: indexPlace, body: { valores: loaded } })
    expect(answer.body).toEqual({ creados: 1, cambiados: 0, iguales: 1 })
  })

  it('answer 404 for a value of another index', async () => {
    const { api, indiceId } = await cac()
    const others = (await api('listIndices', { params, query: { search: 'ICC' } })).body.items
    const { items } = (await api('listIndiceValores', { params: { ...params, indiceId } })).body
    const place = { ...params, indiceId: others[0]!.id, id: items[0]!.id }
    expect((await api('getIndiceValor', { params: place })).status).toBe(404)
  })
})
