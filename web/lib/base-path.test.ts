import { expect, test } from 'vitest'
import { appPath } from './app-link.ts'
import { pathInApp } from './base-path.ts'

test('an address of the host is a path of the app, whatever folder it lies in', () => {
  expect(pathInApp('/apps/notes', '')).toBe('/apps/notes')
  expect(pathInApp('/obra/demo/apps/notes', '/obra/demo')).toBe('/apps/notes')
  expect(pathInApp('/obra/demo', '/obra/demo')).toBe('/')
  expect(pathInApp('/obra/demonio', '/obra/demo')).toBe('/obra/demonio')
})

test('a link beside the folder of the app leads out of it', () => {
  const path = (link: string) => appPath(link, 'https://obra.test', '/demo')
  expect(path('/apps/notes')).toBe('/apps/notes')
  expect(path('https://obra.test/demo/apps/notes?nota=1')).toBe('/apps/notes?nota=1')
  expect(path('https://obra.test/otra')).toBeNull()
})
