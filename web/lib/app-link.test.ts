import { expect, test } from 'vitest'
import { appPath, isExternal } from './app-link.ts'

const origin = 'https://obra.test'

test('a link of the app becomes a path from the root', () => {
  expect(appPath('apps/mailbox', origin)).toBe('/apps/mailbox')
  expect(appPath('/help?tema=1#dos', origin)).toBe('/help?tema=1#dos')
  expect(appPath('https://obra.test/finanzas', origin)).toBe('/finanzas')
})

test('other addresses are not app paths, and only web addresses are external', () => {
  for (const link of ['https://www.smn.gob.ar', '//evil.test/x', 'javascript:alert(1)', 'https://']) {
    expect(appPath(link, origin)).toBeNull()
  }
  expect(isExternal('https://www.smn.gob.ar', origin)).toBe(true)
  expect(isExternal('//evil.test/x', origin)).toBe(false)
  expect(isExternal('javascript:alert(1)', origin)).toBe(false)
  expect(isExternal('https://obra.test/finanzas', origin)).toBe(false)
})
