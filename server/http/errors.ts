import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { ZodError } from 'zod'
import type { components } from '../../openapi/generated/schema.d.ts'
import { isOverflow, isStoreFailure } from '../lib/store-failures.ts'
import { Reply } from './contract.ts'
import { issueMessage } from './issue-message.ts'
import { amountTooLarge, Problem } from '../lib/problem.ts'

const mostIssues = 50

/** 400 for input that does not fit the contract, with one issue per field. */
export function validationProblem(error: ZodError): Problem {
  const issues = error.issues
    .slice(0, mostIssues)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, mostIssues)
            .map((key) => ({ field: [...issue.path, key].join('.'), message: 'Este campo no existe.' }))
        : [{ field: issue.path.join('.'), message: issueMessage(issue) }],
    )
  return new Problem(400, 'Validation failed', 'Revisá los datos enviados.', { issues: issues.slice(0, mostIssues) })
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && error.status === 415) {
    return new Problem(415, 'Unsupported media type', 'No podemos leer datos de ese tipo.')
  }
  // Hono's other client errors: invalid JSON.
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem(400, 'Malformed request', 'No pudimos leer lo que enviaste: el contenido no es JSON válido.')
  }
  if (isStoreFailure(error)) {
    const message = 'El servicio no está disponible en este momento. Probá de nuevo en unos segundos.'
    return new Problem(503, 'Service unavailable', message)
  }
  if (isOverflow(error)) return amountTooLarge()
  return new Problem(500, 'Internal error', 'Algo salió mal de nuestro lado. Ya quedó registrado; probá de nuevo.')
}

/** The Problem reply for any error; server errors are logged. */
export function problemReply(error: unknown, logger: Logger, requestId: string) {
  const problem = asProblem(error)
  if (problem.status >= 500) logger.error({ err: error, requestId }, problem.error)
  const body: components['schemas']['Problem'] = {
    isSuccess: false,
    error: problem.error,
    message: problem.message,
    requestId,
    ...(problem.issues && { issues: problem.issues }),
    ...(problem.existenteId !== undefined && { existenteId: problem.existenteId }),
  }
  return new Reply(problem.status, body, problem.headers)
}
