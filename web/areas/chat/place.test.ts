import { expect, test } from 'vitest'
import { addressOf, chatView } from './place.ts'

test('what is searched, the panel and the message survive the address', () => {
  const view = { search: 'grúa', panel: 'contacto', message: 'm1' } as const
  const address = addressOf('a/b', view)
  expect(address).toMatch(/^\/apps\/chat\/a%2Fb\?/)
  expect(chatView.read(new URL(address, 'http://obra.test').searchParams)).toEqual(view)
})

test('defaults are left out, and panels that are none are ignored', () => {
  expect(addressOf(null)).toBe('/apps/chat')
  expect(chatView.read(new URLSearchParams({ panel: 'otro' }))).toEqual({ search: '', panel: null, message: null })
})
