/** The attributes of a request's span. */
export type TracedRequest = {
  /** The operation of the contract, or `other`. */
  operation: string
  method: string
  /** The path template of the contract, without ids; undefined if it is no operation. */
  route: string | undefined
  requestId: string
  /** The caller's trace: the headers of W3C Trace Context. */
  traceparent: string | undefined
  tracestate: string | undefined
}

/** Tracing for a collector; unset if none is configured. */
export type Tracing = {
  /** Runs `answer` in its own span; `status` is read when it ends. */
  request<T>(request: TracedRequest, status: () => number, answer: () => Promise<T>): Promise<T>
}
