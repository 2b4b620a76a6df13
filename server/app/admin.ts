/**
 * Entry point for store administration: `node server/app/admin.ts <action> [argument]`, configured by the environment like the
 * server. Writes JSON lines to standard output: `{"step": "…"}` for each step, `{"rows": …, "of": …}` for progress, and at
 * the end `{"done": …}` or `{"failed": "…"}`.
 */
import { readConfig } from './config.ts'
import { administerAccounts, isAccountAction } from './admin-accounts.ts'
import { administerGuides, isGuideAction } from './admin-guides.ts'
import { administerMail, isMailAction } from './admin-mail.ts'
import { startupAdvice } from './startup-advice.ts'
import {
  backupStore,
  describeTarget,
  migrateStore,
  requireStore,
  resetStore,
  restoreStore,
  seedStore,
} from './admin-actions.ts'
import { AdminFailure } from '../db/admin/failure.ts'

const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const progress = (step: string) => void write({ step })

function scaleOf(text = '1'): number {
  const scale = Number(text)
  if (Number.isInteger(scale) && scale >= 1 && scale <= 10_000) return scale
  throw new AdminFailure('La escala tiene que ser un número entero de 1 a 10000.')
}

/** The JSON input on standard input; arguments would expose passwords. */
async function readInput(): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text ? JSON.parse(text) : {}
}

async function act(action: string, argument: string | undefined): Promise<object> {
  const config = readConfig(process.env)
  if (action === 'describe') return describeTarget(config)
  if (action === 'migrate') return migrateStore(config, progress)
  if (action === 'seed') {
    return seedStore(config, scaleOf(argument), progress, (rows, of) => write({ rows, of }))
  }
  if (action === 'reset') return resetStore(config, progress)
  if (action === 'backup') return backupStore(config, argument, progress)
  if (action === 'restore' && argument) return restoreStore(config, argument, progress)
  if (action !== 'init') requireStore(config)
  if (isMailAction(action)) return administerMail(config, action)
  if (isGuideAction(action)) return administerGuides(config, action)
  if (isAccountAction(action)) return administerAccounts(config, action, await readInput())
  throw new AdminFailure(`No hay una acción '${action}', o le falta el archivo.`)
}

const [action = '', argument] = process.argv.slice(2)
try {
  write({ done: await act(action, argument) })
} catch (error) {
  write({ failed: error instanceof AdminFailure ? error.message : startupAdvice(error, process.env) })
  process.exitCode = 1
}
