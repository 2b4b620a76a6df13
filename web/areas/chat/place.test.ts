import { expect, test } from 'vitest'
import { addressOf, chatView } from './place.ts'

test('search, panel and message are restored from the address', () => {
  const view = { search: 'grúa', panel: 'contacto', message: 'm1' } as const
  const address = addressOf('a/b', view)
  expect(address).toMatch(/^\/apps\/chat\/a%2Fb\?/)
  expect(chatView.read(new URL(address, 'http://obra.test').searchParams)).toEqual(view)
})

test('addressOf leaves defaults out, and reading ignores unknown panels', () => {
  expect(addressOf(null)).toBe('/apps/chat')
  expect(chatView.read(new URLSearchParams({ panel: 'otro' }))).toEqual({ search: '', panel: null, message: null })
})
