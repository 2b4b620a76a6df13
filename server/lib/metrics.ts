/** The server's metrics for Prometheus. */
export type Metrics = {
  /** Records an answer: its operation, status and duration. */
  answered(operation: string, status: number, seconds: number): void
  /** Whether an Authorization header gives access to the metrics. */
  allows(authorization: string | undefined): boolean
  page(): Promise<{ text: string; contentType: string }>
}
