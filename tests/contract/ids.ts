/** Existing ids and other values, harvested from everything that an account can read. */
import type { Schema } from '../../scripts/lib/json-schema.ts'
import type { Api, CallInput } from '../support/server.ts'
import type { Input } from './generate.ts'
import { fits } from './oracle.ts'
import { allOperations, referredName, resolved, type Described } from './schemas.ts'

export type Value = string | number
/** The position of a value in the contract: operation, named schema and property. */
export type Site = { operation: Described; owner: string | undefined; property: string }

/** The values in an account's responses: ids by the schema they identify, other short texts by property name. */
export type Harvest = {
  ids: Map<string, Set<Value>>
  values: Map<string, Set<Value>>
  /** The path parameters of the call that showed the record of an id, such as its project. */
  places: Map<Value, Record<string, unknown>>
  /** Every response by its call, to compare before and after. */
  answers: Map<string, unknown>
}

export const nothingKnown: Harvest = { ids: new Map(), values: new Map(), places: new Map(), answers: new Map() }

const mostKept = 60

/** The noun of a schema: `Card` of CardPatch, CardMove, CardDetail. */
const nounOf = (name: string) =>
  name.replace(/(Patch|Input|Changes?|Update|Move|Ref|Reference|Upload|Detail|Summary|Resolved|Bulk)$/, '')

function keep(pools: Map<string, Set<Value>>, key: string, value: unknown): void {
  if (typeof value !== 'number' && (typeof value !== 'string' || value === '' || value.length > 64)) return
  const pool = pools.get(key) ?? new Set()
  pools.set(key, pool)
  if (pool.size < mostKept) pool.add(value)
}

/** True if the schema or the property's name says that the value is an id. */
export function isId(schema: Schema, property: string): boolean {
  const name = referredName(schema)
  if (name === 'Id' || name === 'NumericId') return true
  return schema.type === 'string' && schema.enum === undefined && (property === 'id' || property.endsWith('Id'))
}

type Reading = { into: Harvest; area: string; params: Record<string, unknown> }

/** Collects from `value`, which has `schema`, what a reading shows. `owner` is the nearest named schema. */
function collect(reading: Reading, schema: Schema, value: unknown, owner: string): void {
  const { into, area, params } = reading
  const name = referredName(schema) ?? owner
  const { properties, items, anyOf, oneOf } = resolved(schema)
  for (const alternative of anyOf ?? oneOf ?? []) collect(reading, alternative, value, name)
  if (items && Array.isArray(value)) for (const entry of value) collect(reading, items, entry, name)
  if (!properties || typeof value !== 'object' || value === null) return
  for (const [property, child] of Object.entries(properties)) {
    const found = (value as Record<string, unknown>)[property]
    keepChosen(into, property, found)
    if (property === 'id') {
      keep(into.ids, `${area}/${nounOf(name)}`, found)
      into.places.set(found as Value, params)
    } else if (isId(child, property)) keep(into.ids, `${area}/${property.replace(/Id$/, '')}`, found)
    else if (typeof found === 'string') keep(into.values, `${area}/${property}`, found)
    collect(reading, child, found, referredName(child) ?? (resolved(child).properties ? `${name}.${property}` : name))
  }
}

const isReading = ({ id, entry, success, isPublic }: Described) =>
  entry.method === 'get' && success !== undefined && !isPublic && /^(list|get|search)/.test(id)

/** Reads everything that an account can read, in some areas or all: lists first, then each listed record. */
export async function harvest(api: Api, areas?: Set<string>): Promise<Harvest> {
  const found: Harvest = { ids: new Map(), values: new Map(), places: new Map(), answers: new Map() }
  const readings = allOperations.filter((operation) => isReading(operation) && (areas?.has(operation.area) ?? true))
  const needs = (operation: Described) => operation.parameters.filter((parameter) => parameter.required)
  const read = async (operation: Described, input: CallInput<never>) => {
    const answer = await api(operation.id as never, input)
    if (answer.status !== 200) return
    found.answers.set(`${operation.id} ${JSON.stringify(input)}`, answer.body)
    const reading = { into: found, area: operation.area, params: (input.params ?? {}) as Record<string, unknown> }
    collect(reading, operation.success!, answer.body, operation.id)
  }
  for (const operation of readings.filter((each) => needs(each).length === 0)) await read(operation, {})
  // With optional ids too: the content of a folder is read by its id.
  const named = ({ parameters }: Described) =>
    parameters.filter(({ name, required, schema }) => required || isId(schema, name))
  for (const operation of readings.filter((each) => named(each).length > 0)) {
    const known = named(operation).map(({ name, in: place, required }) => ({
      name,
      isOptional: !required,
      part: place === 'query' ? ('query' as const) : ('params' as const),
      values: likelyValues(found, { operation, owner: undefined, property: name }),
    }))
    const isNarrowed = known.some(({ isOptional }) => isOptional) && known.some(({ isOptional }) => !isOptional)
    for (let turn = 0; turn < (isNarrowed ? 4 : 3); turn++) {
      const input: { query: Record<string, unknown>; params: Record<string, unknown> } = { query: {}, params: {} }
      for (const { name, part, values, isOptional } of known) {
        // Filters take only known values, and each list is also read once without filters.
        if (isOptional && (values.length === 0 || turn === 3)) continue
        input[part][name] = values[turn % values.length] ?? 'ninguno'
      }
      await read(operation, input as CallInput<never>)
    }
  }
  return found
}

/** The active company and project of an account, by the names of path parameters. */
function keepChosen(into: Harvest, property: string, found: unknown): void {
  if (property !== 'desarrolladora' && property !== 'proyecto') return
  if (typeof found === 'object' && found !== null && 'id' in found) keep(into.ids, `developers/${property}`, found.id)
}

/** Older schemas have other names for `desarrolladora` and `proyecto` of the paths. */
const olderNames: Record<string, string> = {
  desarrolladora: 'developers/Developer',
  proyecto: 'projects/Project',
}

const lastWord = (name: string) => /[A-Z]?[a-z]+$/.exec(name)?.[0] ?? name
const singular = (name: string) => name.replace(/Ids?$/, '').replace(/ies$/, 'y').replace(/s$/, '').toLowerCase()
/** The named schemas that a schema consists of: itself, its alternatives, its items, and what `data` carries. */
function namesIn(schema: Schema | undefined, depth = 0): string[] {
  if (!schema || depth > 4) return []
  const own = referredName(schema)
  const { items, anyOf, oneOf, properties } = resolved(schema)
  const parts = [items, ...(anyOf ?? oneOf ?? []), properties?.data].filter((part) => part !== undefined)
  return [...(own ? [own] : []), ...parts.flatMap((part) => namesIn(part, depth + 1))]
}

/** The schemas that a bare `id` at this site may identify, best guess first. */
function identifiedNames({ operation, owner }: Site): string[] {
  if (owner) return [nounOf(owner)]
  const siblings = allOperations.filter((other) => other.entry.path === operation.entry.path)
  const bodies = Object.values(resolved(operation.body?.schema ?? {}).properties ?? {}).flatMap((child) =>
    namesIn(child),
  )
  const names = [...namesIn(operation.success), ...siblings.flatMap((other) => namesIn(other.success)), ...bodies]
  return [...new Set(names.map(nounOf))]
}

/** Operations whose path is a prefix of that of `operation`. */
const parentsOf = ({ entry }: Described) =>
  allOperations.filter((other) => entry.path.startsWith(`${other.entry.path}/`))

/** Existing values that probably fit a site; may be empty. */
export function likelyValues({ ids, values }: Harvest, site: Site): Value[] {
  const { area } = site.operation
  const poolsOf = (names: string[]) => names.flatMap((name) => [...(ids.get(`${area}/${name}`) ?? [])])
  if (/^ids?$/.test(site.property)) {
    const names = identifiedNames(site)
    const direct = poolsOf(names)
    if (direct.length > 0) return direct
    // `MailboxListedMail` and `MailboxMail` end in the same word.
    const words = new Set([...names, site.operation.id].map((name) => singular(lastWord(name))))
    const alike = [...ids].filter(([key]) => key.startsWith(`${area}/`) && words.has(lastWord(key).toLowerCase()))
    if (alike.length > 0) return alike.flatMap(([, pool]) => [...pool])
    // Nested paths take the id of the record above.
    return poolsOf(parentsOf(site.operation).flatMap(({ success }) => namesIn(success).map(nounOf)))
  }
  const base = singular(site.property)
  const named = [...ids].filter(([key]) => key.toLowerCase().endsWith(base))
  const near = named.filter(([key]) => key.startsWith(`${area}/`))
  const byName = (near.length > 0 ? near : named).flatMap(([, pool]) => [...pool])
  if (byName.length > 0) return byName
  const older = ids.get(olderNames[base] ?? '')
  if (older) return [...older]
  const text = values.get(`${area}/${site.property}`)
  const last = /([A-Z][a-z]+)$/.exec(site.property)?.[1]?.toLowerCase()
  return [...(text ?? values.get(`${area}/${last}`) ?? [])]
}

/** All ids of an area. */
export function areaIds({ ids }: Harvest, area: string): Value[] {
  return [...ids].filter(([key]) => key.startsWith(`${area}/`)).flatMap(([, pool]) => [...pool])
}

export type IdSite = { path: (string | number)[]; owner: string | undefined; property: string }

function sitesIn(schema: Schema, value: unknown, place: IdSite): IdSite[] {
  if (isId(schema, place.property) && (typeof value === 'string' || typeof value === 'number')) return [place]
  const own = resolved(schema)
  const taken = (own.anyOf ?? own.oneOf)?.find((each) => fits(each, value))
  if (taken) return sitesIn(taken, value, place)
  const owner = referredName(schema) && own.properties ? referredName(schema) : place.owner
  if (Array.isArray(value) && own.items) {
    return value.flatMap((entry, index) =>
      sitesIn(own.items!, entry, { ...place, owner, path: [...place.path, index] }),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(own.properties ?? {}).flatMap(([property, child]) =>
    sitesIn(child, (value as Record<string, unknown>)[property], { path: [...place.path, property], owner, property }),
  )
}

/** The positions of ids in an input. */
export function idSites(operation: Described, input: Input): IdSite[] {
  const found = operation.parameters.flatMap(({ name, in: place, schema }): IdSite[] => {
    const part = place === 'query' ? 'query' : 'params'
    return isId(schema, name) && input[part][name] !== undefined
      ? [{ path: [part, name], owner: undefined, property: name }]
      : []
  })
  if (!operation.body) return found
  return [
    ...found,
    ...sitesIn(operation.body.schema, input.body, { path: ['body'], owner: undefined, property: 'body' }),
  ]
}

/** The name of a position, independent of list indices. */
export function placeName({ path }: IdSite): string {
  return path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.')
}

function placesIn(schema: Schema, place: IdSite, depth = 0): IdSite[] {
  if (isId(schema, place.property)) return [place]
  if (depth > 8) return []
  const { anyOf, oneOf, items, properties } = resolved(schema)
  const owner = referredName(schema) && properties ? referredName(schema) : place.owner
  return [
    ...(anyOf ?? oneOf ?? []).flatMap((each) => placesIn(each, { ...place, owner }, depth + 1)),
    ...(items ? placesIn(items, { ...place, owner, path: [...place.path, 0] }, depth + 1) : []),
    ...Object.entries(properties ?? {}).flatMap(([property, child]) =>
      placesIn(child, { path: [...place.path, property], owner, property }, depth + 1),
    ),
  ]
}

/** Every place where the contract lets an operation take an id. */
export function idPlaces({ parameters, body }: Described): IdSite[] {
  const asked = parameters.flatMap(({ name, in: place, schema }) =>
    placesIn(schema, { path: [place === 'query' ? 'query' : 'params', name], owner: undefined, property: name }),
  )
  return body ? [...asked, ...placesIn(body.schema, { path: ['body'], owner: undefined, property: 'body' })] : asked
}
