/** Prism answers every operation of the contract with an example that fits it. */
import { createServer } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requirePromised } from '../support/contract.ts'
import { startPrism, type Prism } from '../support/prism.ts'
import { responseViolations } from '../support/prism-proxy.ts'
import { addressOf } from '../support/server.ts'
import { inputArbitrary, plainOptions } from './generate.ts'
import { formOf, seed } from './run.ts'
import { allOperations } from './schemas.ts'

let prism: Prism

beforeAll(async () => {
  prism = await startPrism('mock')
})
afterAll(() => prism?.stop())

describe('Prism answers', () => {
  for (const operation of allOperations) {
    it(operation.id, async () => {
      const options = { ...plainOptions, optional: 'none' as const }
      const [input] = fc.sample(inputArbitrary(operation, options), { seed, numRuns: 1 })
      const { query, params, body } = input!
      const isForm = operation.body?.media === 'multipart/form-data'
      const response = await fetch(prism.address + addressOf(operation.id, { query, params }), {
        method: operation.entry.method.toUpperCase(),
        headers: {
          Authorization: 'Bearer x',
          ...(operation.body && !isForm && { 'Content-Type': 'application/json' }),
        },
        ...(operation.body && { body: isForm ? formOf(body as object) : JSON.stringify(body) }),
      })
      const text = await response.text()
      expect([operation.id, response.status, response.ok ? '' : text]).toEqual([operation.id, 200, ''])
      const isJson = response.headers.get('content-type')?.includes('json')
      requirePromised(operation.id, response.status, isJson ? JSON.parse(text) : undefined)
    })
  }
})

it('the proxy reports responses that violate the contract, but not requests', async () => {
  const upstream = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":5,"version":"1"}')
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const proxy = await startPrism('proxy', `http://127.0.0.1:${(upstream.address() as { port: number }).port}`)
  try {
    await fetch(`${proxy.address}/api/health?x=1`)
    expect(responseViolations(proxy.log()).join()).toContain('response.body.status')
    expect(responseViolations('error Violation: request.body Request body must be a response')).toEqual([])
  } finally {
    await proxy.stop()
    upstream.close()
  }
})
