/** Valid input with one defect: missing, of another type, too long, unknown, hostile. */
import { typesOf, type Schema } from '../../scripts/lib/json-schema.ts'
import type { Input } from './generate.ts'
import { fits } from './oracle.ts'
import { resolved, type Described } from './schemas.ts'

type Change = (value: unknown) => unknown
/** A place in an input, and a change that makes it invalid. */
type Damage = { path: (string | number)[]; kind: string; change: Change }

export const hostileTexts = [
  'x'.repeat(10_240),
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '🏗️'.repeat(40),
  '\ud800 suelto',
  'nulo\u0000adentro',
  `'; drop table users; --`,
  '%_\\%',
  '../../../etc/passwd',
  '\u202eotxet\u202c\u200b\ufeff',
  '각'.repeat(180),
  '__proto__',
  '',
  '   ',
]
const hostileNumbers = [-1, 0, 2 ** 31, 2 ** 53, 1e308, -1e308, 0.1, -0]
const oneOfEachType: unknown[] = ['texto', 12.5, true, null, ['a'], { a: 1 }]

function remove(parent: object, key: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete (parent as Record<string, unknown>)[key]
}

/** A copy of `input` with one defect. */
export function damaged(input: Input, { path, change }: Damage): Input {
  const copy = structuredClone(input)
  let parent = copy as unknown as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string | number, unknown>
  const last = path.at(-1)!
  const next = change(parent[last])
  if (next === undefined) remove(parent, last)
  else parent[last] = next
  return copy
}

const withUnknown =
  (name: string): Change =>
  (value) =>
    // As parsed from JSON: `__proto__` is an own property.
    JSON.parse(
      `${JSON.stringify(value).replace(/\}$/, '')}${Object.keys(value as object).length > 0 ? ',' : ''}"${name}":1}`,
    )

function scalarDamages(schema: Schema, path: Damage['path']): Damage[] {
  const put = (kind: string, value: unknown): Damage => ({ path, kind, change: () => value })
  const found: Damage[] = []
  if (schema.maxLength !== undefined && schema.maxLength <= 20_000)
    found.push(put('too long', 'x'.repeat(schema.maxLength + 1)))
  if (schema.enum) found.push(put('not of the list', 'ninguna-de-estas'))
  if (schema.format && schema.format !== 'binary') found.push(put('not of the format', 'no es'))
  if (schema.minimum !== undefined) found.push(put('too small', schema.minimum - 1))
  if (schema.maximum !== undefined) found.push(put('too large', schema.maximum + 1))
  const types = typesOf(schema)
  if (types.includes('string')) for (const text of hostileTexts) found.push(put('hostile text', text))
  if (types.includes('number') || types.includes('integer')) {
    for (const value of hostileNumbers) found.push(put('hostile number', value))
  }
  return found
}

/** The possible defects of a value of the body and of everything in it. */
function bodyDamages(schema: Schema, value: unknown, path: Damage['path'], isRequired: boolean): Damage[] {
  const own = resolved(schema)
  const alternatives = own.anyOf ?? own.oneOf
  if (alternatives) {
    const taken = alternatives.find((each) => fits(each, value))
    return taken ? bodyDamages(taken, value, path, isRequired) : []
  }
  const found = scalarDamages(own, path)
  for (const other of oneOfEachType) {
    if (!fits(own, other)) found.push({ path, kind: 'another type', change: () => other })
  }
  if (isRequired) found.push({ path, kind: 'missing', change: () => undefined })
  if (Array.isArray(value)) {
    const { maxItems, minItems = 0 } = own
    const first = value[0] as unknown
    if (maxItems !== undefined && maxItems <= 500 && first !== undefined) {
      found.push({ path, kind: 'too many', change: () => Array.from({ length: maxItems + 1 }, () => first) })
    }
    if (minItems > 0) found.push({ path, kind: 'too few', change: () => [] })
    for (const [index, entry] of value.entries())
      found.push(...bodyDamages(own.items ?? {}, entry, [...path, index], false))
  } else if (typeof value === 'object' && value !== null && own.properties) {
    if (own.additionalProperties === false) {
      for (const name of ['desconocido', '__proto__', 'constructor']) {
        found.push({ path, kind: 'unknown field', change: withUnknown(name) })
      }
    }
    for (const [name, child] of Object.entries(own.properties)) {
      if (!(name in value)) continue
      const isNeeded = own.required?.includes(name) ?? false
      found.push(...bodyDamages(child, (value as Record<string, unknown>)[name], [...path, name], isNeeded))
    }
  }
  return found
}

/** The possible defects of an input of a JSON operation. */
export function damagesOf(operation: Described, input: Input): Damage[] {
  const found: Damage[] = []
  for (const { name, in: place, required, schema } of operation.parameters) {
    const path = [place === 'query' ? 'query' : 'params', name]
    const own = resolved(schema)
    // With an empty path parameter it would be another address.
    const isUsable = ({ change }: Damage) => {
      const text = String(change(''))
      return place === 'query' || (text.trim() !== '' && text.isWellFormed())
    }
    found.push(...scalarDamages(own, path).filter(isUsable))
    if (own.type !== 'string') found.push({ path, kind: 'another type', change: () => 'abc' })
    if (place !== 'query') continue
    if (required) found.push({ path, kind: 'missing', change: () => undefined })
    if (own.type !== 'array') found.push({ path, kind: 'twice', change: (value) => [value ?? 'a', value ?? 'a'] })
  }
  if (input.body === undefined) return found
  if (operation.body?.media === 'application/json') {
    found.push(...bodyDamages(operation.body.schema, input.body, ['body'], false))
  } else if (operation.body) found.push(...formDamages(resolved(operation.body.schema)))
  return found
}

/** The possible defects of a form with a file. */
function formDamages({ properties = {}, required = [] }: Schema): Damage[] {
  const found: Damage[] = [
    { path: ['body'], kind: 'unknown field', change: (form) => ({ ...(form as object), desconocido: '1' }) },
  ]
  for (const [name, child] of Object.entries(properties)) {
    const path = ['body', name]
    const own = resolved(child)
    if (required.includes(name)) found.push({ path, kind: 'missing', change: () => undefined })
    if (own.format === 'binary') {
      found.push({ path, kind: 'text in place of a file', change: () => 'texto' })
      found.push({ path, kind: 'an empty file', change: () => new Uint8Array() })
    } else found.push(...scalarDamages(own, path).filter(({ change }) => typeof change('') === 'string'))
  }
  return found
}
