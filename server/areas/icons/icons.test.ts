import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('icons', () => {
  it.each([
    ['feather', 'activity', 280],
    ['heroicons-outline', 'academic-cap', 300],
    ['heroicons-solid', 'academic-cap', 300],
    ['heroicons-mini', 'academic-cap', 300],
    ['material-solid', 'home', 2000],
    ['material-outline', 'home', 2000],
    ['material-twotone', 'home', 2000],
  ])('answers the catalogue %s in alphabetical order, without names of other sets', async (set, icon, least) => {
    const api = await server.current.as('demo@obra.test')
    const { status, body } = await api('getIconCatalogue', { params: { set } })
    expect([status, body.namespace]).toEqual([200, set])
    expect(body.list).toContain(icon)
    expect(body.list.length).toBeGreaterThan(least)
    expect(body.list).toEqual([...new Set(body.list)].toSorted())
    expect(body.list.filter((name) => /^(baseline|outline|twotone)-|-(16|20)-solid$/.test(name))).toEqual([])
  })

  it.each(['lucide', 'constructor', '../feather', 'FEATHER'])('answers 404 for the unknown set %s', async (set) => {
    const api = await server.current.as('demo@obra.test')
    const { status } = await api('getIconCatalogue', { params: { set } })
    expect(status).toBe(404)
  })
})
