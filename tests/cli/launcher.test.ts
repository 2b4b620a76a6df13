import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { CommanderError } from 'commander'
import { describe, expect, it, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { catalogue } from '../../cli/commands/catalogue.ts'
import { exitCodes } from '../../cli/lib/failure.ts'
// @ts-expect-error -- plain JavaScript, see there
import { ownNode } from '../../cli/own-node.js'
import { createProgram } from '../../cli/program.ts'
import { launcher, node, root, runProgram, temporaryFolder } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'

const folder = temporaryFolder()
const obra = (...args: string[]) => runProgram(node, [launcher, ...args], { env: { XDG_CONFIG_HOME: folder } })

/** A Node of the system that is too old to run the command itself. */
const oldNode = ['/usr/local/bin/node', '/usr/bin/node'].filter(existsSync).find((file) => {
  const version = spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout
  return Number.parseInt(version.slice(1), 10) < 24
})

/** The help text of a command, without starting a process. */
async function helpOf(...words: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await createProgram().parseAsync(words, { from: 'user' })
    throw new Error(`obra ${words.join(' ')} shows no help`)
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error
    return write.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    write.mockRestore()
  }
}

describe('obra', () => {
  it('lists every command with its description, in Spanish', async () => {
    const { code, stdout } = await obra('--help')
    expect(code).toBe(0)
    for (const { name } of catalogue.filter((entry) => !entry.isHidden))
      expect(stdout).toMatch(new RegExp(`^  ${name} +\\p{Lu}`, 'mu'))
    expect(stdout).toMatch(/^Uso: obra \[opciones\] <comando>$/m)
  })

  it('has an example in the help of every command and subcommand', async () => {
    for (const { name } of catalogue) {
      const help = await helpOf('help', name)
      expect(help, name).toContain('\nEjemplos:\n')
      expect(help).not.toMatch(/Usage|Options|Commands|Arguments|display help|default|choices|\[options\]|\[command\]/)
      const [, commands = ''] = help.split('\nComandos:\n')
      const children = [...commands.split('\n\n')[0]!.matchAll(/^ {2}([\w-]+)/gm)].map(([, child = '']) => child)
      for (const child of children)
        expect(await helpOf(name, child, '--help'), `${name} ${child}`).toContain('\nEjemplos:\n')
    }
  })

  it('writes a manual page with every command and its options', async () => {
    const { code, stdout } = await obra('man')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\.TH OBRA 1 /)
    for (const { name } of catalogue.filter((entry) => !entry.isHidden))
      expect(stdout).toMatch(new RegExp(`^\\.SS ${name.replaceAll('-', '\\\\-')}( |$)`, 'm'))
    expect(stdout).toContain('\\-\\-search <texto>')
    for (const code of Object.keys(exitCodes)) expect(stdout).toMatch(new RegExp(`^\\.TP\n\\.B ${code}\n`, 'm'))
  })

  it('prints its version', async () => {
    expect(await obra('--version')).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: '' })
  })

  const wrong: [args: string[], message: string][] = [
    [['develpers'], "No existe el comando 'develpers'.\n¿Quisiste decir developers?"],
    [['developers', 'lst'], "No existe el comando 'lst'.\n¿Quisiste decir list?"],
    [['whoami', '--jsn'], 'No existe la opción --jsn.\n¿Quisiste decir --json?'],
    [['developers', 'show'], 'Falta el argumento <id>.'],
    [['developers', 'show', 'uno'], "'uno' no sirve como <id>: tiene que ser un número entero positivo."],
    [['developers', 'create', '--cuit', '1'], 'Falta la opción --nombre <texto>.'],
    [['developers', 'create', '--cuit'], 'A la opción --cuit <cuit> le falta su valor.'],
    [['developers', 'list', 'todas'], 'Sobran argumentos.'],
    [['db', 'seed', '--scale', 'abc'], "'abc' no sirve para --scale <N>: tiene que ser un número entero desde 1."],
  ]
  for (const [args, message] of wrong) {
    it(`ends with 2 for «${args.join(' ')}», and says why in Spanish`, async () => {
      const { code, stdout, stderr } = await obra(...args)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toBe(`${message}\nCon --help ves cómo se usa.\n`)
    })
  }

  it('exits with 2 for the help of an unknown command', async () => {
    const { code, stderr } = await obra('help', 'nada')
    expect([code, stderr]).toEqual([2, "No existe el comando 'nada'. Todos están en: obra --help\n"])
  })

  it('prints its usage and exits with 2 without a command', async () => {
    for (const args of [[], ['developers']]) {
      const { code, stderr } = await obra(...args)
      expect([code, stderr.startsWith('Uso: obra')]).toEqual([2, true])
    }
  })

  it('exits quietly when the reader of its pipe closes it', async () => {
    const command = `"${node}" "${launcher}" completion fish | head -1`
    expect(await runProgram('bash', ['-o', 'pipefail', '-c', command])).toMatchObject({ code: 0, stderr: '' })
  })
})

describe.skipIf(!oldNode || !ownNode())('on an older Node', () => {
  it('runs on the Node of the checkout, with arguments, input and exit code', async () => {
    const run = (args: string[], input = '') =>
      runProgram(oldNode!, [launcher, ...args], { input, env: { XDG_CONFIG_HOME: folder } })
    expect(await run(['--version'])).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: '' })
    expect(await run(['develpers'])).toMatchObject({ code: 2 })
    const address = `http://127.0.0.1:${await freePort()}`
    const login = ['login', '--api-url', address, '--email', 'a@obra.test', '--password-stdin']
    expect((await run(login, 'x')).stderr).toContain('No se llega al servidor')
  })

  it('forwards signals, and exits like the command', async () => {
    const port = String(await freePort())
    const env = { PATH: process.env.PATH ?? '', OBRA_DATA_DIR: path.join(folder, 'data'), OBRA_LOG_LEVEL: 'silent' }
    const child = spawn(oldNode!, [launcher, 'serve', '--port', port], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    await new Promise<void>((resolve) => child.stdout.on('data', (text) => String(text).includes('lista') && resolve()))
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })

  it('says what is missing where there is no newer Node, as in an installed package', async () => {
    cpSync(path.join(root, 'cli'), path.join(folder, 'bare/cli'), { recursive: true })
    const { code, stderr } = await runProgram(oldNode!, [
      '--input-type=module',
      '-e',
      `await import('${folder}/bare/cli/obra.js')`,
    ])
    expect(code).toBe(1)
    expect(stderr).toContain('Instalalo desde nodejs.org')
  })
})
