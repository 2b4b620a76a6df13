/** What is counted while the server answers, for Prometheus; unset where nobody asks. */
export type Metrics = {
  /** An answer: of which operation, with which status, after how many seconds. */
  answered(operation: string, status: number, seconds: number): void
  /** Whether an Authorization header may read them. */
  allows(authorization: string | undefined): boolean
  page(): Promise<{ text: string; contentType: string }>
}
