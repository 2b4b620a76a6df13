import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('tipos de evento', () => {
  it('need a valid colour', async () => {
    const wrong = { nombre: 'Asamblea', color: 'rojo' }
    expect((await (await demo())('createTipoEvento', { params, wrong })).body).toMatchObject({
      issues: [{ field: 'color' }],
    })
  })
})
