import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'

const server = useTestServer()
type Refused = { issues: { field: string; message: string }[] }

describe('a date of a year that cannot be meant', () => {
  it.each(['0206-03-01', '1926-03-01', '2206-03-01'])(
    '%s is refused at its field with the years that are accepted',
    async (fecha) => {
      const api = await server.current.as('demo@obra.test', 1)
      const { status, body } = await api('createFeriado', {
        params: { desarrolladoraId: 1 },
        wrong: { fecha, nombre: 'Prueba', tipo: 'nacional' },
      })
      expect(status).toBe(400)
      expect((body as unknown as Refused).issues).toContainEqual({
        field: 'fecha',
        message: 'El año tiene que estar entre 1950 y 2099.',
      })
    },
  )

  it('is earlier for birthdays than for documents', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const [contact] = (await api('listContacts')).body
    const change = (birthday: string) => api('updateContact', { body: { id: contact!.id, contact: { birthday } } })
    expect([(await change('1926-03-01')).status, (await change('0206-03-01')).status]).toEqual([200, 400])
  })
})
