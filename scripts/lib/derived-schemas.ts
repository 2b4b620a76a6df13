/** Schemas that follow from others, written into the bundled description once. */
import { referrer, type Bundle } from './company-operations.ts'
import type { Schema } from './json-schema.ts'

type Reference = { $ref: string }
type Derived = Schema & { description?: string; 'x-derived'?: 'page' | 'patch'; allOf?: Reference[] }

/** A page of a list: its items, how many there are in all, and which page it is; with fields of its own. */
function pageOf(bundle: Bundle, { description, items, required = [], properties }: Derived): Schema {
  const schema = referrer(bundle, 'schemas')
  return {
    type: 'object',
    description,
    additionalProperties: false,
    required: ['items', 'total', 'page', 'size', 'lastPage', ...required],
    properties: {
      items: { type: 'array', items },
      total: schema('Total'),
      page: schema('Page'),
      size: schema('PageSize'),
      lastPage: schema('Page'),
      ...properties,
    },
  } as Schema
}

/** The fields of a record, any of which may change, with the version that was seen. */
function patchOf(schemas: Record<string, Derived>, { description, allOf = [] }: Derived): Schema {
  const { properties } = schemas[allOf[0]!.$ref.split('/').at(-1)!]!
  return { type: 'object', description, additionalProperties: false, required: ['version'], properties } as Schema
}

/**
 * Completes schemas marked `x-derived`: a `page` names its items (and may have fields of its own), a `patch` the record in
 * `allOf`.
 */
export function completeDerivedSchemas(bundle: Bundle): void {
  const schemas = bundle.components.schemas as Record<string, Derived>
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema['x-derived'] === 'page') schemas[name] = pageOf(bundle, schema)
    if (schema['x-derived'] === 'patch') schemas[name] = patchOf(schemas, schema)
  }
}
