/** Delays requests to Prism by the contract's `x-mock-delay`, which Prism ignores. */
import type { Plugin } from 'vite'
import contract from '../../openapi/generated/openapi.json' with { type: 'json' }

type Operation = { 'x-mock-delay'?: number }

/** The delay of a request in milliseconds; 0 if the contract has none. */
export function mockDelayMilliseconds(method: string, url: string): number {
  const path = url.split('?', 1)[0]!
  const operations = (contract.paths as Record<string, Record<string, Operation>>)[path]
  return operations?.[method.toLowerCase()]?.['x-mock-delay'] ?? 0
}

export function mockDelays(): Plugin {
  return {
    name: 'mock-delays',
    configureServer({ middlewares }) {
      middlewares.use(({ method = 'GET', url = '' }, response, next) => {
        const milliseconds = mockDelayMilliseconds(method, url)
        if (milliseconds === 0) return next()
        const timer = setTimeout(next, milliseconds)
        // Passed on without a caller, the request would end Prism.
        response.once('close', () => clearTimeout(timer))
      })
    },
  }
}
