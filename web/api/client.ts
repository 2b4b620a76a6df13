import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.d.ts'
import { takeEarlyResponse } from './early-response.ts'
import { bearer, errorLog, loadingIndicator, outcomeNotice, unauthorized, workplace } from './middleware.ts'
import { ApiError } from './problem.ts'

/**
 * The contract's operations by method and path, for the screens before the sign-in; the others use `operations.ts`.
 * `globalThis.fetch` is looked up per request, so that tests can replace it.
 */
export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin,
  fetch: (request) => takeEarlyResponse(request) ?? globalThis.fetch(request),
})

// Responses pass the middlewares in reverse order: log, loading indicator, notice, and last the reload on 401.
api.use(unauthorized, outcomeNotice, bearer, workplace, loadingIndicator, errorLog)

/** For core calls (`coreCalls`) without the loading overlay. */
export const skipLoading = { 'X-Skip-Loading': 'true' }

/** For core calls whose screen shows the outcome itself. */
export const skipNotice = { 'X-Skip-Notice': 'true' }

/** For other calls that need the loading overlay. */
export const showLoading = { 'X-Show-Loading': 'true' }

type Answer<T> = { data?: T; error?: unknown; response: Response }

/** The body of a successful response; otherwise throws an ApiError. */
export async function answer<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok) {
    const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined
    throw new ApiError(response.status, error, undefined, retryAfterSeconds)
  }
  return data as T
}
