export const notSignedInExitCode = 3
export const notFoundExitCode = 4
export const usageExitCode = 2
/** The record changed meanwhile, or its state does not allow the call. */
export const conflictExitCode = 5
/** Too many calls: wait and try again. */
export const tooManyExitCode = 6

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
