/** Adds what follows from rules to the bundled description, so that an operation's YAML has only what is specific to it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from './build.ts'
import {
  addError,
  dereference,
  hasSharedParameter,
  referrer,
  type Bundle,
  type Operation,
} from './company-operations.ts'
import { jsonSchema, knowsVersion } from './conditional-operations.ts'

type Media = { examples?: Record<string, unknown> }
type Response = { content?: Record<string, Media> }

const hasInput = ({ parameters = [], requestBody }: Operation) => parameters.length > 0 || requestBody !== undefined

type Parameter = { in?: string; name?: string; required?: boolean }

/** Whether an operation is about one record, which may not exist: its path, a required parameter or its body has the id. */
function namesRecord(bundle: Bundle, { parameters = [], requestBody }: Operation): boolean {
  const { required = [] } = dereference(bundle, jsonSchema(requestBody) ?? {})
  const isId = ({ in: place, name = '', required: isRequired = false }: Parameter) =>
    place === 'path' || (place === 'query' && isRequired && /^id$|Id$/.test(name))
  return required.includes('id') || parameters.some((each) => isId(dereference(bundle, each)))
}

/**
 * The errors that follow from rules, by status. 409 is for a stale version, for another body with the same `Idempotency-Key`,
 * or for rates missing in a valuation.
 */
function errorsOf(bundle: Bundle, method: string, operation: Operation): Record<string, string> {
  const isPublic = operation.security?.length === 0
  const mayConflict =
    hasSharedParameter(operation, 'idempotencyKey', 'valuacion') || knowsVersion(bundle, method, operation)
  return {
    ...(hasInput(operation) && { 400: 'BadRequest' }),
    ...(!isPublic && { 401: 'Unauthorized', 403: 'Forbidden', 503: 'Unavailable' }),
    ...(namesRecord(bundle, operation) && { 404: 'NotFound' }),
    ...(mayConflict && { 409: 'Conflict' }),
    ...(operation.requestBody !== undefined && { 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' }),
  }
}

/** The examples of an area's fixtures, by operation. */
function createExamples() {
  const areas = new Map<string, Record<string, unknown>>()
  return (area: string): Record<string, unknown> => {
    let examples = areas.get(area)
    if (!examples) {
      const file = path.join(root, `fixtures/${area}.yaml`)
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const data = parse(text, { merge: true, maxAliasCount: -1 }) as { examples?: Record<string, unknown> } | null
      examples = data?.examples ?? {}
      areas.set(area, examples)
    }
    return examples
  }
}

/** Adds to each operation its errors by rule, and the example with its id in the area's fixtures. */
export function completeOperations(bundle: Bundle): void {
  const response = referrer(bundle, 'responses')
  const examplesOf = createExamples()
  for (const [method, operation] of Object.values(bundle.paths).flatMap((item) => Object.entries(item))) {
    const { operationId, responses, tags } = operation
    for (const [status, name] of Object.entries(errorsOf(bundle, method, operation)))
      addError(operation, status, response(name))
    const example = examplesOf(tags[0]!)[operationId]
    if (example === undefined) continue
    bundle.components.examples = { ...bundle.components.examples, [operationId]: example as object }
    const reference = { [operationId]: { $ref: `#/components/examples/${operationId}` } }
    for (const [status, { content = {} }] of Object.entries(responses as Record<string, Response>)) {
      if (!status.startsWith('2')) continue
      // A list with file formats has its example in JSON only.
      const json = content['application/json']
      for (const media of json ? [json] : Object.values(content)) media.examples ??= reference
    }
  }
}
