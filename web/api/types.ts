import type { components } from '../../openapi/generated/schema.d.ts'

type Schemas = components['schemas']

/** A shape of the contract by its name: `Schema<'Developer'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]
