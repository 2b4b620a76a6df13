/** A failed request with a message for the user; the shape of `ApiError` in web/api. */
export type Refusal = Error & { issues: readonly { field: string; message: string }[] }

/** The message for unknown errors. */
export const unexpectedFailure = 'Algo salió mal. Probá de nuevo en unos segundos.'

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues)

/** The message for the user of anything that was thrown. */
export const failureMessage = (error: unknown): string => (isRefusal(error) ? error.message : unexpectedFailure)
