/** Checks answers against the description with a validator that the server does not use. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { description, operationEntries, resolveReference, type OperationId } from '../../server/http/contract.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormats as unknown as (instance: Ajv2020) => void)(ajv)
ajv.addSchema(description as object, 'obra')

type Checker = { (value: unknown): unknown; errors?: object[] | null }
const checkers = new Map<string, Checker>()

/** Why a value does not fit a schema of the description (its `$ref`s are the description's), or undefined. */
export function schemaViolation(schema: object, value: unknown): string | undefined {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"obra#/components/')
  let check = checkers.get(text)
  if (!check) {
    check = ajv.compile(JSON.parse(text) as object) as Checker
    checkers.set(text, check)
  }
  return check(value) ? undefined : JSON.stringify(check.errors?.slice(0, 5))
}

/** Throws where an operation does not promise this status, or not this body. */
export function requirePromised(id: OperationId, status: number, body: unknown): void {
  const responses = operationEntries.get(id)!.operation.responses
  const promised = responses[String(status)]
  if (!promised)
    throw new Error(`${id} answered ${status}, which the contract does not promise: ${JSON.stringify(body)}`)
  const media = resolveReference<{ content?: Record<string, { schema: object }> }>(promised as object).content
  const schema = media?.['application/json']?.schema
  // A list that is answered as a file is no JSON.
  if (!schema || (body === undefined && media?.['text/csv'])) return
  const violation = schemaViolation(schema, body)
  if (violation) {
    throw new Error(
      `${id} answered a ${status} that breaks the contract: ${violation} in ${JSON.stringify(body).slice(0, 2000)}`,
    )
  }
}
