/** The fields that a column can fill, derived from the body of the operation that creates the record. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import { titleKey } from '../../../openapi/shared/title-key.ts'
import { operationEntries, resolveReference, validator, type OperationId } from '../../http/contract.ts'
import type { RecordSource } from './records/sources.ts'

export type Tipo = components['schemas']['CargaTipo']
/** Where the records that a field names are; projects are no catalogue. */
export type Source = Tipo | 'proyectos' | RecordSource
export type Kind = 'text' | 'integer' | 'decimal' | 'flag' | 'day' | 'period' | 'choice' | 'reference' | 'references'

export type FieldHint = {
  titulo: string
  /** Other titles of its column. */
  synonyms?: string[]
  ejemplo: string
  ayuda?: string
  from?: Source
  isPeriod?: true
  /** Of a choice: what sheets call its values, besides their words. */
  otherWords?: Record<string, string[]>
}
export type RecordFieldHint = FieldHint & {
  /** The path of its value in the body of the operation, if that is not the name of the field: 'lineas.cantidad'. Kind and words come from its schema. */
  at?: string
  /** For fields that the body does not have. */
  kind?: Kind
  /** The words of a choice that is not in the contract, by value. */
  words?: Record<string, string>
  /** Whether a new record needs it; by default what the schema says. */
  obligatorio?: boolean
}

export type Campo = FieldHint & {
  nombre: string
  /** The path of its value in the body of the operation: 'lineas.cantidad'. */
  at: string
  kind: Kind
  obligatorio: boolean
  /** The words of a choice, by value. */
  words: Record<string, string>
}

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: string[]
  format?: string
  pattern?: string
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const decimalPattern = /^\^(-\?)?\[0-9\]\{1,\d+\}\(\\\.\[0-9\]/
const wordTables = words as Record<string, Record<string, string>>
const schemaOf = (operation: OperationId) =>
  resolveReference<Schema>(
    operationEntries.get(operation)!.operation.requestBody!.content['application/json']!.schema as Schema,
  )

function kindOf(schema: Schema, { from, isPeriod }: FieldHint): Kind {
  const isA = (type: string) => [schema.type].flat().includes(type)
  if (from) return isA('array') ? 'references' : 'reference'
  if (isPeriod) return 'period'
  if (schema.enum) return 'choice'
  if (schema.format === 'date') return 'day'
  if (isA('boolean')) return 'flag'
  if (isA('integer')) return 'integer'
  return decimalPattern.test(schema.pattern ?? '') ? 'decimal' : 'text'
}

function wordsOf(name: string, schema: Schema): Record<string, string> {
  return wordTables[name] ?? Object.fromEntries((schema.enum ?? []).map((value) => [value, value]))
}

/** A schema without its reference and without its null, and the name by which it was referred to. */
function plainSchema(property: Schema): { schema: Schema; name: string } {
  const [own = property] = property.oneOf?.filter(({ type }) => type !== 'null') ?? []
  const name = own.$ref?.split('/').at(-1) ?? ''
  const schema = resolveReference<Schema>(own as { $ref: string })
  return schema.oneOf ? { ...plainSchema(schema), name } : { schema, name }
}

/** What stands at a path of a schema, through lists: the schema, its name, and whether a body must have it. */
function schemaAt(root: Schema, path: string): { schema: Schema; name: string; isRequired: boolean } {
  let found = { schema: root, name: '' }
  let isRequired = true
  for (const step of path.split('.')) {
    const { schema } = found
    const owner = schema.items ? plainSchema(schema.items).schema : schema
    isRequired &&= owner.required?.includes(step) ?? false
    found = plainSchema(owner.properties?.[step] ?? {})
  }
  return { ...found, isRequired }
}

/** The fields with a hint, in the order of the hints. `owner` is a field that the address of the operation names, not its body. */
export function fieldsOf(operation: OperationId, hints: Record<string, RecordFieldHint>, owner?: string): Campo[] {
  const body = schemaOf(operation)
  return Object.entries(hints).map(([nombre, hint]) => {
    const at = hint.at ?? nombre
    const { schema, name, isRequired } = schemaAt(body, at)
    return {
      ...hint,
      nombre,
      at,
      kind: hint.kind ?? kindOf(schema, hint),
      obligatorio: hint.obligatorio ?? (isRequired || nombre === owner),
      words: hint.words ?? wordsOf(name, schema),
    }
  })
}

/** The validator of the operation's body. */
export const validatorOf = (operation: OperationId) => validator(schemaOf(operation) as Record<string, unknown>)

export { titleKey }

/** Every title of a field, for comparison. */
export const titleKeysOf = ({ nombre, titulo, synonyms = [] }: Campo): string[] =>
  [titulo, nombre, ...synonyms].map(titleKey)

/** The values that a field takes, if there are few. */
export function allowedValues({ kind, words: table }: Pick<Campo, 'kind' | 'words'>): string[] {
  if (kind === 'flag') return ['Sí', 'No']
  return kind === 'choice' ? Object.values(table) : []
}
