import type { ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from './failure.ts'
import { showProgress } from './progress.ts'
import { runScript } from './run.ts'

type Line = { step?: string; rows?: number; of?: number; done?: unknown; failed?: string }

/** Shares the compile cache of this process, which halves the child's start time. Node appends a version folder itself. */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: path.dirname(folder) } : {}
}

/**
 * Runs an action of `server/app/admin.ts` on the local store, shows its steps, and returns its result. `input` is passed on
 * standard input, because process lists show arguments.
 */
export async function administer<T>(action: string, argument?: string, input?: object): Promise<T> {
  let last: Line = {}
  const listen = (child: ChildProcess) => {
    child.stdin?.end(JSON.stringify(input ?? {}))
    createInterface({ input: child.stdout! }).on('line', (text) => {
      last = JSON.parse(text) as Line
      if (last.step) process.stderr.write(`${last.step}\n`)
      if (last.rows && last.of) showProgress(process.stderr, last.rows, last.of)
    })
  }
  const args = [action, ...(argument === undefined ? [] : [argument])]
  const code = await runScript('server/app/admin.ts', args, {
    env: compileCache(),
    stdio: ['pipe', 'pipe', 'inherit'],
    onStart: listen,
  })
  if (last.failed) throw new Failure(last.failed)
  if (last.done === undefined) throw new Failure('La tarea se interrumpió antes de terminar.', code || 1)
  return last.done as T
}
