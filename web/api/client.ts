import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.d.ts'
import { takeAskedAhead } from './asked-ahead.ts'
import { bearer, errorLog, loadingIndicator, outcomeNotice, unauthorized, workplace } from './middleware.ts'
import { ApiError } from './problem.ts'

/**
 * The contract's operations by method and path, for what comes before the sign-in; the rest uses `operations.ts`.
 * The address of `fetch` is looked up at each call, so that tests can stand in for the network.
 */
export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin,
  fetch: (request) => takeAskedAhead(request) ?? globalThis.fetch(request),
})

// Answers pass them in reverse order: logged, counted out, told, and only then may the page be left.
api.use(unauthorized, outcomeNotice, bearer, workplace, loadingIndicator, errorLog)

/** For core calls (`coreCalls`) that must not show the loading overlay. */
export const skipLoading = { 'X-Skip-Loading': 'true' }

/** For core calls whose outcome the screen words itself. */
export const skipNotice = { 'X-Skip-Notice': 'true' }

/** For other calls that block the page while they are under way. */
export const showLoading = { 'X-Show-Loading': 'true' }

type Answer<T> = { data?: T; error?: unknown; response: Response }

/** The body of a successful answer; anything else is thrown as an ApiError. */
export async function answer<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok) {
    const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined
    throw new ApiError(response.status, error, undefined, retryAfterSeconds)
  }
  return data as T
}
