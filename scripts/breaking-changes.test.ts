import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'obra-diff-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** A small contract. */
const contract = () => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  webhooks: { thingChanged: { post: { operationId: 'thingChanged', responses: { '200': { description: 'Ok' } } } } },
  paths: {
    '/gone': { get: { operationId: 'getGone', responses: { '200': { description: 'Ok' } } } },
    '/things': {
      patch: {
        operationId: 'updateThing',
        parameters: [{ name: 'deep', in: 'query', required: false, schema: { type: 'boolean' } }] as object[],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: [] as string[],
                properties: {
                  name: { type: 'string', maxLength: 100 } as object,
                  kind: { type: 'string', enum: ['a', 'b'] },
                  size: { type: ['number', 'null'] as string | string[] },
                } as Record<string, object>,
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'A thing',
            headers: { ETag: { schema: { type: 'string' } } } as object,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['id', 'kind'],
                  properties: {
                    id: { type: 'string' as string | string[] },
                    kind: { type: 'string', enum: ['a', 'b'] },
                    old: { type: 'string' },
                  } as Record<string, object>,
                },
              },
            },
          },
        } as Record<string, unknown>,
      },
    },
  } as Record<string, object>,
})
type Contract = ReturnType<typeof contract>
type Thing = {
  parameters: object[]
  requestBody: {
    content: { 'application/json': { schema: { required: string[]; properties: Record<string, object> } } }
  }
  responses: {
    '200': {
      headers: object
      content: { 'application/json': { schema: { required: string[]; properties: Record<string, object> } } }
    }
  }
}

function changesOf(change: (all: Contract, thing: Thing) => void): string[] {
  const [base, revision] = ['base.json', 'revision.json'].map((name) => path.join(folder, name)) as [string, string]
  const after = contract()
  change(after, (after.paths['/things'] as { patch: Thing }).patch)
  writeFileSync(base, JSON.stringify(contract()))
  writeFileSync(revision, JSON.stringify(after))
  return breakingChanges(base, revision)
}

it('what clients rely on is missed: operations, webhooks, parameters, headers, fields and types', () => {
  const found = changesOf((all, { parameters, requestBody, responses }) => {
    delete all.paths['/gone']
    Reflect.deleteProperty(all.webhooks, 'thingChanged')
    parameters.push({ name: 'now', in: 'query', required: true, schema: { type: 'string' } })
    const body = requestBody.content['application/json'].schema
    body.required = ['kind']
    body.properties.name = { type: 'string', maxLength: 50 }
    body.properties.size = { type: 'number' }
    const answer = responses['200'].content['application/json'].schema
    answer.required = ['kind']
    answer.properties.id = { type: ['string', 'null'] }
    delete answer.properties.old
    responses['200'].headers = {}
  })
  for (const place of [
    /^\/gone/,
    /^webhooks thingChanged/,
    /^\/things patch parameters/,
    /^\/things patch requestBody.*kind/,
    /^\/things patch requestBody.* name: .*50/,
    /^\/things patch requestBody.* size/,
    /^\/things patch responses 200 headers ETag/,
    /^\/things patch responses 200.*id/,
    /^\/things patch responses 200 old/,
  ])
    expect(found).toContainEqual(expect.stringMatching(place))
})

it('additions break nobody', () => {
  const found = changesOf((all, { parameters, requestBody, responses }) => {
    all.paths['/more'] = { get: { operationId: 'listMore', responses: { '200': { description: 'Ok' } } } }
    parameters.push({ name: 'x', in: 'query', schema: { type: 'string' } })
    const body = requestBody.content['application/json'].schema
    body.properties.extra = { type: 'string' }
    body.properties.name = { type: 'string', maxLength: 500 }
    const answer = responses['200'].content['application/json'].schema
    answer.properties.extra = { type: 'string' }
    answer.properties.kind = { type: 'string', enum: ['a', 'b', 'c'] }
  })
  expect(found).toEqual([])
})
