/**
 * Finds contract changes that break clients of the last release, such as a removed field, a new required one, or a narrower
 * type, by comparing the two descriptions.
 */
import { typesOf, type Schema } from './lib/json-schema.ts'

type Media = Record<string, { schema?: Schema }>
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }
type Operation = {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Media }
  responses: Record<string, { $ref?: string; content?: Media }>
}
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
}

/** Requests may only become more lenient, responses only stricter. */
type Direction = 'request' | 'response'
type Report = (place: string, what: string) => void

const upperLimits = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum'] as const
const lowerLimits = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum'] as const
type Limit = (typeof upperLimits | typeof lowerLimits)[number]

function follow<T extends { $ref?: string }>(description: Description, value: T): T {
  if (!value.$ref) return value
  const [, , kind = '', name = ''] = value.$ref.split('/')
  return follow(description, description.components?.[kind]?.[name] as T)
}

const allows = (wide: string[], type: string) =>
  wide.length === 0 || wide.includes(type) || (type === 'integer' && wide.includes('number'))
const valuesOf = (schema: Schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
const alternativesOf = (schema: Schema) => schema.anyOf ?? schema.oneOf

/** Compares two descriptions; each finding reads `operationId place: what`. */
export function breakingChanges(before: Description, after: Description): string[] {
  const found = new Set<string>()
  for (const [path, item] of Object.entries(before.paths)) {
    for (const [method, old] of Object.entries(item)) {
      const now = after.paths[path]?.[method]
      if (!now) found.add(`${old.operationId}: ${method.toUpperCase()} ${path} is gone`)
      else
        compareOperations(before, after, old, now, (place, what) => found.add(`${old.operationId} ${place}: ${what}`))
    }
  }
  return [...found]
}

function compareOperations(before: Description, after: Description, old: Operation, now: Operation, report: Report) {
  const compare = new Comparison(before, after, report)
  if (old.operationId !== now.operationId) report('operationId', `is now ${now.operationId}`)
  if (old.security?.length === 0 && now.security?.length !== 0) report('security', 'asks for a session now')
  compare.parameters(old.parameters ?? [], now.parameters ?? [])
  if (now.requestBody?.required && !old.requestBody?.required) report('body', 'is required now')
  for (const [type, { schema }] of Object.entries(old.requestBody?.content ?? {})) {
    const next = now.requestBody?.content[type]
    if (!next) report('body', `no longer reads ${type}`)
    else if (schema && next.schema) compare.schemas(schema, next.schema, 'body', 'request')
  }
  for (const [status, response] of Object.entries(old.responses)) {
    const next = now.responses[status]
    const isSuccess = status.startsWith('2')
    if (!next) {
      if (isSuccess) report(status, 'is gone')
      continue
    }
    const contents = follow(after, next).content ?? {}
    for (const [type, { schema }] of Object.entries(follow(before, response).content ?? {})) {
      if (!contents[type]) report(status, `no longer answers ${type}`)
      else if (schema && contents[type].schema) compare.schemas(schema, contents[type].schema, status, 'response')
    }
  }
}

class Comparison {
  private readonly seen = new Set<string>()
  private readonly before: Description
  private readonly after: Description
  private readonly report: Report

  constructor(before: Description, after: Description, report: Report) {
    this.before = before
    this.after = after
    this.report = report
  }

  parameters(old: Parameter[], now: Parameter[]): void {
    const key = ({ name, in: place }: Parameter) => `${place} ${name}`
    const previous = new Map(old.map((each) => follow(this.before, each)).map((each) => [key(each), each]))
    const next = new Map(now.map((each) => follow(this.after, each)).map((each) => [key(each), each]))
    for (const [name, parameter] of previous) {
      const current = next.get(name)
      if (!current) this.report(name, 'is gone')
      else this.schemas(parameter.schema, current.schema, name, 'request')
    }
    for (const [name, parameter] of next) {
      if (parameter.required && !previous.get(name)?.required) this.report(name, 'is required now')
    }
  }

  schemas(oldSchema: Schema, nowSchema: Schema, place: string, direction: Direction): void {
    const pair = `${direction} ${place.split('.').at(-1)} ${oldSchema.$ref} ${nowSchema.$ref}`
    if (oldSchema.$ref && this.seen.has(pair)) return
    if (oldSchema.$ref) this.seen.add(pair)
    const old = follow(this.before, oldSchema)
    const now = follow(this.after, nowSchema)
    // Requests that were valid must stay valid; new answers must have been possible before.
    const [narrow, wide] = direction === 'request' ? [old, now] : [now, old]
    this.types(narrow, wide, place, direction)
    this.limits(narrow, wide, place, direction)
    this.alternatives(old, now, place, direction)
    if (old.items && now.items) this.schemas(old.items, now.items, `${place}.*`, direction)
    this.fields(old, now, place, direction)
  }

  private types(narrow: Schema, wide: Schema, place: string, direction: Direction): void {
    const types = typesOf(wide)
    const tell = direction === 'request' ? 'is no longer accepted' : 'may be answered now'
    if (typesOf(narrow).length === 0 && types.length > 0 && !alternativesOf(narrow))
      this.report(place, `any other type ${tell}`)
    for (const type of typesOf(narrow)) if (!allows(types, type)) this.report(place, `the type ${type} ${tell}`)
    const values = valuesOf(wide)
    if (!values) return
    const given = valuesOf(narrow)
    // Clients must expect new values of an enum in answers, but not of a single constant.
    if (direction === 'response' && values.length > 1) return
    if (!given) this.report(place, `values beside ${JSON.stringify(values)} ${tell}`)
    for (const value of given ?? []) if (!values.includes(value)) this.report(place, `${JSON.stringify(value)} ${tell}`)
  }

  private limits(narrow: Schema, wide: Schema, place: string, direction: Direction): void {
    if (direction === 'response') return
    const isTighter = (name: Limit, sign: 1 | -1) => {
      const limit = wide[name]
      const unlimited = name === 'minLength' || name === 'minItems' ? 0 : sign * Infinity
      return limit !== undefined && limit * sign < (narrow[name] ?? unlimited) * sign
    }
    for (const name of upperLimits) if (isTighter(name, 1)) this.report(place, `${name} is ${String(wide[name])} now`)
    for (const name of lowerLimits) if (isTighter(name, -1)) this.report(place, `${name} is ${String(wide[name])} now`)
    for (const name of ['pattern', 'format', 'uniqueItems'] as const) {
      if (wide[name] !== undefined && wide[name] !== narrow[name])
        this.report(place, `${name} is ${String(wide[name])} now`)
    }
  }

  private alternatives(old: Schema, now: Schema, place: string, direction: Direction): void {
    const [previous, next] = [alternativesOf(old), alternativesOf(now)]
    if (!previous || !next) {
      if (previous && !next && direction === 'request') this.report(place, 'has fewer alternatives now')
      if (!previous && next && direction === 'response') this.report(place, 'has alternatives now')
      return
    }
    if (direction === 'request' && next.length < previous.length) this.report(place, 'has fewer alternatives now')
    if (direction === 'response' && next.length > previous.length) this.report(place, 'has more alternatives now')
    for (const [index, each] of previous.entries()) {
      if (next[index]) this.schemas(each, next[index], `${place}|${index}`, direction)
    }
  }

  private fields(old: Schema, now: Schema, place: string, direction: Direction): void {
    const required = { old: new Set(old.required), now: new Set(now.required) }
    for (const [name, child] of Object.entries(old.properties ?? {})) {
      const current = now.properties?.[name]
      if (current) this.schemas(child, current, `${place}.${name}`, direction)
      else if (direction === 'response' || now.additionalProperties === false)
        this.report(`${place}.${name}`, 'is gone')
      if (current && direction === 'response' && required.old.has(name) && !required.now.has(name))
        this.report(`${place}.${name}`, 'may be missing now')
    }
    if (direction === 'response') return
    for (const name of required.now) if (!required.old.has(name)) this.report(`${place}.${name}`, 'is required now')
    if (old.additionalProperties !== false && now.additionalProperties === false && old.properties)
      this.report(place, 'refuses unknown fields now')
  }
}
