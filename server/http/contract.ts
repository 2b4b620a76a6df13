/** The contract at run time and as types. The server's only access to the OpenAPI description. */
import { z, type ZodType } from 'zod'
import type { Context as HonoContext } from 'hono'
import description from '../../openapi/generated/contract.json' with { type: 'json' }
import type { areaOperations, operations } from '../../openapi/generated/schema.d.ts'
import type { SheetFile } from '../lib/sheet.ts'
import type { Env } from './env.ts'

export type OperationId = keyof operations

type Json<Content> = Content extends { 'application/json': infer Body } ? Body : never
type Present<Part> = [Part] extends [undefined] ? Record<never, never> : NonNullable<Part>

/** The validated input of an operation's handler. */
export type Query<Id extends OperationId> = Present<operations[Id]['parameters']['query']>
export type Params<Id extends OperationId> = Present<operations[Id]['parameters']['path']>
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: { content: infer Content } }
  ? Json<Content>
  : never

type Responses<Id extends OperationId> = operations[Id]['responses']
type Content<Response> = Response extends { content: infer Media } ? Media : never

/** The JSON body of an operation's 200 response. */
export type Success<Id extends OperationId> = Responses<Id> extends { 200: infer Ok } ? Json<Content<Ok>> : never

/** A response with a status other than 200. */
export class Reply<Status extends number, Body> {
  readonly status: Status
  readonly body: Body
  readonly headers: Record<string, string> | undefined

  constructor(status: Status, body: Body, headers?: Record<string, string>) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** SheetFile for lists that the contract also offers as a file. */
type FileToo<Id extends OperationId> =
  Responses<Id> extends { 200: { content: { 'text/csv': unknown } } } ? SheetFile : never

type OtherReply<Id extends OperationId> = {
  [Status in Exclude<keyof Responses<Id>, 200> & number]: Reply<Status, Json<Content<Responses<Id>[Status]>>>
}[Exclude<keyof Responses<Id>, 200> & number]

/** A handler's result: the 200 body, a Reply with another status of the contract, or a Response if the 200 is no JSON. */
export type Answer<Id extends OperationId> =
  | ([Success<Id>] extends [never] ? Response : Success<Id>)
  | FileToo<Id>
  | OtherReply<Id>

export type HandlerContext<Id extends OperationId> = HonoContext<
  Env,
  string,
  { in: object; out: { query: Query<Id>; param: Params<Id>; json: Body<Id> } }
>

/** A handler; a status or shape that is not in the contract does not compile. */
export type Handler<Id extends OperationId> = (c: HandlerContext<Id>) => Answer<Id> | Promise<Answer<Id>>
export type Handlers<Id extends OperationId> = { [Each in Id]: Handler<Each> }

/** A handler for each operation with the area's tag. */
export type AreaHandlers<Area extends keyof areaOperations> = Handlers<areaOperations[Area]>

export type JsonSchema = Record<string, unknown>
export type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema }
export type Operation = {
  operationId: OperationId
  tags: string[]
  security?: unknown[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> } | { $ref: string }>
  'x-max-body-bytes'?: number
  /** The handler streams the body and enforces the size limit. */
  'x-streamed-body'?: boolean
  'x-company'?: boolean | 'optional'
  'x-role'?: 'administrador' | 'miembro' | 'lector'
}
export type OperationEntry = { method: 'get' | 'post' | 'put' | 'patch' | 'delete'; path: string; operation: Operation }

const components = description.components as unknown as Record<string, Record<string, object>>
/** Resolves a `$ref` to a component; other values are returned unchanged. */
export function resolveReference<T extends object>(value: T | { $ref: string }): T {
  if (!('$ref' in value)) return value
  const [, , kind = '', name = ''] = value.$ref.split('/')
  return components[kind]![name] as T
}

const forValidators = (schema: unknown) => JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')

/** The schemas that a JSON text refers to, transitively. Only these, because zod parses every definition. */
function definitionsFor(text: string, found: Record<string, JsonSchema> = {}): Record<string, JsonSchema> {
  for (const [, name] of text.matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    if (found[name!]) continue
    const definition = forValidators(components.schemas![name!])
    found[name!] = JSON.parse(definition) as JsonSchema
    definitionsFor(definition, found)
  }
  return found
}

/** A zod validator for a schema of the contract. */
export function validator(schema: JsonSchema): ZodType<unknown> {
  const text = forValidators(schema)
  const local = { ...(JSON.parse(text) as JsonSchema), $defs: definitionsFor(text) }
  return z.fromJSONSchema(local as Parameters<typeof z.fromJSONSchema>[0])
}

/** Every operation of the contract, by id. */
export const operationEntries = new Map<OperationId, OperationEntry>(
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      (operation as unknown as Operation).operationId,
      { method, path, operation } as unknown as OperationEntry,
    ]),
  ),
)

export { description }
