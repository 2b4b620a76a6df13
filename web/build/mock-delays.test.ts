import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { mockDelayMilliseconds, mockDelays } from './mock-delays.ts'

it('returns the delay of the contract for its method and path only', () => {
  expect(mockDelayMilliseconds('POST', '/api/auth/sign-in')).toBe(1500)
  expect(mockDelayMilliseconds('GET', '/api/apps/mailbox/mails?folder=inbox&page=1')).toBe(625)
  expect(mockDelayMilliseconds('PATCH', '/api/apps/mailbox/mails')).toBe(0)
  expect(mockDelayMilliseconds('GET', '/api/common/user')).toBe(0)
  expect(mockDelayMilliseconds('GET', '/constructor')).toBe(0)
})

it('delays a request', async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0 },
    plugins: [mockDelays()],
  })
  try {
    await vite.listen()
    const { port } = vite.httpServer!.address() as { port: number }
    const startedAt = performance.now()
    await fetch(`http://127.0.0.1:${port}/api/apps/ecommerce/inventory/products?page=0`)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(299)
  } finally {
    await vite.close()
  }
})
