/**
 * Limits of JSON before validation: depth, number of values, length of lists and texts. Validators process a whole value
 * before they refuse it, so one large body could block the server for seconds.
 */
import { Problem } from '../lib/problem.ts'
import { resolveReference, type JsonSchema } from './contract.ts'
import { issueMessage } from './issue-message.ts'

const mostLevels = 64
const mostValues = 20_000
// Shorter bodies are cheap to validate, and the validator reports all their issues.
const shortText = 8192

type Place = (string | number)[]
type TooLong = { field: string; message: string }
/** Returns what is too long in a value, or undefined. */
type Finding = (value: unknown, place: Place) => TooLong | undefined

const malformedRequest = (message: string) => new Problem(400, 'Malformed request', message)

/** The position of the closing quote of the text that begins at `start`, or the end of the JSON without one. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return end
  }
  return json.length
}

/** Refuses JSON with too many levels or values, without parsing it. Throws 400 and 413. */
export function requireModestJson(json: string): void {
  let levels = 0
  let values = 0
  for (let position = 0; position < json.length; position++) {
    const character = json[position]
    if (character === '"') position = endOfText(json, position)
    else if (character === '[' || character === '{') {
      values++
      if (++levels > mostLevels) throw malformedRequest(`Lo que enviaste tiene más de ${mostLevels} niveles.`)
    } else if (character === ']' || character === '}') levels--
    else if (character === ',') values++
  }
  if (values > mostValues) {
    throw new Problem(413, 'Payload too large', 'Lo que enviaste tiene demasiados datos juntos. Mandalo en partes.')
  }
}

const tooLong = (origin: 'array' | 'string', maximum: number, place: Place): TooLong => ({
  field: place.join('.'),
  message: issueMessage({ code: 'too_big', origin, maximum, input: undefined, path: [], message: '' }),
})

/** The check for a schema. `followed` are the references in progress: a recursive schema is checked on its first level. */
function findingOf(schema: JsonSchema, followed: string[] = []): Finding | undefined {
  const reference = schema.$ref as string | undefined
  if (reference) {
    if (followed.includes(reference)) return undefined
    return findingOf(resolveReference<JsonSchema>({ $ref: reference }), [...followed, reference])
  }
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  const findings = [
    alternatives && inEach(alternatives.map((each) => findingOf(each, followed))),
    inText(schema.maxLength as number | undefined),
    inList(schema, followed),
    inFields(schema, followed),
  ].filter((finding) => finding !== undefined)
  if (findings.length < 2) return findings[0]
  return (value, place) => first(findings, (finding) => finding(value, place))
}

function first<T, R>(all: Iterable<T>, find: (each: T) => R | undefined): R | undefined {
  for (const each of all) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}

/** A value is too long only if it is too long for every alternative. */
function inEach(findings: (Finding | undefined)[]): Finding | undefined {
  const known = findings.filter((finding) => finding !== undefined)
  if (known.length < findings.length || known.length === 0) return undefined
  return (value, place) => {
    let last: TooLong | undefined
    for (const finding of known) {
      last = finding(value, place)
      if (!last) return undefined
    }
    return last
  }
}

function inText(maxLength: number | undefined): Finding | undefined {
  if (maxLength === undefined) return undefined
  return (value, place) =>
    typeof value === 'string' && value.length > 2 * maxLength ? tooLong('string', maxLength, place) : undefined
}

function inList({ items, maxItems }: JsonSchema, followed: string[]): Finding | undefined {
  const inItem = items ? findingOf(items as JsonSchema, followed) : undefined
  if (maxItems === undefined && !inItem) return undefined
  const most = (maxItems as number | undefined) ?? Infinity
  return (value, place) => {
    if (!Array.isArray(value)) return undefined
    if (value.length > most) return tooLong('array', most, place)
    return inItem && first(value.entries(), ([index, item]) => inItem(item, [...place, index]))
  }
}

function inFields({ properties = {} }: JsonSchema, followed: string[]): Finding | undefined {
  const fields = Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, schema]) => {
    const finding = findingOf(schema, followed)
    return finding ? [{ name, finding }] : []
  })
  if (fields.length === 0) return undefined
  return (value, place) => {
    if (typeof value !== 'object' || value === null) return undefined
    return first(fields, ({ name, finding }) =>
      Object.hasOwn(value, name) ? finding((value as Record<string, unknown>)[name], [...place, name]) : undefined,
    )
  }
}

/** Refuses a body beyond the general limits, or far beyond those of its schema. Throws 400 and 413. */
export function jsonLimits(schema: JsonSchema): (json: string) => void {
  const finding = findingOf(schema)
  return (json) => {
    requireModestJson(json)
    if (!finding || json.length <= shortText) return
    const found = finding(parseJson(json), [])
    if (found) throw new Problem(400, 'Validation failed', 'Revisá los datos enviados.', { issues: [found] })
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw malformedRequest('No pudimos leer lo que enviaste: el contenido no es JSON válido.')
  }
}
