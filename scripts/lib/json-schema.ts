/** The subset of JSON Schema that the contract uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  default?: unknown
}

/** The types that a schema allows; without `type`, those of its enum or const values. */
export function typesOf({ type, enum: values, const: only }: Schema): string[] {
  if (type !== undefined) return [type].flat()
  const known = values ?? (only === undefined ? [] : [only])
  return [...new Set(known.map((value) => (value === null ? 'null' : typeof value)))]
}
