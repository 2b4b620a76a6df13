/** What went wrong with a call, as people are told: `ApiError` of `web/api` has this shape. */
export type Refusal = Error & { issues: readonly { field: string; message: string }[] }

/** What is told where nothing better is known. */
export const unexpected = 'Algo salió mal. Probá de nuevo en unos segundos.'

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues)

/** The sentence to show a person for whatever was thrown. */
export const failureMessage = (error: unknown): string => (isRefusal(error) ? error.message : unexpected)
