export type Issue = { field: string; message: string }

/** An error for the client: an HTTP status, a stable English `error`, a Spanish message. */
export class Problem extends Error {
  readonly status: number
  readonly error: string
  readonly issues: Issue[] | undefined
  readonly headers: Record<string, string>
  /** The id of the existing document, for a duplicate. */
  readonly existenteId: string | undefined

  constructor(
    status: number,
    error: string,
    message: string,
    more: { issues?: Issue[]; headers?: Record<string, string>; existenteId?: string } = {},
  ) {
    super(message)
    this.status = status
    this.error = error
    this.issues = more.issues
    this.headers = more.headers ?? {}
    this.existenteId = more.existenteId
  }
}

/** 404: missing, or not accessible to the caller. */
export function notFound(message = 'No encontramos lo que buscabas.'): Problem {
  return new Problem(404, 'NOT FOUND', message)
}

/** 403: the role or the API token does not allow it. */
export function forbidden(message: string): Problem {
  return new Problem(403, 'Forbidden', message)
}

/** 409: the change conflicts with stored data, in `field` if given. */
export function conflict(message: string, field?: string): Problem {
  return new Problem(409, 'Conflict', message, field === undefined ? {} : { issues: [{ field, message }] })
}

/** 409: an amount or a sum exceeds an `Importe`. */
export function amountTooLarge(): Problem {
  const message = 'Hay importes demasiado grandes para guardarlos o mostrarlos. Revisá las cotizaciones y los índices.'
  return new Problem(409, 'Amount too large', message)
}

/** 400 for a rule that the schema cannot express. */
export function invalid(field: string, message: string): Problem {
  return new Problem(400, 'Validation failed', 'Revisá los datos enviados.', { issues: [{ field, message }] })
}

/** 401: no valid session. */
export function unauthorized(): Problem {
  return new Problem(401, 'Invalid token', 'Tu sesión no es válida o venció. Volvé a iniciar sesión.')
}

/** 429, with the seconds to wait. */
export function tooManyRequests(retryAfterSeconds: number): Problem {
  const message = 'Hiciste demasiados intentos. Esperá un momento y probá de nuevo.'
  const headers = { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) }
  return new Problem(429, 'Too many requests', message, { headers })
}

/** 413 for a file of more than `maxBytes`. */
export function fileTooLarge(maxBytes: number): Problem {
  const most = Math.floor(maxBytes / 1_000_000)
  return new Problem(413, 'Payload too large', `El archivo supera el tamaño permitido (${most} MB).`)
}
