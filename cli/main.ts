/** The command `obra`: runs the program and exits with its code. */
import { CommanderError } from 'commander'
import { variableWarnings } from '../openapi/shared/variables.ts'
import { Failure, usageExitCode } from './lib/failure.ts'
import { untilNextTurn } from './lib/watch.ts'
import { createProgram } from './program.ts'

function report(error: unknown): number {
  // Commander has already printed its own errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : usageExitCode
  if (error instanceof Failure) {
    const isForPrograms = error.problem !== undefined && process.argv.includes('--json')
    process.stderr.write(`${isForPrograms ? JSON.stringify(error.problem) : error.message}\n`)
    return error.exitCode
  }
  process.stderr.write(`Algo falló dentro de obra: ${error instanceof Error ? error.stack : String(error)}\n`)
  return 1
}

// The reader of a pipe may close it early, like `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
// The server warns by itself.
if (process.argv[2] !== 'serve') for (const warning of variableWarnings(process.env)) console.error(warning)
try {
  do await createProgram().parseAsync()
  while (await untilNextTurn())
} catch (error) {
  process.exitCode = report(error)
}
