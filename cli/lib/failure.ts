export const usageExitCode = 2
export const notSignedInExitCode = 3
export const notFoundExitCode = 4
export const conflictExitCode = 5
export const tooManyExitCode = 6

/** What each exit code means, for the manual page. */
export const exitCodes: Record<number, string> = {
  0: 'bien',
  1: 'el servidor o el pedido fallaron',
  [usageExitCode]: 'el comando está mal escrito',
  [notSignedInExitCode]: 'falta iniciar sesión',
  [notFoundExitCode]: 'no existe',
  [conflictExitCode]: 'el registro cambió mientras tanto, o su estado no lo permite',
  [tooManyExitCode]: 'hubo demasiados pedidos: hay que esperar y probar de nuevo',
}

/** An error that ends the command with a Spanish message on standard error and an exit code. */
export class Failure extends Error {
  readonly exitCode: number
  /** The server's answer, for programs (`--json`); undefined if the error is the command's own. */
  readonly problem: object | undefined

  constructor(message: string, exitCode = 1, problem?: object) {
    super(message)
    this.exitCode = exitCode
    this.problem = problem
  }
}

/** A usage error. */
export function usageFailure(message: string): Failure {
  return new Failure(message, usageExitCode)
}

/** The requested item does not exist, or is not accessible to the user. */
export function notFoundFailure(message: string): Failure {
  return new Failure(message, notFoundExitCode)
}
