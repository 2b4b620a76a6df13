/** A rule of the contract: every list in a request has a maximum length. */
import { expect, it } from 'vitest'
import { typesOf, type Schema } from '../../scripts/lib/json-schema.ts'
import { allOperations, resolved } from '../contract/schemas.ts'

// Validating longer lists would block other requests: larger amounts are sent as files, or in parts.
const most = 10_000

/** The places of lists without a `maxItems`, or with one that is too large. */
function unlimited(schema: Schema, place: string, depth = 0): string[] {
  if (depth > 12) return []
  const own = resolved(schema)
  const { items, maxItems = Infinity, properties = {}, additionalProperties } = own
  const isUnlimited = typesOf(own).includes('array') && maxItems > most
  return [
    ...(isUnlimited ? [place] : []),
    ...(items ? unlimited(items, `${place}[]`, depth + 1) : []),
    ...(own.anyOf ?? own.oneOf ?? []).flatMap((each) => unlimited(each, place, depth + 1)),
    ...Object.entries(properties).flatMap(([name, child]) => unlimited(child, `${place}.${name}`, depth + 1)),
    ...(typeof additionalProperties === 'object' ? unlimited(additionalProperties, `${place}.*`, depth + 1) : []),
  ]
}

it('every list of every request has a maxItems of 10,000 or less', () => {
  const found = allOperations.flatMap(({ id, parameters, body }) => [
    ...parameters.flatMap(({ name, schema }) => unlimited(schema, `${id}?${name}`)),
    ...(body ? unlimited(body.schema, `${id} body`) : []),
  ])
  expect(found).toEqual([])
})

it('finds a list without maxItems at any depth', () => {
  const list: Schema = { type: 'array', items: { type: 'string' } }
  const schema: Schema = { type: 'object', properties: { a: { type: 'array', maxItems: 5, items: list } } }
  expect(unlimited(schema, 'body')).toEqual(['body.a[]'])
})
