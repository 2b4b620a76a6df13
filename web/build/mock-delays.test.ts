import { createServer, type Plugin } from 'vite'
import { expect, it, vi } from 'vitest'
import { mockDelayMilliseconds, mockDelays } from './mock-delays.ts'

it('returns the delay of the contract for its method and path only', () => {
  expect(mockDelayMilliseconds('POST', '/api/auth/sign-in')).toBe(1500)
  expect(mockDelayMilliseconds('GET', '/api/apps/mailbox/mails?folder=inbox&page=1')).toBe(625)
  expect(mockDelayMilliseconds('PATCH', '/api/apps/mailbox/mails')).toBe(0)
  expect(mockDelayMilliseconds('GET', '/api/common/user')).toBe(0)
  expect(mockDelayMilliseconds('GET', '/constructor')).toBe(0)
})

it('delays a request, and does not pass on one that was given up', async () => {
  const passedOn = vi.fn()
  const mock: Plugin = {
    name: 'mock',
    configureServer: ({ middlewares }) =>
      void middlewares.use((_request, response) => {
        passedOn()
        response.end()
      }),
  }
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0 },
    plugins: [mockDelays(), mock],
  })
  try {
    await vite.listen()
    const { port } = vite.httpServer!.address() as { port: number }
    const address = `http://127.0.0.1:${port}/api/apps/ecommerce/inventory/products?page=0`
    const abort = new AbortController()
    const givenUp = fetch(address, { signal: abort.signal })
    setTimeout(() => abort.abort(), 50)
    await expect(givenUp).rejects.toThrow('aborted')
    const startedAt = performance.now()
    await fetch(address)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(299)
    expect(passedOn).toHaveBeenCalledTimes(1)
  } finally {
    await vite.close()
  }
})
