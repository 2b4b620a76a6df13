/** The bodies of a megabyte that cost the server most, per operation: long lists, deep nesting, one long text. */
import { typesOf, type Schema } from '../../scripts/lib/json-schema.ts'
import { resolved, type Described } from './schemas.ts'

const megabyte = 1024 * 1024 - 64

type Site = { path: string[]; schema: Schema; inner: string }
/** Created only when sent, since each is a megabyte. */
type WorstJson = { kind: string; json: () => string }
export type WorstBody = { kind: string; content: string; type: string }

/** The shortest JSON that (nearly) fits a schema, to fill lists with. */
function shortest(schema: Schema): string {
  const type = typesOf(resolved(schema))[0]
  if (type === 'string') return '""'
  return type === 'array' ? '[]' : type === 'object' ? '{}' : '0'
}

/** The lists and texts of a body, each with its path. `[]` is the first item of a list. */
function sitesOf(schema: Schema, path: string[] = [], depth = 0): Site[] {
  if (depth > 8) return []
  const own = resolved(schema)
  const deeper = (child: Schema, step: string) => sitesOf(child, [...path, step], depth + 1)
  return [
    ...(own.items ? [{ path, schema: own, inner: shortest(own.items) }, ...deeper(own.items, '[]')] : []),
    ...(typesOf(own).includes('string') ? [{ path, schema: own, inner: '' }] : []),
    ...(own.anyOf ?? own.oneOf ?? []).flatMap((each) => sitesOf(each, path, depth + 1)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, child]) => deeper(child, name)),
  ]
}

/** JSON with `value` at the end of a path. */
function wrapped(path: string[], value: string): string {
  return path.reduceRight((inner, step) => (step === '[]' ? `[${inner}]` : `{"${step}":${inner}}`), value)
}

const list = (item: string, count: number) => `[${Array.from({ length: count }, () => item).join(',')}]`

function worstAt({ path, schema, inner }: Site): WorstJson[] {
  const at = path.join('.')
  if (!schema.items) {
    return ['a', '1.'].map((part) => ({
      kind: `a text of a megabyte at ${at}`,
      json: () => wrapped(path, JSON.stringify(part.repeat(megabyte / part.length))),
    }))
  }
  const endless = ['{}', inner].map((item) => ({
    kind: `an endless list at ${at}`,
    json: () => wrapped(path, list(item, Math.floor(megabyte / (item.length + 1)))),
  }))
  const full = Math.min(schema.maxItems ?? Infinity, 19_000)
  return [...endless, { kind: `a full list of wrong items at ${at}`, json: () => wrapped(path, list('{}', full)) }]
}

const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

/** Bodies that are refused independently of the operation. */
const unreadable: WorstJson[] = [
  { kind: 'lists without an end', json: () => '['.repeat(megabyte) },
  { kind: '9,000 objects in one another', json: () => `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}` },
  { kind: 'backslashes', json: () => `["${'\\'.repeat(megabyte)}"]` },
  { kind: 'quotes', json: () => '"'.repeat(megabyte) },
]

const hostileWholes: WorstJson[] = [
  { kind: 'lists in lists', json: () => nested('[', ']', megabyte / 2) },
  {
    kind: 'fields that do not exist',
    json: () => `{${Array.from({ length: 19_000 }, (_, index) => `"campo${index}":0`).join(',')}}`,
  },
]

/** A multipart form of a megabyte that repeats one part with these header lines. */
function form(kind: string, head: string, content: string, count: number): WorstBody {
  const parts = `--x\r\n${head}\r\n\r\n${content}\r\n`.repeat(count)
  return { kind, content: `${parts}--x--\r\n`, type: 'multipart/form-data; boundary=x' }
}

const disposition = 'Content-Disposition: form-data; name="file"; filename="a.txt"'
const hostileForms = [
  form('a form of tiny parts', 'Content-Disposition: form-data; name="a"', '', 18_000),
  form('a form of tiny files', disposition, '', 12_000),
  form('a form with one long head', `${disposition}${'; a="b"'.repeat(150_000)}`, '', 1),
  form('a form with many heads', `${disposition}${'\r\nX: y'.repeat(170_000)}`, '', 1),
  form('a file of line breaks', disposition, '\r\n-'.repeat(340_000), 1),
  form('a file of a megabyte', disposition, 'a'.repeat(megabyte - 300), 1),
]

/** The worst bodies for an operation that takes one. */
export function worstBodies({ id, body }: Described): WorstBody[] {
  if (body?.media !== 'application/json') return hostileForms
  const deep = Object.keys(resolved(body.schema).properties ?? {}).map((name) => ({
    kind: `lists in lists at ${name}`,
    json: () => wrapped([name], nested('[', ']', 100_000)),
  }))
  const all = [
    ...hostileWholes,
    ...(id === 'createNote' ? unreadable : []),
    ...deep,
    ...sitesOf(body.schema).flatMap(worstAt),
  ]
  return all.map(({ kind, json }) => ({
    kind,
    type: 'application/json',
    get content() {
      return json()
    },
  }))
}
