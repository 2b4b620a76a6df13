import { describe, expect, it } from 'vitest'
import { findScreen } from './find-screen.ts'
import { modules } from './screens/modules.ts'
import { screens } from './screens.ts'

describe('the screens', () => {
  it('have an address each', () => {
    const paths = screens.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it.each([
    '/dashboards/project',
    '/solo-desarrollo',
    '/calendario',
    '/documentos',
    '/finanzas',
    '/materiales',
    '/help',
  ])('%s needs a session, a company and a project, in the main layout', (path) =>
    expect(findScreen(path)).toMatchObject({ access: 'withProject', layout: 'main' }),
  )

  it('of modules say what they are for in two sentences, and lead on', () => {
    for (const { title, purpose, links } of Object.values(modules)) {
      expect(purpose.match(/\.(\s|$)/g), title).toHaveLength(2)
      expect(
        links.some(({ path }) => findScreen(path)),
        title,
      ).toBe(true)
    }
  })
})
