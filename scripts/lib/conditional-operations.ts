/** Adds HTTP features to the bundled description: ETags, conditional requests, and rate-limit headers. */
import { dereference, hasSharedParameter, referrer, type Bundle, type Operation } from './company-operations.ts'
import type { Schema } from './json-schema.ts'

type Media = Record<string, { schema?: Schema }>
type Response = { $ref?: string; content?: Media; headers?: Record<string, object> }

/** The JSON schema of a response or a request body. */
export const jsonSchema = (part: { content?: Media } = {}): Schema | undefined =>
  part.content?.['application/json']?.schema

/** Whether a write has the version that the client read: as a parameter, in its body, or in a record inside the body. */
export function knowsVersion(bundle: Bundle, method: string, operation: Operation): boolean {
  const propertiesOf = (schema: Schema): Record<string, Schema> => dereference(bundle, schema).properties ?? {}
  if (hasSharedParameter(operation, 'version')) return true
  const body = jsonSchema(operation.requestBody)
  if (!body) return false
  const properties = propertiesOf(body)
  const versions = [properties, ...Object.values(properties).map(propertiesOf)].map(({ version }) => version)
  // In a POST only a `Version` counts: the version of a new record may be that of its copied original.
  return versions.some((version) =>
    method === 'patch' ? version !== undefined : version?.$ref?.endsWith('/schemas/Version'),
  )
}

function addHeaders(response: Response | undefined, headers: Record<string, object>): void {
  if (response && !response.$ref) response.headers = { ...headers, ...response.headers }
}

/** Adds ETag, `If-None-Match` and 304 to JSON reads, `If-Match` to writes with a version, and `RateLimit` to limited operations. */
export function completeConditionalOperations(bundle: Bundle): void {
  const parameter = referrer(bundle, 'parameters')
  const response = referrer(bundle, 'responses')
  const header = referrer(bundle, 'headers')
  for (const [method, operation] of Object.values(bundle.paths).flatMap((item) => Object.entries(item))) {
    const responses = operation.responses as Record<string, Response>
    if (method === 'get' && jsonSchema(responses['200'])) {
      addHeaders(responses['200'], { ETag: header('ETag') })
      responses['304'] = response('NotModified')
      operation.parameters = [...(operation.parameters ?? []), parameter('IfNoneMatch')]
    }
    if (method !== 'get' && knowsVersion(bundle, method, operation))
      operation.parameters = [...(operation.parameters ?? []), parameter('IfMatch')]
    if (!responses['429']) continue
    const limits = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') }
    for (const status of Object.keys(responses)) if (status.startsWith('2')) addHeaders(responses[status], limits)
  }
}
