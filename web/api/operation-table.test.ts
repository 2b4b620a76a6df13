import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describe } from './operation-table.ts'

type Operation = { operationId: string; tags: [string]; 'x-role'?: string }
const { paths } = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}

it('has each operation of the contract with its area, method, path and role', () => {
  for (const [path, item] of Object.entries(paths))
    for (const [method, { operationId, tags, 'x-role': role }] of Object.entries(item))
      expect(describe(operationId as never)).toEqual({
        area: tags[0],
        method: method.toUpperCase(),
        path,
        role: role === 'lector' ? undefined : role,
      })
})
