import { expect, test } from 'vitest'
import { appPath } from './app-link.ts'
import { pathInApp } from './base-path.ts'

test('an address of the host becomes a path of the app, under any base path', () => {
  expect(pathInApp('/apps/notes', '')).toBe('/apps/notes')
  expect(pathInApp('/obra/demo/apps/notes', '/obra/demo')).toBe('/apps/notes')
  expect(pathInApp('/obra/demo', '/obra/demo')).toBe('/')
  expect(pathInApp('/obra/demonio', '/obra/demo')).toBe('/obra/demonio')
})

test('a link outside the base path leads out of the app', () => {
  const path = (link: string) => appPath(link, 'https://obra.test', '/demo')
  expect(path('/apps/notes')).toBe('/apps/notes')
  expect(path('https://obra.test/demo/apps/notes?nota=1')).toBe('/apps/notes?nota=1')
  expect(path('https://obra.test/otra')).toBeNull()
})
