import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { copyDemoData, launcher, node, root, runProgram, temporaryFolder, useObra } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'

const obra = useObra()
const dataFolder = temporaryFolder()
const emptyFolder = temporaryFolder()

/** Starts a long-running command, waits for a line, and stops it with `signal`; returns its exit code. */
async function runUntil(
  args: string[],
  line: RegExp,
  signal: NodeJS.Signals,
  work: () => Promise<void>,
  more: Record<string, string> = {},
) {
  const { PATH = '' } = process.env
  const env = { PATH, OBRA_DATA_DIR: dataFolder, OBRA_LOG_LEVEL: 'silent', OBRA_SECRET: 'x'.repeat(40), ...more }
  const child = spawn(node, [launcher, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`obra ${args[0]} ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (text) => line.test(text) && resolve())
  })
  try {
    await work()
  } finally {
    child.kill(signal)
  }
  return ended
}

describe('obra serve', () => {
  it('never loads sample data on its own', async () => {
    const port = String(await freePort())
    const empty = { OBRA_DATA_DIR: emptyFolder, OBRA_SEED: 'demo' }
    const withoutAccounts = async () => expect(await obra.json(['users', 'list'], { env: empty })).toEqual([])
    const code = await runUntil(['serve', '--port', port], /Todavía no hay cuentas/, 'SIGTERM', withoutAccounts, empty)
    expect(code).toBe(0)
  })

  it('serves the data of the store, and stops cleanly on a signal', async () => {
    const port = String(await freePort())
    copyDemoData(dataFolder)
    const env = { OBRA_API_URL: `http://127.0.0.1:${port}` }
    const code = await runUntil(['serve', '--port', port], /Obra está lista/, 'SIGTERM', async () => {
      const login = ['login', '--email', 'demo@obra.test', '--password-stdin']
      await obra.json(login, { env, input: 'obra-demo-2026' })
      const taken = await obra.run(['serve', '--port', port], { env: { OBRA_DATA_DIR: dataFolder } })
      expect(taken.code).toBe(1)
      expect(taken.stderr).toContain(`El puerto ${port} está ocupado`)
    })
    expect(code).toBe(0)
  })

  it('is a usage error with an invalid port', async () => {
    const { code, stderr } = await obra.run(['serve', '--port', '70000'])
    expect(code).toBe(2)
    expect(stderr).toContain("'70000' no sirve para --port <puerto>: tiene que ser un puerto")
  })
})

describe('obra mock', () => {
  it('returns the contract’s examples to the command', async () => {
    const port = String(await freePort())
    const env = { OBRA_API_URL: `http://127.0.0.1:${port}`, OBRA_TOKEN: 'x' }
    await runUntil(['mock', '--port', port], /Prism is listening/, 'SIGTERM', async () => {
      const list = await obra.json<object[]>(['developers', 'list'], { env })
      expect(list).toHaveLength(5)
      expect(await obra.json(['projects', 'current'], { env })).toMatchObject({ id: 1, nombre: 'Torre Barrancas' })
    })
  })
})

describe('obra mock on a port in use', () => {
  it('says so and suggests another port', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const { code, stderr } = await obra.run(['mock', '--port', String(port)])
    server.close()
    expect([code, stderr]).toEqual([
      1,
      `El puerto ${port} está ocupado. Cerrá el otro programa o elegí otro: obra mock --port ${port + 1}\n`,
    ])
  })
})

describe('obra completion', () => {
  const complete = async (...words: string[]) => {
    const { stdout } = await obra.run(['complete', '--', ...words])
    return stdout
      .split('\n')
      .slice(0, -2)
      .map((line) => line.split('\t')[0])
  }

  it('completes commands, subcommands, options and operations', async () => {
    expect(await complete('dev')).toEqual(['developers'])
    const children = expect.arrayContaining(['list', 'show', 'create', 'use', 'current'])
    expect(await complete('developers', '')).toEqual(children)
    expect(await complete('--api-url', 'http://127.0.0.1:1', 'developers', '')).toEqual(children)
    expect(await complete('help', 'developers', '')).toEqual(children)
    expect(await complete('developers', 'create', '--no')).toEqual(['--nombre'])
    expect(await complete('api', 'listProjects')).toEqual(['listProjects'])
    expect(await complete('api', 'listProjects', '--param', '')).toEqual(['developerId='])
    expect(await complete('completion', 'z')).toEqual(['zsh'])
    expect(await complete('')).not.toContain('complete')
  })

  it('completes existing ids, and nothing without a session', async () => {
    expect(await complete('developers', 'use', '')).toEqual([])
    await obra.login()
    // Completion gives up after a short time, which a busy machine may exceed.
    const wait = { timeout: 50_000 }
    await expect.poll(() => complete('developers', 'use', ''), wait).toEqual(expect.arrayContaining(['1', '2', '3']))
    await expect.poll(() => complete('--developer', ''), wait).toContain('1')
    await obra.run(['developers', 'use', '1'])
    await obra.run(['projects', 'use', '1'])
    const [rubro] = JSON.parse((await obra.run(['rubros', 'list', '--limit', '1'])).stdout) as { id: string }[]
    await expect.poll(() => complete('rubros', 'show', ''), wait).toContain(rubro!.id)
    await expect.poll(() => complete('finanzas', 'contratos', 'show', ''), wait).not.toEqual([])
  })

  it('completes nested subcommands', async () => {
    expect(await complete('finanzas', 'comprobantes', '')).toEqual(expect.arrayContaining(['list', 'registrar']))
    expect(await complete('finanzas', 'comprobantes', 'list', '--lim')).toEqual(['--limit'])
  })

  it('leaves file names to the shell', async () => {
    for (const words of [
      ['db', 'restore', ''],
      ['api', 'uploadMailAttachment', '--file', ''],
      ['api', 'x', '--data', ''],
    ]) {
      expect((await obra.run(['complete', '--', ...words])).stdout).toBe(':0\n')
    }
  })

  const bin = path.join(temporaryFolder(), 'bin')
  const inShell = (shell: string, args: string[], input?: string) =>
    runProgram(shell, args, { env: { PATH: `${bin}:${process.env.PATH}` }, ...(input !== undefined && { input }) })

  it('completes in a bash with only the script', async () => {
    mkdirSync(bin)
    symlinkSync(path.join(root, 'cli/obra.js'), path.join(bin, 'obra'))
    const tries = [
      ['obra dev', 'developers'],
      ['obra --api-url http://127.0.0.1:1 developers c', 'create current'],
      ['obra help developers cr', 'create'],
      ['obra finanzas pa', 'pagos'],
      ['obra api listProjects --param ', 'developerId='],
    ]
    const asked = tries.map(
      ([line]) => `COMP_LINE='${line}' COMP_POINT=${line!.length}; __obra_complete; echo "\${COMPREPLY[*]}"`,
    )
    // Sourced twice, as ~/.bashrc may be.
    const script = [`source <(obra completion bash)`, `source <(obra completion bash)`, ...asked].join('\n')
    const { stdout, stderr } = await inShell('bash', ['--norc', '--noprofile'], script)
    expect(stderr).toBe('')
    expect(stdout.trim().split('\n')).toEqual(tries.map(([, answer]) => answer))
  })

  const hasFish = spawnSync('fish', ['--version']).status === 0
  it.skipIf(!hasFish)('completes in fish, if installed', async () => {
    const { stdout } = await inShell('fish', [
      '-c',
      "obra completion fish | source; complete -C 'obra help developers cr'",
    ])
    expect(stdout).toMatch(/^create\t/)
  })

  const hasZsh = spawnSync('zsh', ['--version']).status === 0
  it.skipIf(!hasZsh)('completes in zsh, if installed', async () => {
    const lines = ['obra --api-url http://127.0.0.1:1 developers c', 'obra help developers c']
    // Stubs for the line editor's functions, which work only interactively.
    const shown = 'compdef() { }; _describe() { print -l -- $completions }; compadd() { }; _arguments() { }'
    const asked = lines.map((line) => `words=(${line}); CURRENT=$#words; _obra`)
    const { stdout } = await inShell('zsh', ['-f', '-c', [shown, 'source <(obra completion zsh)', ...asked].join('\n')])
    const names = stdout.split('\n').map((line) => line.split(':')[0])
    for (const name of ['create', 'current'])
      expect([name, names.filter((each) => each === name)]).toEqual([name, [name, name]])
  })

  it('writes a script for each shell, and bash can read its own', async () => {
    for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
      const { code, stdout } = await obra.run(['completion', shell])
      expect([code, stdout.includes('complete')]).toEqual([0, true])
    }
    const { stdout } = await obra.run(['completion', 'bash'])
    expect(await runProgram('bash', ['-n'], { input: stdout })).toMatchObject({ code: 0, stderr: '' })
    expect(await obra.run(['completion', 'tcsh'])).toMatchObject({ code: 2, stdout: '' })
  })
})
