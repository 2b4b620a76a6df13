/** Three people unrelated to the demo account: of two other companies, of none, and a new account. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { demo, tokenOf } from './writers.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { password } = demo

/** Their tokens, and the demo account's. `env` is that of the server at `origin`, whose store gets the new account. */
export async function openSessions(origin: string, env: Record<string, string>) {
  const newcomer = { name: 'Inés Nueva', email: `nueva-${crypto.randomUUID()}@obra.test`, password }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/app/admin.ts', 'create'], {
    cwd: root,
    env: { ...process.env, OBRA_SECRET: 's'.repeat(40), ...env },
    input: JSON.stringify(newcomer),
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const emails = ['martin@obra.test', 'sofia@obra.test', newcomer.email]
  return {
    owner: await tokenOf(origin),
    tokens: await Promise.all(emails.map((email) => tokenOf(origin, { email, password }))),
  }
}
