import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('unidades', () => {
  it('have 0 to 4 decimals, and a count of the materials that use them', async () => {
    const api = await demo()
    const wrong = { codigo: 'p', nombre: 'Palada', tipo: 'volumen', decimales: 5 }
    expect((await api('createUnidad', { params, wrong })).body).toMatchObject({ issues: [{ field: 'decimales' }] })
    const { items } = (await api('listUnidades', { params, query: { search: 'bolsa' } })).body
    expect(items[0]).toMatchObject({ codigo: 'bolsa', decimales: 0 })
    expect(items[0]!.usos).toBeGreaterThan(5)
  })

  it('of a new company are the defaults, each with its kind and decimals', async () => {
    const api = await demo()
    const company = { nombre: 'Unidades S.A.', cuit: '30-71234567-1', mail: 'hola@unidades.test' }
    const { data } = (await api('createDeveloper', { body: company })).body
    const newCompany = { params: { desarrolladoraId: data!.id } }
    const { items } = (await api('listUnidades', { ...newCompany, query: { size: 200 } })).body
    const usual = ['m', 'm²', 'm³', 'kg', 'tn', 'l', 'u', 'gl', 'bolsa', 'h', 'jornal', 'viaje']
    expect(items.map(({ codigo }) => codigo).toSorted()).toEqual(usual.toSorted())
    for (const { decimales } of items) expect(decimales).toBeLessThanOrEqual(4)
    const unit = { codigo: 'pallet', nombre: 'Pallet', tipo: 'cantidad', decimales: 0 }
    for (const [field, wrong] of [
      ['decimales', { ...unit, decimales: -1 }],
      ['decimales', { ...unit, decimales: 1.5 }],
      ['tipo', { ...unit, tipo: 'nada' }],
      ['codigo', { ...unit, codigo: ' ' }],
      ['nombre', { ...unit, nombre: ' ' }],
    ] as const)
      expect((await api('createUnidad', { ...newCompany, wrong })).body).toMatchObject({ issues: [{ field }] })
    for (const decimales of [0, 4]) {
      const { status } = await api('createUnidad', {
        ...newCompany,
        wrong: { ...unit, codigo: `p${decimales}`, decimales },
      })
      expect([decimales, status]).toEqual([decimales, 200])
    }
  })

  it('are filtered by kind, suppliers by condition and holidays by scope', async () => {
    const api = await demo()
    const units = (await api('listUnidades', { params, query: { tipo: 'volumen', size: 200 } })).body
    expect(units.items.length).toBeGreaterThan(0)
    expect(units.items.every(({ tipo }) => tipo === 'volumen')).toBe(true)
    const suppliers = (await api('listProveedores', { params, query: { condicionIva: 'monotributo' } })).body
    expect(suppliers.items.every(({ condicionIva }) => condicionIva === 'monotributo')).toBe(true)
    const holidays = (await api('listFeriados', { params, query: { alcance: 'empresa' } })).body
    expect(holidays.items.every(({ alcance }) => alcance === 'empresa')).toBe(true)
    expect((await api('listDepositos', { params, query: { tipo: 'obra' } })).body.total).toBeGreaterThan(0)
    expect((await api('listUnidades', { params, query: { tipo: 'nada' as never } })).status).toBe(400)
  })
})
