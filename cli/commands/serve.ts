import type { Command } from 'commander'
import { runScript } from '../lib/run.ts'
import { examples, portNumber } from '../lib/spanish.ts'

/**
 * The space for new objects, in MB: Node's default lets it grow to 32, which costs up to 140 MB of memory under load and
 * saves no CPU. With 1 a PATCH takes up to 1.8 times the CPU.
 */
export const serverNodeOptions = ['--max-semi-space-size=4']

type ServeOptions = { port?: number; host?: string }

/** `obra serve` */
export function serve(command: Command): void {
  command
    .option('--port <puerto>', 'El puerto; también con PORT. Si falta, 3000', portNumber)
    .option('--host <dirección>', 'Dónde escucha; también con HOST. Si falta, 127.0.0.1')
    .action(async ({ port, host }: ServeOptions) => {
      const env = {
        ...(port !== undefined && { PORT: String(port) }),
        ...(host && { HOST: host }),
        // Never seeds sample accounts, even if the environment asks for it.
        OBRA_SEED: '',
      }
      process.exitCode = await runScript('server/main.js', [], { env, nodeOptions: serverNodeOptions })
    })
  examples(command, [
    ['obra init && obra serve', 'la primera vez: antes, la primera cuenta'],
    ['OBRA_DATA_DIR=/srv/obra obra serve --port 8080', 'otros datos, otro puerto'],
    ['DATABASE_URL=postgres://obra@localhost/obra obra serve', 'sobre PostgreSQL'],
  ])
}
