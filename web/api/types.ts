import type { components } from '../../openapi/generated/schema.d.ts'

type Schemas = components['schemas']

/** A schema of the contract by name: `Schema<'Developer'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]
