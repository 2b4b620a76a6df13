/** Valid input for an operation, generated from its schemas by fast-check. */
import { typesOf, type Schema } from '../../scripts/lib/json-schema.ts'
import fc, { type Arbitrary } from 'fast-check'
import { omitted, values as exceptionalValues } from './exceptions.ts'
import { areaIds, isId, likelyValues, nothingKnown, type Harvest, type Site, type Value } from './ids.ts'
import { fits } from './oracle.ts'
import { referredName, resolved, type Described } from './schemas.ts'

export type Input = { query: Record<string, unknown>; params: Record<string, unknown>; body: unknown }
export type Options = {
  known: Harvest
  /** `all`: every optional field; `none`: only required ones; `some`: any of them. */
  optional: 'all' | 'none' | 'some'
  /** Whether ids may also be unknown ones. */
  strangers: boolean
}

export const plainOptions: Options = { known: nothingKnown, optional: 'some', strangers: true }

/** A PNG of one pixel. */
export const tinyPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

const letters = fc.constantFrom(...'abcdeñáÑüzZ09 -_.,;:!?¿%\'"<>&/\\🏠', '\n')

function text({ minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }
  const usual = fc.array(letters, size).map((characters) => characters.join(''))
  const full = fc.constantFrom('ñ', '각', '🏠').map((letter) => letter.repeat(maxLength))
  return maxLength <= 1000 ? fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: full }) : usual
}

const decimal = (digits: number, decimals: number, least = 0) =>
  fc
    .tuple(
      fc.integer({ min: least, max: 10 ** Math.min(digits, 9) - 1 }),
      fc.integer({ min: 0, max: decimals }),
      fc.nat(),
    )
    .map(([whole, places, part]) =>
      places === 0 ? `${whole}` : `${whole}.${String(part).padStart(places, '0').slice(-places)}`,
    )

/** Values shared by business records: openapi/common/schemas.yaml. */
const named: Record<string, Arbitrary<unknown>> = {
  Importe: decimal(13, 2),
  Cantidad: decimal(11, 4, 1),
  Precio: decimal(11, 4, 1),
  Porcentaje: decimal(2, 4),
  Cotizacion: decimal(9, 6, 1),
  Mes: fc
    .tuple(fc.integer({ min: 1990, max: 2089 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  // Most records in tests have never been changed, so version 1 is likely.
  Version: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.integer({ min: 2, max: 4 }) }),
}

function formatted(format: string): Arbitrary<string> {
  const date = fc.date({ min: new Date('1950-01-02'), max: new Date('2090-01-01'), noInvalidDate: true })
  if (format === 'date-time') return date.map((each) => each.toISOString())
  if (format === 'date') return date.map((each) => each.toISOString().slice(0, 10))
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.stringMatching(/^[a-z][a-z0-9]{0,12}@[a-z]{1,12}\.(test|com\.ar)$/)
  if (format === 'uri') return fc.webUrl()
  throw new Error(`the generator knows no format ${format}`)
}

function string(schema: Schema, site: Site, { known }: Options): Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema
  if (format === 'binary') return fc.constant(tinyPng)
  if (format) return formatted(format)
  if (pattern === undefined) return text(schema)
  if (pattern === '\\S')
    return text({ ...schema, minLength: 0 }).map((value) => [...`x${value}`].slice(0, maxLength).join(''))
  const matching = new RegExp(pattern, 'u')
  const fits = (value: unknown) =>
    typeof value === 'string' && value.length >= minLength && value.length <= maxLength && matching.test(value)
  const seen = likelyValues(known, site).filter(fits)
  const made = fc.stringMatching(matching).filter(fits)
  return seen.length > 0 ? fc.oneof(fc.constantFrom(...seen), made) : made
}

function number({ minimum, maximum }: Schema, isInteger: boolean): Arbitrary<number> {
  const min = minimum ?? Math.min(-1_000_000, maximum ?? 0)
  const max = maximum ?? Math.max(1_000_000, min)
  if (isInteger) return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return fc
    .double({ min, max, noNaN: true })
    .map((value) => Math.min(max, Math.max(min, Math.round(value * 100) / 100)))
}

function id(schema: Schema, site: Site, { known, strangers }: Options): Arbitrary<unknown> {
  const isNumber = typesOf(resolved(schema)).includes('integer')
  const fits = (value: unknown) => (typeof value === 'number') === isNumber
  const likely = likelyValues(known, site).filter(fits)
  const near = areaIds(known, site.operation.area).filter(fits)
  const stranger: Arbitrary<unknown> = isNumber ? fc.integer({ min: 1, max: 2 ** 31 - 1 }) : fc.uuid()
  const choices = [
    ...(likely.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom<unknown>(...likely) }] : []),
    ...(strangers && near.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom<unknown>(...near) }] : []),
  ]
  if (strangers || choices.length === 0) choices.push({ weight: 1, arbitrary: stranger })
  return fc.oneof(...choices)
}

function object(schema: Schema, site: Site, options: Options, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema
  const kept = Object.entries(properties).filter(
    ([name]) =>
      required.includes(name) || (options.optional !== 'none' && depth < 5 && !omitted[`${site.owner}.${name}`]),
  )
  const fields = kept.map(([name, child]): [string, Arbitrary<unknown>] => [
    name,
    arbitraryOf(child, { ...site, property: name }, options, depth + 1),
  ])
  const record = Object.fromEntries(fields)
  if (options.optional === 'all') return fc.record(record)
  return fc.record(record, { requiredKeys: required.filter((name) => name in record) })
}

/** Mostly short lists: each entry may make the whole call fail. */
function array({ minItems = 0, maxItems = 3, uniqueItems }: Schema, items: Arbitrary<unknown>): Arbitrary<unknown> {
  const upTo = (most: number) => ({ minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, most)) })
  if (uniqueItems) return fc.uniqueArray(items, { ...upTo(3), selector: JSON.stringify })
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(items, upTo(1)) },
    { weight: 1, arbitrary: fc.array(items, upTo(3)) },
  )
}

/** Values that fit a schema of the contract. */
export function arbitraryOf(schema: Schema, site: Site, options: Options, depth = 0): Arbitrary<unknown> {
  const name = referredName(schema)
  const { operation, owner = operation.id, property } = site
  const exception = exceptionalValues[`${owner}.${property}`]
  if (exception) return fc.constantFrom(...exception.values)
  if (name && named[name]) return named[name]
  if (isId(schema, property)) return id(schema, site, options)
  const own = resolved(schema)
  const here: Site = name && own.properties ? { ...site, owner: name } : site
  if (own.const !== undefined) return fc.constant(own.const)
  if (own.enum) return fc.constantFrom(...own.enum)
  const alternatives = own.anyOf ?? own.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((each) => arbitraryOf(each, here, options, depth)))
  const known = typesOf(own).map((type): Arbitrary<unknown> => {
    if (type === 'null') return fc.constant(null)
    if (type === 'boolean') return fc.boolean()
    if (type === 'integer' || type === 'number') return number(own, type === 'integer')
    if (type === 'string') return string(own, here, options)
    if (type === 'object') return object(own, here, options, depth)
    const items = arbitraryOf(own.items ?? { type: 'string' }, here, options, depth + 1)
    return array(own, items)
  })
  return known.length > 0 ? fc.oneof(...known) : fc.constant('texto')
}

/** An `id` inside the record must equal the outer one (docs/domain/conventions.md, Shapes and errors). */
function agreeing(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('id' in body)) return body
  for (const inner of Object.values(body)) {
    if (typeof inner === 'object' && inner !== null && 'id' in inner) inner.id = body.id
  }
  return body
}

/** Path parameters with the project or company that the record of `id` belongs to; by chance they would rarely meet. */
function inItsPlace({ id: operation }: Described, params: Record<string, unknown>, { known }: Options) {
  const place = Object.entries(known.places.get(params.id as Value) ?? {})
  const isFree = ([name]: [string, unknown]) =>
    name !== 'id' && name in params && !exceptionalValues[`${operation}.${name}`]
  return { ...params, ...Object.fromEntries(place.filter(isFree)) }
}

/** Valid input for an operation: query, path and body. */
export function inputArbitrary(operation: Described, options: Options): Arbitrary<Input> {
  const partOf = (place: 'query' | 'path') => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place)
    const site = (property: string): Site => ({ operation, owner: undefined, property })
    const kept = parameters.filter(({ required }) => required || options.optional !== 'none')
    const fields = kept.map(({ name, schema }) => [name, parameterValue(schema, site(name), options)])
    const requiredKeys = options.optional === 'all' ? kept : kept.filter(({ required }) => required)
    return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: requiredKeys.map(({ name }) => name),
    })
  }
  const sent = operation.body
    ? arbitraryOf(operation.body.schema, { operation, owner: undefined, property: 'body' }, options).map(agreeing)
    : fc.constant(undefined)
  const body = operation.body?.isRequired === false ? fc.option(sent, { nil: undefined, freq: 2 }) : sent
  const parts = { query: partOf('query'), params: partOf('path'), body, isStray: fc.nat({ max: 3 }) }
  return fc.record(parts).map(({ isStray, ...made }) => {
    const input = isStray === 0 ? made : { ...made, params: inItsPlace(operation, made.params, options) }
    const { id } = input.params
    // An id in the path must match too.
    if (id === undefined || typeof input.body !== 'object' || input.body === null || !('id' in input.body)) return input
    return { ...input, body: { ...input.body, id } }
  })
}

/** Path and query texts that must exist: slugs, folders, labels. */
function parameterValue(schema: Schema, site: Site, options: Options): Arbitrary<unknown> {
  const any = arbitraryOf(schema, site, options)
  const own = resolved(schema)
  const isFixed = exceptionalValues[`${site.operation.id}.${site.property}`] !== undefined
  if (own.type !== 'string' || own.enum || isFixed || isId(schema, site.property)) return any
  const seen = likelyValues(options.known, site).filter((value) => fits(schema, value))
  const printable = any.filter((value) => !['', '.', '..'].includes(String(value).trim()))
  return seen.length > 0 ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...seen) }, printable) : printable
}
