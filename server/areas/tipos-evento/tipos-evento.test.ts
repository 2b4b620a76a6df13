import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('kinds of events', () => {
  it('have a colour that is one', async () => {
    const wrong = { nombre: 'Asamblea', color: 'rojo' }
    expect((await (await demo())('createTipoEvento', { params, wrong })).body).toMatchObject({
      issues: [{ field: 'color' }],
    })
  })
})
