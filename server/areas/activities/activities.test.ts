import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('activities', () => {
  it('shows everybody the same feed, newest first', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    expect(body.length).toBeGreaterThan(20)
    const dates = body.map((activity) => activity.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await (await server.current.as('sofia@obra.test'))('listActivities')).body).toEqual(body)
  })

  it('begins on the day of seeding', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    expect(body[0]!.date.slice(0, 10)).toBe('2026-03-16')
  })

  it('gives every entry an icon or an image, and leaves out what it does not have', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    for (const activity of body) {
      expect(activity.icon ?? activity.image).toBeTruthy()
      expect(Object.values(activity)).not.toContain(null)
    }
  })

  it('answers 401 without a session', async () => {
    expect((await server.current.anonymous('listActivities')).status).toBe(401)
  })
})
