/** Runs the commands of a test run's steps. */
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { root } from './build.ts'
import { makeCpuGroup } from './cpu-group.ts'

export type Outcome = {
  succeeded: boolean
  /** User and system seconds of all its processes; undefined if this machine cannot measure them. */
  cpuSeconds: number | undefined
  /** Its output, if it was collected. */
  output: string
}

export type CommandOptions = {
  env?: NodeJS.ProcessEnv
  /** Collects the output instead of printing it, because concurrent commands would mix theirs. */
  isQuiet?: boolean
  /** Milliseconds after which it is stopped. */
  limit?: number
}

const minute = 60_000
/** Longer than any step takes on a busy machine, and short enough that CI, which ends after 90 minutes, prints the summary. */
const mostMinutes = 40
/** How long a command has to end after SIGTERM, and its output to close after its end. */
const grace = 10_000

let count = 0

/** Signals a command and what it started, which are a process group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // All of them have ended.
  }
}

/** Commands to be ended when this process is: in groups of their own, they get no Ctrl+C from the terminal. */
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) signalGroup(child, signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/** Resolves to whether a command succeeded. `stop` runs when it is stopped because it has not ended after `limit` milliseconds. */
function endOf(child: ChildProcess, limit: number, stop: () => void): Promise<boolean> {
  const timers: NodeJS.Timeout[] = []
  const later = (delay: number, then: () => void) => void timers.push(setTimeout(then, delay))
  return new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
    child.once('exit', (code) => {
      // A process that it left behind would hold its output open: one of its group, or, after a while, another.
      signalGroup(child, 'SIGKILL')
      later(grace, () => resolve(code === 0))
    })
    later(limit, () => {
      stop()
      signalGroup(child, 'SIGTERM')
      later(grace, () => signalGroup(child, 'SIGKILL'))
    })
  }).finally(() => timers.forEach(clearTimeout))
}

/**
 * Runs `node …` or a program of node_modules/.bin to its end. One that hangs is stopped after `limit` milliseconds and has
 * failed; one that leaves a process behind does not hang the run.
 */
export async function execute(
  command: string[],
  { env = {}, isQuiet = false, limit = mostMinutes * minute }: CommandOptions = {},
): Promise<Outcome> {
  const [program = '', ...args] = command
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program)
  const group = makeCpuGroup(`obra-${process.pid}-${(count += 1)}`)
  const [spawned, spawnedArgs] = group
    ? ['sh', ['-c', `echo $$ > ${group.processesFile}; exec "$0" "$@"`, file, ...args]]
    : [file, args]
  const child = spawn(spawned, spawnedArgs, {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  })
  running.add(child)
  let output = ''
  const collect = (text: string) => void (output += text)
  child.stdout?.setEncoding('utf8').on('data', collect)
  child.stderr?.setEncoding('utf8').on('data', collect)
  child.once('error', (error) => collect(`${error.message}\n`))
  const succeeded = await endOf(child, limit, () => {
    const notice = `Stopped: it had not ended after ${Math.round(limit / minute)} minutes: ${command.join(' ')}\n`
    if (isQuiet) collect(notice)
    else process.stderr.write(notice)
  })
  const cpuSeconds = group?.seconds()
  group?.remove()
  running.delete(child)
  return { succeeded, cpuSeconds, output }
}
