/** Child processes of the command: the server, the store administration, the mock. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

type RunOptions = {
  env?: Record<string, string>
  /** Options of Node, before the script. */
  nodeOptions?: string[]
  stdio?: StdioOptions
  onStart?: (child: ChildProcess) => void
}

/** In the installed package scripts are JavaScript, like this file. */
const builtName = (script: string) => script.replace(/\.ts$/, path.extname(import.meta.filename))

/** Runs a script on the same Node, forwards signals, and resolves to its exit code. */
export function runScript(script: string, args: string[], options: RunOptions = {}): Promise<number> {
  const { env = {}, nodeOptions = [], stdio = 'inherit', onStart } = options
  const child = spawn(process.execPath, [...nodeOptions, path.resolve(root, builtName(script)), ...args], {
    stdio,
    env: { ...process.env, ...env },
  })
  const isOnTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // On a terminal Ctrl-C reaches the child directly; a second SIGINT would abort its graceful shutdown.
    process.on(signal, () => (signal === 'SIGINT' && isOnTerminal) || child.kill(signal))
  }
  onStart?.(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal!]))
  })
}
