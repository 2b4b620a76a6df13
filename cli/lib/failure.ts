export const notSignedInExitCode = 3
export const notFoundExitCode = 4
export const usageExitCode = 2

/** Ends the command with a Spanish sentence on standard error and an exit code. */
export class Failure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The command was written wrongly. */
export function usageFailure(message: string): Failure {
  return new Failure(message, usageExitCode)
}

/** What was asked for is not there, or is not the person's. */
export function notFoundFailure(message: string): Failure {
  return new Failure(message, notFoundExitCode)
}
