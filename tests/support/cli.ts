/** The real command in child processes, against the real server. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll } from 'vitest'
import { createTokens } from '../../server/adapters/tokens.ts'
import { freePort } from './free-port.ts'
import { copySeededFolder } from './seeded-folder.ts'

export const root = path.resolve(import.meta.dirname, '../..')
export const node = process.execPath
export const launcher = path.join(root, 'cli/obra.js')
/** An external server to run against, such as a proxy that checks every response; it must hold the demo data. */
export const foreignServer = process.env.OBRA_TEST_API_URL

const secret = 'a secret that only the tests of the command know'
const demoUserId = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01'

export type Result = { code: number | null; stdout: string; stderr: string }
export type RunOptions = {
  env?: Record<string, string>
  input?: string | Buffer
  cwd?: string
  uid?: number
  on?: string
}

/** A token of the demo account that expired a day ago. */
export function expiredToken(): Promise<string> {
  const dayAgo = Date.now() - 86_400_000
  return createTokens(secret).sign(demoUserId, 'gone', new Date(dayAgo - 86_400_000), new Date(dayAgo))
}

/** A folder that is removed at the end of the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The environment of a command, without the variables of the test run. */
function cleanEnvironment(more: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env
  return { PATH, HOME, SystemRoot, ...more }
}

/** Runs any program to its end. */
export function runProgram(program: string, args: string[], options: RunOptions = {}): Promise<Result> {
  const { env = {}, input = '', cwd = root, uid } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: cleanEnvironment(env), ...(uid !== undefined && { uid, gid: uid }) })
    const texts = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.stderr += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, ...texts }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

export type Server = { address: string; dataFolder: string; child: ChildProcess; stop(): Promise<void> }

/** Copies the demo data into a data folder, which is cheaper than `obra db seed`. */
export function copyDemoData(dataFolder: string): void {
  const template = process.env.OBRA_TEST_TEMPLATE
  if (!template) throw new Error('OBRA_TEST_TEMPLATE is not set: tests/support/seeded-folder.ts is the global setup')
  copySeededFolder(template, dataFolder)
}

/** Starts the server with the demo data on a free port and waits until it announces itself. */
export async function startServer(dataFolder: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const all = {
    PORT: String(port),
    OBRA_DATA_DIR: dataFolder,
    OBRA_SEED: 'demo',
    OBRA_SECRET: secret,
    OBRA_LOG_LEVEL: 'silent',
    ...env,
  }
  const isNew = !('DATABASE_URL' in all) && !existsSync(path.join(dataFolder, 'obra.sqlite'))
  if (isNew && all.OBRA_SEED === 'demo') copyDemoData(dataFolder)
  const child = spawn(node, ['server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: cleanEnvironment(all),
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`the server ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('está lista') && resolve())
  })
  return {
    address: `http://127.0.0.1:${port}`,
    dataFolder,
    child,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type Obra = {
  /** Runs `obra`. */
  run(args: string[], options?: RunOptions): Promise<Result>
  /** Runs `obra`, requires success, and reads its JSON. */
  json<T>(args: string[], options?: RunOptions): Promise<T>
  /** Signs the demo account in. */
  login(): Promise<void>
  readonly address: string
  /** The file that stores the session. */
  readonly configHome: string
}

function commandFor(address: () => string): Obra {
  const configHome = temporaryFolder()
  const obra: Obra = {
    configHome,
    get address() {
      return address()
    },
    run: (args, options = {}) =>
      runProgram(options.on ?? node, [launcher, ...args], {
        ...options,
        env: { XDG_CONFIG_HOME: configHome, OBRA_API_URL: obra.address, ...options.env },
      }),
    async json(args, options) {
      const { code, stdout, stderr } = await obra.run(args, options)
      if (code !== 0) throw new Error(`obra ${args.join(' ')} ended with ${code}: ${stderr}`)
      return JSON.parse(stdout)
    },
    async login() {
      await obra.json(['login', '--email', 'demo@obra.test', '--password-stdin'], { input: 'obra-demo-2026\n' })
    },
  }
  return obra
}

/** The command with its own configuration folder, against one server for all tests of a file. */
export function useObra(): Obra {
  const dataFolder = temporaryFolder()
  let server: Server | undefined
  beforeAll(async () => {
    if (!foreignServer) server = await startServer(dataFolder)
  })
  afterAll(() => server?.stop())
  return commandFor(() => foreignServer ?? server!.address)
}

/** The same without a server, for test files that start one themselves or need none. */
export const useCommand = (): Obra => commandFor(() => 'http://127.0.0.1:9')

/** Whether the system can emulate a terminal (`script` of util-linux). */
export const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null'], { stdio: 'ignore' }).status === 0

/**
 * Runs `obra` on an emulated terminal, 80 columns wide. Each answer is typed once the text that it waits for has appeared.
 * The result contains everything the terminal showed.
 */
export function onTerminal(
  obra: Obra,
  args: string[],
  answers: [waitFor: string, typed: string][] = [],
  env: Record<string, string> = {},
): Promise<{ code: number | null; screen: string }> {
  const quoted = [node, launcher, ...args].map((word) => `'${word}'`).join(' ')
  const child = spawn('script', ['-qec', `stty cols 80; ${quoted}`, '/dev/null'], {
    cwd: root,
    env: cleanEnvironment({ XDG_CONFIG_HOME: obra.configHome, OBRA_API_URL: obra.address, TERM: 'xterm', ...env }),
  })
  const waiting = [...answers]
  let screen = ''
  let seen = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text
    const [next] = waiting
    const at = next ? screen.indexOf(next[0], seen) : -1
    if (!next || at < 0) return
    seen = at + next[0].length
    waiting.shift()
    // The prompt enters raw mode before it asks (cli/lib/prompt.ts), so input typed now is neither lost nor echoed.
    child.stdin.write(next[1])
  })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, screen: screen.replaceAll('\r\n', '\n') }))
  })
}
