import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('the signed-in person', () => {
  it('has only the fields of the contract', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('getUser')
    expect(Object.keys(body).toSorted()).toEqual(['avatar', 'email', 'id', 'name', 'status'])
  })

  it('merges the sent fields and keeps the others', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('updateUser', { body: { user: { status: 'away' } } })
    const { body } = await api('updateUser', { body: { user: { avatar: 'data:image/png;base64,AAAA' } } })
    expect(body).toMatchObject({ status: 'away', avatar: 'data:image/png;base64,AAAA', name: 'Lucía Ferreyra' })
  })

  it('keeps both of two concurrent changes of different fields', async () => {
    const api = await server.current.as('martin@obra.test')
    await Promise.all([
      api('updateUser', { body: { user: { name: 'Martín O.' } } }),
      api('updateUser', { body: { user: { status: 'busy' } } }),
    ])
    expect((await api('getUser')).body).toMatchObject({ name: 'Martín O.', status: 'busy' })
  })

  it('accepts an unchanged whole record', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body: user } = await api('getUser')
    expect((await api('updateUser', { body: { user } })).body).toEqual(user)
  })

  it('refuses a different id or email', async () => {
    const api = await server.current.as('demo@obra.test')
    const id = await api('updateUser', { body: { user: { id: '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b02' } } })
    const email = await api('updateUser', { body: { user: { email: 'martin@obra.test' } } })
    expect([id.status, email.status]).toEqual([400, 400])
  })

  it('shows a change at once in older sessions', async () => {
    const [first, second] = [await server.current.as('sofia@obra.test'), await server.current.as('sofia@obra.test')]
    await first('updateUser', { body: { user: { name: 'Sofía Q.' } } })
    expect((await second('getUser')).body.name).toBe('Sofía Q.')
  })
})

describe('the settings of a user', () => {
  it('have defaults', async () => {
    const api = await server.current.as('sofia@obra.test')
    expect((await api('getUserSettings')).body).toEqual({ scheme: 'light', theme: 'default', density: 'comfortable' })
  })

  it('merge the sent fields, also concurrently, for that user alone', async () => {
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    await Promise.all([
      demo('updateUserSettings', { body: { settings: { scheme: 'dark' } } }),
      demo('updateUserSettings', { body: { settings: { theme: 'rose' } } }),
      demo('updateUserSettings', { body: { settings: { density: 'compact' } } }),
    ])
    expect((await demo('getUserSettings')).body).toEqual({ scheme: 'dark', theme: 'rose', density: 'compact' })
    expect((await demo('updateUserSettings', { body: { settings: {} } })).body).toEqual({
      scheme: 'dark',
      theme: 'rose',
      density: 'compact',
    })
    expect((await martin('getUserSettings')).body).toEqual({
      scheme: 'light',
      theme: 'default',
      density: 'comfortable',
    })
  })

  it('refuse an unknown scheme, colour or density', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const settings of [{ scheme: 'neon' }, { theme: 'lava' }, { density: 'tight' }, { layout: 'compact' }]) {
      expect((await api('updateUserSettings', { wrong: { settings } })).status).toBe(400)
    }
  })
})
