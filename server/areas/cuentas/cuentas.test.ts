import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')
const bank = { nombre: 'Galicia dólares', tipo: 'banco', moneda: 'USD', fechaInicial: '2026-01-01' } as const

describe('cuentas', () => {
  it('have a valid CBU, and cash boxes neither a bank nor a CBU', async () => {
    const api = await demo()
    const issueOf = async (more: object) => (await api('createCuenta', { params, wrong: { ...bank, ...more } })).body
    expect(await issueOf({ cbu: '0110599520000012345679' })).toMatchObject({ issues: [{ field: 'cbu' }] })
    expect(await issueOf({ tipo: 'caja', banco: 'Galicia' })).toMatchObject({ issues: [{ field: 'banco' }] })
    const { body } = await api('createCuenta', {
      params,
      body: { ...bank, cbu: ' 01105995 20000012345678 ', saldoInicial: '-12.5' },
    })
    expect(body).toMatchObject({ cbu: '0110599520000012345678', saldoInicial: '-12.50', saldo: '-12.50' })
    expect(await issueOf({ nombre: 'GALICIA Dolares' })).toMatchObject({ error: 'Conflict' })
  })
})
