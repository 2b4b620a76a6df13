/** Expands the schemas of list pages and PATCH bodies, which follow from a record's schema, in the bundled description. */
import { dereference, referrer, type Bundle } from './company-operations.ts'
import type { Schema } from './json-schema.ts'

type Reference = { $ref: string }
type DerivedSchema = Schema & { description?: string; 'x-derived'?: 'page' | 'patch'; allOf?: Reference[] }

/** The schema of a list page: items, total and page numbers, then the extra properties that the page declares. */
function pageOf(bundle: Bundle, { description, items, required = [], properties }: DerivedSchema): Schema {
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

/** The schema of a PATCH body: the properties of the record, all optional except `version`, if it has one. */
function patchOf(bundle: Bundle, { description, allOf = [] }: DerivedSchema): Schema {
  const { properties } = dereference<Schema>(bundle, allOf[0]!)
  const required = properties?.version && { required: ['version'] }
  return {
    type: 'object',
    ...(description && { description }),
    additionalProperties: false,
    ...required,
    properties,
  } as Schema
}

/**
 * Expands schemas marked `x-derived`: `page` refers to the item's schema in `items` and may declare extra properties, `patch`
 * refers to the record's schema in `allOf`.
 */
export function completeDerivedSchemas(bundle: Bundle): void {
  const schemas = bundle.components.schemas as Record<string, DerivedSchema>
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema['x-derived'] === 'page') schemas[name] = pageOf(bundle, schema)
    if (schema['x-derived'] === 'patch') schemas[name] = patchOf(bundle, schema)
  }
}
