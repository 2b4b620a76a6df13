import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { patternOf, readModules } from '../build/first-view.ts'
import { findScreen } from './find-screen.ts'
import { screens } from './screens.ts'

describe('the screens', () => {
  it.each([
    '/dashboards/project',
    '/solo-desarrollo',
    '/calendario',
    '/documentos',
    '/finanzas',
    '/materiales',
    '/help',
  ])('%s needs a session, a company and a project, in the main layout', (path) => {
    expect(findScreen(path)).toMatchObject({ access: 'withProject' })
    expect(findScreen(path)?.layout).toBeUndefined()
  })

  it('have a module each, which the build recognises', () => {
    const componentModules = readModules(readFileSync('web/app/screen-components.ts', 'utf8'))
    expect([...componentModules.keys()].toSorted()).toEqual(screens.map(({ path }) => path).toSorted())
    expect(componentModules.get('/apps/mailbox/*')).toBe('areas/mailbox/MailboxPage.tsx')
  })

  it('are matched by page, router and build alike', () => {
    for (const { path } of screens) {
      const address = path.replace('/*', '/deep/inside').replaceAll(/:\w+/g, 'x')
      expect(findScreen(address)?.path).toBe(path)
      expect(address).toMatch(new RegExp(patternOf(path)))
    }
  })

  it('are matched without parameters like in the router', () => {
    const routes = screens.map((screen) => ({ path: screen.path, screen }))
    const plain = screens.map(({ path }) => path.replace('/*', '')).filter((address) => !address.includes(':'))
    for (const address of [...plain, '/', '/nada', '/APPS/notes', '/apps/notes/']) {
      expect(findScreen(address), address).toBe(matchRoutes(routes, address)?.at(-1)?.route.screen)
    }
  })

  it('have an icon if they are in the menu', () => {
    for (const { path, group, icon } of screens) if (group) expect(icon, path).toBeTruthy()
  })
})
