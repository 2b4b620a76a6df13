/** Programs that run as children of the command: the server, its store's entry, the mock. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

type RunOptions = { env?: Record<string, string>; stdio?: StdioOptions; onStart?: (child: ChildProcess) => void }

/** In the installed package a script is JavaScript like this file. */
const builtName = (script: string) => script.replace(/\.ts$/, path.extname(import.meta.filename))

/** Runs a script on this very Node, passes signals on to it, and resolves to its exit code. */
export function runScript(script: string, args: string[], options: RunOptions = {}): Promise<number> {
  const { env = {}, stdio = 'inherit', onStart } = options
  const child = spawn(process.execPath, [path.resolve(root, builtName(script)), ...args], {
    stdio,
    env: { ...process.env, ...env },
  })
  const isOnTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Ctrl-C on a terminal reaches the child by itself; a second one would cut its orderly end short.
    process.on(signal, () => (signal === 'SIGINT' && isOnTerminal) || child.kill(signal))
  }
  onStart?.(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal!]))
  })
}
