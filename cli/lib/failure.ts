export const notSignedInExitCode = 3
export const notFoundExitCode = 4
export const usageExitCode = 2

/** An error that ends the command with a Spanish message on standard error and an exit code. */
export class Failure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
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
