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
}

let count = 0

/** Child processes, to be killed when this process is. */
const running = new Set<ChildProcess>()
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(143)
  })
}

/** Runs `node …` or a program of node_modules/.bin to its end. */
export function execute(command: string[], { env = {}, isQuiet = false }: CommandOptions = {}): Promise<Outcome> {
  const [program = '', ...args] = command
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program)
  const group = makeCpuGroup(`obra-${process.pid}-${(count += 1)}`)
  const [spawned, spawnedArgs] = group
    ? ['sh', ['-c', `echo $$ > ${group.processesFile}; exec "$0" "$@"`, file, ...args]]
    : [file, args]
  return new Promise((resolve) => {
    const child = spawn(spawned, spawnedArgs, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    running.add(child)
    let output = ''
    const collect = (text: string) => void (output += text)
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    const end = (succeeded: boolean) => {
      const cpuSeconds = group?.seconds()
      group?.remove()
      running.delete(child)
      resolve({ succeeded, cpuSeconds, output })
    }
    child.once('error', (error) => {
      collect(`${error.message}\n`)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
