// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { storeRequestedAddress, takeRequestedAddress } from './requested-address.ts'

afterEach(() => void vi.useRealTimers())

const redirectURL = '/finanzas/pagos?abierto=x'

it('is stored until the link of the mail is opened, once', () => {
  storeRequestedAddress(new URLSearchParams({ redirectURL }))
  expect(takeRequestedAddress().get('redirectURL')).toBe(redirectURL)
  expect(takeRequestedAddress().size).toBe(0)
})

it('is forgotten after three days, and by a mail without one', () => {
  vi.useFakeTimers()
  storeRequestedAddress(new URLSearchParams({ redirectURL }))
  vi.setSystemTime(Date.now() + 4 * 24 * 3_600_000)
  expect(takeRequestedAddress().size).toBe(0)
  storeRequestedAddress(new URLSearchParams({ redirectURL }))
  storeRequestedAddress(new URLSearchParams())
  expect(takeRequestedAddress().size).toBe(0)
})
