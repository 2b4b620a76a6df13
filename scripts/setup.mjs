/**
 * Entry point of every npm script: installs dependencies if the lock file changed, then runs `scripts/<task>.ts` on Node 24:
 * the running one or, if that is older, the checkout's own (`tools/node`). `npm start` installs no tools of tests and mocks
 * (`tools`). Plain JavaScript, because the installed Node may be older.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { isNewEnough, ownNode, ownNodeFolder } from '../cli/own-node.js'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const [task = 'start', ...rest] = process.argv.slice(2)
const stamp = path.join(root, 'node_modules', '.obra-installed')

function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Obra necesita Node 20 o más nuevo; este es ${process.version}.`)

/** The current child process: the installation, then the task. */
let running

/** Runs a program to its end, and resolves to its exit code and signal. */
function run(program, args, options) {
  return new Promise((resolve, reject) => {
    running = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    running.on('error', reject)
    running.on('exit', (code, signal) => resolve({ code, signal }))
  })
}

// Ctrl-C reaches the child directly, in the same process group; other signals are forwarded.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => running?.kill(signal))
// npm sends a signal only to its shell, which ends without forwarding it: so the loss of the parent ends the child.
const parent = process.ppid
setInterval(() => process.ppid !== parent && running?.kill('SIGTERM'), 250).unref()

/** The exit status of this process for the way the child ended. */
const statusOf = ({ code, signal }) => code ?? 128 + constants.signals[signal]

/** Runs `npm ci` in a folder, and ends this process if it fails. */
async function install(folder, ...options) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options]
  const outcome = await run('npm', args, { cwd: folder, shell: process.platform === 'win32' })
  if (outcome.signal) process.exit(statusOf(outcome))
  if (outcome.code !== 0)
    fail('No se pudieron instalar las dependencias. Revisá la conexión a internet y probá de nuevo.')
}

const currentHash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
const [everything, withoutTools] = [currentHash, `${currentHash} without tools`]
const isEnough = installed === everything || (task === 'start' && installed === withoutTools)
if (!isEnough) {
  console.log('Instalando dependencias (solo cuando cambian)…')
  await install(root, ...(task === 'start' ? ['--workspaces=false'] : []))
  writeFileSync(stamp, task === 'start' ? withoutTools : everything)
}
if (!isNewEnough && !ownNode()) {
  console.log(`Instalando Node 24 para Obra (este es ${process.version})…`)
  await install(ownNodeFolder)
  if (!ownNode()) fail(`No hay un Node 24 para esta máquina entre los de npm: instalalo desde nodejs.org.`)
}
const node = isNewEnough ? process.execPath : ownNode()

const bin = path.join(root, 'node_modules', '.bin')
const outcome = await run(node, [path.join(root, 'scripts', `${task.replace(':', '-')}.ts`), ...rest], {
  env: {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
  },
})
process.exit(statusOf(outcome))
