import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { HTTPException } from 'hono/http-exception'
import type { ZodError } from 'zod'
import type { components } from '../../openapi/generated/schema.d.ts'
import { isStoreFailure } from '../db/failures.ts'
import type { Env } from './env.ts'
import { issueMessage } from './issue-message.ts'
import { Problem } from '../lib/problem.ts'

const byStatus: Record<number, () => Problem> = {
  400: () => new Problem(400, 'Malformed request', 'No pudimos leer lo que enviaste: el contenido no es JSON válido.'),
  404: () => new Problem(404, 'NOT FOUND', 'No encontramos lo que buscabas.'),
  413: () => new Problem(413, 'Payload too large', 'Lo que enviaste supera el tamaño permitido.'),
  415: () =>
    new Problem(415, 'Unsupported media type', 'El formato de lo que enviaste no es el que esta operación espera.'),
}

/** The refusal of input that does not fit the contract: one issue a field. */
export function validationProblem(error: ZodError): Problem {
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'Este campo no existe.' }))
      : [{ field: issue.path.join('.'), message: issueMessage(issue) }],
  )
  return new Problem(400, 'Validation failed', 'Revisá los datos enviados.', { issues: issues.slice(0, 50) })
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && byStatus[error.status]) return byStatus[error.status]!()
  if (isStoreFailure(error)) {
    const message = 'El servicio no está disponible en este momento. Probá de nuevo en unos segundos.'
    return new Problem(503, 'Service unavailable', message)
  }
  return new Problem(500, 'Internal error', 'Algo salió mal de nuestro lado. Ya quedó registrado; probá de nuevo.')
}

/** The one way out for every error: logged where it is ours, answered as a Problem. */
export function answerError(error: unknown, c: HonoContext<Env>): Response {
  const problem = asProblem(error)
  const requestId = c.var.requestId
  if (problem.status >= 500) c.var.services.logger.error({ err: error, requestId }, problem.error)
  const body: components['schemas']['Problem'] = {
    isSuccess: false,
    error: problem.error,
    message: problem.message,
    requestId,
    ...(problem.issues && { issues: problem.issues }),
  }
  return c.json(body, problem.status as ContentfulStatusCode, problem.headers)
}
