/** What follows from a rule, written into the bundled description once, so that an operation's YAML says only what is its own. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from './build.ts'
import { addError, referrer, type Bundle, type Operation } from './company-operations.ts'

type Media = { examples?: Record<string, unknown> }
type Response = { content?: Record<string, Media> }

const hasInput = ({ parameters = [], requestBody }: Operation) => parameters.length > 0 || requestBody !== undefined

/** The errors that a rule determines, by status. */
function errorsOf(operation: Operation): Record<string, string> {
  const isPublic = operation.security?.length === 0
  return {
    ...(hasInput(operation) && { 400: 'BadRequest' }),
    ...(!isPublic && { 401: 'Unauthorized', 403: 'Forbidden', 503: 'Unavailable' }),
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

/** Adds to each operation the errors that it may answer by rule, and the example that its area's fixtures hold under its id. */
export function completeOperations(bundle: Bundle): void {
  const response = referrer(bundle, 'responses')
  const examplesOf = createExamples()
  for (const operation of Object.values(bundle.paths).flatMap((item) => Object.values(item))) {
    const { operationId, responses, tags } = operation
    for (const [status, name] of Object.entries(errorsOf(operation))) addError(operation, status, response(name))
    const example = examplesOf(tags[0]!)[operationId]
    if (example === undefined) continue
    bundle.components.examples = { ...bundle.components.examples, [operationId]: example as object }
    const reference = { [operationId]: { $ref: `#/components/examples/${operationId}` } }
    for (const [status, { content = {} }] of Object.entries(responses as Record<string, Response>)) {
      if (!status.startsWith('2')) continue
      // A list that can also be had as a file has its example in JSON alone.
      const json = content['application/json']
      for (const media of json ? [json] : Object.values(content)) media.examples ??= reference
    }
  }
}
