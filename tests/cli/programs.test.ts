import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { launcher, node, root, runProgram, temporaryFolder, useObra } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'

const obra = useObra()
const dataFolder = temporaryFolder()

/** Starts a command that goes on, waits for a line, and stops it with `signal`; its exit code. */
async function runUntil(args: string[], line: RegExp, signal: NodeJS.Signals, work: () => Promise<void>) {
  const { PATH = '' } = process.env
  const env = { PATH, OBRA_DATA_DIR: dataFolder, OBRA_LOG_LEVEL: 'silent', OBRA_SECRET: 'x'.repeat(40) }
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
  it('serves with the demo data, and ends in order at a signal', async () => {
    const port = String(await freePort())
    const env = { OBRA_API_URL: `http://127.0.0.1:${port}` }
    const code = await runUntil(['serve', '--port', port, '--demo'], /Obra está lista/, 'SIGTERM', async () => {
      const login = ['login', '--email', 'demo@obra.test', '--password-stdin']
      await obra.json(login, { env, input: 'obra-demo-2026' })
      const taken = await obra.run(['serve', '--port', port], { env: { OBRA_DATA_DIR: dataFolder } })
      expect(taken.code).toBe(1)
      expect(taken.stderr).toContain(`El puerto ${port} está ocupado`)
    })
    expect(code).toBe(0)
  })

  it('is a usage error with a port that is none', async () => {
    const { code, stderr } = await obra.run(['serve', '--port', '70000'])
    expect(code).toBe(2)
    expect(stderr).toContain("'70000' no sirve para --port <puerto>: tiene que ser un puerto")
  })
})

describe('obra mock', () => {
  it('answers the contract’s examples, which the command reads as it reads a server', async () => {
    const port = String(await freePort())
    const env = { OBRA_API_URL: `http://127.0.0.1:${port}`, OBRA_TOKEN: 'x' }
    await runUntil(['mock', '--port', port], /Prism is listening/, 'SIGTERM', async () => {
      const list = await obra.json<object[]>(['developers', 'list'], { env })
      expect(list).toHaveLength(5)
      expect(await obra.json(['projects', 'current'], { env })).toMatchObject({ id: 1, nombre: 'Torre Barrancas' })
    })
  })
})

describe('obra completion', () => {
  it('completes commands, subcommands, options and operations in bash', async () => {
    const { stdout } = await obra.run(['completion', 'bash'])
    const complete = async (...words: string[]) => {
      const typed = words.map((word) => `'${word}'`).join(' ')
      const script = `${stdout}\nCOMP_WORDS=(obra ${typed}); COMP_CWORD=${words.length}; _obra; echo "\${COMPREPLY[*]}"`
      const result = await runProgram('bash', ['-c', script])
      expect(result.stderr).toBe('')
      return result.stdout.trim().split(' ')
    }
    expect(await complete('dev')).toEqual(['developers'])
    expect(await complete('developers', '')).toEqual(
      expect.arrayContaining(['list', 'show', 'create', 'use', 'current']),
    )
    expect(await complete('developers', 'create', '--no')).toEqual(['--nombre'])
    expect(await complete('api', 'listProj')).toEqual(['listProjects'])
    expect(await complete('completion', 'z')).toEqual(['zsh'])
  })

  it('writes scripts for zsh and fish', async () => {
    expect((await obra.run(['completion', 'zsh'])).stdout).toMatch(/^#compdef obra\n/)
    expect((await obra.run(['completion', 'fish'])).stdout).toContain(
      "-a listDevelopers -d 'List my developer companies'",
    )
    expect(await obra.run(['completion', 'tcsh'])).toMatchObject({ code: 2, stdout: '' })
  })
})
