/** What an answer is told as: the span of a request. */
export type TracedRequest = {
  /** The operation of the contract, or `other`. */
  operation: string
  method: string
  /** The path as the contract has it, without ids; undefined for what is no operation. */
  route: string | undefined
  requestId: string
  /** Where the caller's trace goes on: the headers of W3C Trace Context. */
  traceparent: string | undefined
  tracestate: string | undefined
}

/** Traces of what the server does, for a collector; unset where none is configured. */
export type Tracing = {
  /** Runs what answers in a span of its own, which takes the status once there is one. */
  request<T>(request: TracedRequest, status: () => number, answer: () => Promise<T>): Promise<T>
}
