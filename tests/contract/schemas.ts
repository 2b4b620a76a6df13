/** The contract's operations and schemas for tests, with references resolved. */
import type { Schema } from '../../scripts/lib/json-schema.ts'
import {
  description,
  operationEntries,
  resolveReference,
  type OperationEntry,
  type OperationId,
} from '../../server/http/contract.ts'

export type Parameter = { name: string; in: 'query' | 'path'; required: boolean; schema: Schema }
export type Described = {
  id: OperationId
  area: string
  isPublic: boolean
  entry: OperationEntry
  parameters: Parameter[]
  body: { media: string; schema: Schema; isRequired: boolean } | undefined
  /** The schema of the JSON body of the 200, if any. */
  success: Schema | undefined
  /** The response is an endless stream (server-sent events): opened, but never read to the end. */
  isEndless: boolean
}

/** The name of a component that a schema refers to. */
export function referredName(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1)
}

/** A schema with its reference followed. */
export function resolved(schema: Schema): Schema {
  return schema.$ref ? resolved(resolveReference<Schema>(schema as { $ref: string })) : schema
}

function describe(id: OperationId, entry: OperationEntry): Described {
  const { operation } = entry
  const success = operation.responses['200'] as { content?: Record<string, { schema: Schema }> } | undefined
  const [media, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return {
    id,
    area: operation.tags[0]!,
    isPublic: operation.security?.length === 0,
    entry,
    // The company headers are tested in server/areas/developers/access.test.ts.
    parameters: (operation.parameters ?? [])
      .map((parameter) => resolveReference(parameter) as Parameter)
      .filter((parameter) => parameter.in === 'query' || parameter.in === 'path')
      .map((parameter) => ({ ...parameter, required: parameter.required ?? false })),
    body:
      media && body
        ? { media, schema: body.schema as Schema, isRequired: operation.requestBody?.required ?? false }
        : undefined,
    success: success?.content?.['application/json']?.schema,
    isEndless: success?.content?.['text/event-stream'] !== undefined,
  }
}

/** Every operation of the contract, in its order. */
export const allOperations: Described[] = [...operationEntries].map(([id, entry]) => describe(id, entry))

export { description }
