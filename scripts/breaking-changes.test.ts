import { describe, expect, it } from 'vitest'
import { breakingChanges, type Description } from './breaking-changes.ts'

type Change = (description: Description & Record<string, never>) => void

/** A new copy of a small contract. */
function contract(): Description {
  return {
    paths: {
      '/things': {
        patch: {
          operationId: 'updateThing',
          security: [],
          parameters: [
            { name: 'id', in: 'query', required: true, schema: { type: 'string', maxLength: 64 } },
            { name: 'deep', in: 'query', schema: { type: 'boolean' } },
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingPatch' } } },
          },
          responses: {
            '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
            '404': { $ref: '#/components/responses/NotFound' },
          },
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'kind'],
          properties: {
            id: { type: 'string' },
            kind: { type: 'string', enum: ['a', 'b'] },
            parent: { $ref: '#/components/schemas/Thing' },
            ok: { type: 'boolean', const: true },
          },
        },
        ThingPatch: {
          type: 'object',
          additionalProperties: false,
          properties: {
            name: { type: 'string', maxLength: 100 },
            kind: { type: 'string', enum: ['a', 'b'] },
            size: { type: ['number', 'null'], minimum: 0 },
            tags: { type: 'array', items: { type: 'string' } },
          },
        },
      },
      responses: { NotFound: { content: { 'application/json': { schema: { type: 'boolean' } } } } },
    },
  }
}

const thing = (description: Description, name = 'Thing') =>
  description.components!.schemas![name] as {
    required?: string[]
    properties: Record<string, Record<string, unknown>>
  }
const operation = (description: Description) => description.paths['/things']!.patch!

const breaking: [string, Change, string][] = [
  ['an operation', (d) => delete d.paths['/things'], 'updateThing: PATCH /things is gone'],
  ['a parameter', (d) => operation(d).parameters!.pop(), 'updateThing query deep: is gone'],
  ['a response field', (d) => delete thing(d).properties.kind, 'updateThing 200.kind: is gone'],
  ['a nested field’s certainty', (d) => void (thing(d).required = ['id']), 'updateThing 200.kind: may be missing now'],
  ['a request field', (d) => delete thing(d, 'ThingPatch').properties.name, 'updateThing body.name: is gone'],
  [
    'a value in requests',
    (d) => void (thing(d, 'ThingPatch').properties.kind!.enum = ['a']),
    'updateThing body.kind: "b" is no longer accepted',
  ],
  [
    'a type in requests',
    (d) => void (thing(d, 'ThingPatch').properties.size!.type = 'number'),
    'updateThing body.size: the type null is no longer accepted',
  ],
  [
    'integers for numbers',
    (d) => void (thing(d, 'ThingPatch').properties.size!.type = ['integer', 'null']),
    'updateThing body.size: the type number is no longer accepted',
  ],
  [
    'room',
    (d) => void (thing(d, 'ThingPatch').properties.name!.maxLength = 50),
    'updateThing body.name: maxLength is 50 now',
  ],
  [
    'freedom',
    (d) => void (thing(d, 'ThingPatch').properties.name!.pattern = '^a'),
    'updateThing body.name: pattern is ^a now',
  ],
  [
    'an optional field',
    (d) => void (thing(d, 'ThingPatch').required = ['name']),
    'updateThing body.name: is required now',
  ],
  [
    'an optional parameter',
    (d) => void (operation(d).parameters![1]!.required = true),
    'updateThing query deep: is required now',
  ],
  [
    'a field’s type in answers',
    (d) => void (thing(d).properties.id!.type = ['string', 'null']),
    'updateThing 200.id: the type null may be answered now',
  ],
  [
    'an item’s type',
    (d) => void (thing(d, 'ThingPatch').properties.tags!.items = { type: 'number' }),
    'updateThing body.tags.*: the type string is no longer accepted',
  ],
  [
    'a constant',
    (d) => delete thing(d).properties.ok!.const,
    'updateThing 200.ok: values beside [true] may be answered now',
  ],
  ['publicity', (d) => delete operation(d).security, 'updateThing security: asks for a session now'],
  [
    'a media type',
    (d) => void (operation(d).requestBody!.content = { 'text/plain': {} }),
    'updateThing body: no longer reads application/json',
  ],
  ['a success', (d) => delete operation(d).responses['200'], 'updateThing 200: is gone'],
]

const harmless: [string, Change][] = [
  ['nothing', () => {}],
  ['a new operation', (d) => void (d.paths['/more'] = { get: { operationId: 'listMore', responses: {} } })],
  ['a new optional parameter', (d) => operation(d).parameters!.push({ name: 'x', in: 'query', schema: {} })],
  ['a new response field', (d) => void (thing(d).properties.extra = { type: 'string' })],
  ['a new optional body field', (d) => void (thing(d, 'ThingPatch').properties.extra = { type: 'string' })],
  ['a wider type', (d) => void (thing(d, 'ThingPatch').properties.name!.type = ['string', 'null'])],
  ['more room', (d) => void (thing(d, 'ThingPatch').properties.name!.maxLength = 500)],
  ['one value more in requests', (d) => void (thing(d, 'ThingPatch').properties.kind!.enum = ['a', 'b', 'c'])],
  ['an optional parameter that was required', (d) => void (operation(d).parameters![0]!.required = false)],
  ['a documented error more', (d) => void (operation(d).responses['409'] = {})],
]

describe('breaking changes', () => {
  it.each(breaking)('are reported when a change removes %s', (_, change, finding) => {
    const after = contract()
    change(after as never)
    expect(breakingChanges(contract(), after)).toContain(finding)
  })

  it.each(harmless)('are not reported for %s', (_, change) => {
    const after = contract()
    change(after as never)
    expect(breakingChanges(contract(), after)).toEqual([])
  })
})
