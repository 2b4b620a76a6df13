/**
 * The store's own entry: `node server/db/admin.ts <action> [file]`, configured by the environment like the server. It writes
 * a line of JSON on standard output for each step, `{"step": "…"}`, and at the end `{"done": …}` or `{"failed": "…"}`.
 */
import { readConfig } from '../config.ts'
import { startupAdvice } from '../startup-advice.ts'
import { backupStore, describeTarget, migrateStore, resetStore, restoreStore, seedStore } from './admin/actions.ts'
import { AdminFailure } from './admin/failure.ts'

const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const progress = (step: string) => void write({ step })

async function act(action: string, file: string | undefined): Promise<object> {
  const config = readConfig(process.env)
  if (action === 'describe') return describeTarget(config)
  if (action === 'migrate') return migrateStore(config)
  if (action === 'seed') return seedStore(config, progress)
  if (action === 'reset') return resetStore(config, progress)
  if (action === 'backup') return backupStore(config, file, progress)
  if (action === 'restore' && file) return restoreStore(config, file, progress)
  throw new AdminFailure(`No hay una acción '${action}', o le falta el archivo.`)
}

const [action = '', file] = process.argv.slice(2)
try {
  write({ done: await act(action, file) })
} catch (error) {
  write({ failed: error instanceof AdminFailure ? error.message : startupAdvice(error, process.env) })
  process.exitCode = 1
}
