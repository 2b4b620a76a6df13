import { createRequire } from 'node:module'
import { createServer } from 'node:net'
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

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** `obra mock` */
export function mock(command: Command): void {
  command
    .option('--port <puerto>', 'El puerto', portNumber, 4010)
    .option('--host <dirección>', 'Dónde escucha', '127.0.0.1')
    .action(async ({ port, host }: { port: number; host: string }) => {
      // Prism's own error would be in English.
      if (!(await isFree(port, host)))
        throw new Failure(
          `El puerto ${port} está ocupado. Cerrá el otro programa o elegí otro: obra mock --port ${port + 1}`,
        )
      const args = ['mock', 'openapi/generated/openapi.json', '--port', String(port), '--host', host]
      process.exitCode = await runScript(prismScript(), args)
    })
  examples(command, [
    ['obra mock', 'en http://127.0.0.1:4010'],
    ['OBRA_API_URL=http://127.0.0.1:4010 OBRA_TOKEN=x obra developers list', 'este comando contra los ejemplos'],
  ])
}
