import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('tipos de documento', () => {
  it('without an expiry have no warning days', async () => {
    const body = { nombre: 'Plano conforme', diasAviso: 30 }
    expect((await (await demo())('createTipoDocumento', { params, body })).body).toMatchObject({
      vence: false,
      diasAviso: 0,
    })
  })
})
