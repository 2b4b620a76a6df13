/** Checks responses against the contract with a validator that the server does not use. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { description, operationEntries, resolveReference, type OperationId } from '../../server/http/contract.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormats as unknown as (instance: Ajv2020) => void)(ajv)
ajv.addSchema(description as object, 'obra')

type Checker = { (value: unknown): unknown; errors?: object[] | null }
const checkers = new Map<string, Checker>()

/** Why a value violates a schema of the contract, or undefined. The schema's `$ref`s refer to the contract. */
export function schemaViolation(schema: object, value: unknown): string | undefined {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"obra#/components/')
  let check = checkers.get(text)
  if (!check) {
    check = ajv.compile(JSON.parse(text) as object) as Checker
    checkers.set(text, check)
  }
  return check(value) ? undefined : JSON.stringify(check.errors?.slice(0, 5))
}

/** Throws if the contract does not define this status for the operation, or not this body. */
export function requirePromised(id: OperationId, status: number, body: unknown): void {
  const responses = operationEntries.get(id)!.operation.responses
  const promised = responses[String(status)]
  if (!promised)
    throw new Error(`${id} answered ${status}, which the contract does not promise: ${JSON.stringify(body)}`)
  const media = resolveReference<{ content?: Record<string, { schema: object }> }>(promised as object).content
  const schema = media?.['application/json']?.schema
  // A list exported as a file is not JSON.
  if (!schema || (body === undefined && media?.['text/csv'])) return
  const violation = schemaViolation(schema, body)
  if (violation) {
    throw new Error(
      `${id} answered a ${status} that breaks the contract: ${violation} in ${JSON.stringify(body).slice(0, 2000)}`,
    )
  }
}
