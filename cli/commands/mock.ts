import { createRequire } from 'node:module'
import type { Command } from 'commander'
import { Failure } from '../lib/failure.ts'
import { runScript } from '../lib/run.ts'
import { examples, portNumber } from '../lib/spanish.ts'

function prismScript(): string {
  try {
    return createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')
  } catch {
    throw new Failure('Falta Prism, que se instala con las dependencias de desarrollo: npm ci')
  }
}

/** `obra mock` */
export function mock(command: Command): void {
  command
    .option('--port <puerto>', 'El puerto', portNumber, 4010)
    .option('--host <dirección>', 'Dónde escucha', '127.0.0.1')
    .action(async ({ port, host }: { port: number; host: string }) => {
      const args = ['mock', 'openapi/generated/openapi.json', '--port', String(port), '--host', host]
      process.exitCode = await runScript(prismScript(), args)
    })
  examples(command, [
    ['obra mock', 'en http://127.0.0.1:4010'],
    ['OBRA_API_URL=http://127.0.0.1:4010 OBRA_TOKEN=x obra developers list', 'este comando contra los ejemplos'],
  ])
}
