import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { expiredToken, hasTerminal, onTerminal, useObra } from '../support/cli.ts'

const obra = useObra()
const file = () => path.join(obra.configHome, 'obra/credentials.json')

beforeEach(() => obra.login())

describe('obra login', () => {
  it('prints who is signed in, and where', async () => {
    const args = ['login', '--email', 'demo@obra.test', '--password-stdin']
    const people = await obra.run([...args, '--table'], { input: 'obra-demo-2026' })
    expect(people.stdout).toBe(`Iniciaste sesión en ${obra.address} como Lucía Ferreyra (demo@obra.test).\n`)
    const program = await obra.json<{ user: object }>(args, { input: 'obra-demo-2026\r\n' })
    expect(program.user).toMatchObject({ name: 'Lucía Ferreyra' })
  })

  it('stores the session without the password in a file that only its owner can read', () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(file())).mode & 0o777).toBe(0o700)
    expect(readFileSync(file(), 'utf8')).not.toContain('obra-demo-2026')
  })

  it('restricts the file if others could read it', async () => {
    writeFileSync(file(), '{ this is no JSON', { mode: 0o644 })
    await obra.login()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect((await obra.run(['whoami'])).code).toBe(0)
  })

  it('exits with 3 for wrong credentials, and keeps the previous session', async () => {
    const before = readFileSync(file(), 'utf8')
    const args = ['login', '--email', 'demo@obra.test', '--password-stdin']
    const { code, stdout, stderr } = await obra.run(args, { input: 'otra cosa' })
    expect({ code, stdout, stderr }).toEqual({
      code: 3,
      stdout: '',
      stderr: 'El email o la contraseña no son correctos.\n',
    })
    expect(readFileSync(file(), 'utf8')).toBe(before)
  })

  it('is a usage error without a terminal and without --password-stdin', async () => {
    expect(await obra.run(['login', '--email', 'demo@obra.test'])).toMatchObject({ code: 2, stdout: '' })
    const { code, stderr } = await obra.run(['login', '--password-stdin'], { input: 'x' })
    expect([code, stderr]).toEqual([2, 'Con --password-stdin hace falta también --email.\n'])
  })

  it('warns that OBRA_TOKEN takes precedence over the new session', async () => {
    const options = { input: 'obra-demo-2026', env: { OBRA_TOKEN: 'x' } }
    const { stderr } = await obra.run(['login', '--email', 'demo@obra.test', '--password-stdin'], options)
    expect(stderr).toContain('OBRA_TOKEN')
  })

  it.skipIf(!hasTerminal)('asks on a terminal, and does not show the password', async () => {
    await obra.run(['logout'])
    const { code, screen } = await onTerminal(
      obra,
      ['login'],
      [
        ['Email: ', 'demo@obra.test\r'],
        ['Contraseña: ', 'obra-demo-2026\r'],
      ],
    )
    expect(code).toBe(0)
    expect(screen).toContain('como Lucía Ferreyra')
    expect(screen).not.toContain('obra-demo-2026')
    expect((await obra.run(['whoami'])).code).toBe(0)
  })

  it.skipIf(!hasTerminal)('can be cancelled with Ctrl-C', async () => {
    const { code, screen } = await onTerminal(
      obra,
      ['login', '--email', 'demo@obra.test'],
      [['Contraseña: ', 'abc\x03']],
    )
    expect(code).toBe(130)
    expect(screen).toContain('Cancelado.')
    expect(screen).not.toContain('abc')
  })
})

describe('a session', () => {
  it('is shown by whoami', async () => {
    expect(await obra.json(['whoami'])).toEqual({
      id: '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01',
      name: 'Lucía Ferreyra',
      email: 'demo@obra.test',
      avatar: null,
      status: 'online',
    })
  })

  it('is gone after logout', async () => {
    expect(await obra.json(['logout'])).toEqual({ address: obra.address, signedOut: true })
    expect(await obra.json(['logout'])).toEqual({ address: obra.address, signedOut: false })
    const { code, stderr } = await obra.run(['whoami'])
    expect([code, stderr]).toEqual([3, `No iniciaste sesión en ${obra.address}. Iniciá con: obra login\n`])
  })

  it('that has ended exits with 3, and says how to sign in again', async () => {
    const { code, stdout, stderr } = await obra.run(['whoami'], { env: { OBRA_TOKEN: await expiredToken() } })
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
    expect(stderr).toBe('Tu sesión no es válida o venció. Volvé a iniciar sesión.\nIniciá sesión con: obra login\n')
  })

  it('can come from OBRA_TOKEN without a file', async () => {
    const kept = JSON.parse(readFileSync(file(), 'utf8')) as { sessions: Record<string, { accessToken: string }> }
    const elsewhere = path.join(obra.configHome, 'nada')
    const env = { OBRA_TOKEN: kept.sessions[obra.address]!.accessToken, XDG_CONFIG_HOME: elsewhere }
    expect(await obra.json(['whoami'], { env })).toMatchObject({ email: 'demo@obra.test' })
  })

  it('is sent only to the server that issued it', async () => {
    const { code, stderr } = await obra.run(['whoami', '--api-url', 'http://127.0.0.2:9'])
    expect([code, stderr]).toEqual([3, 'No iniciaste sesión en http://127.0.0.2:9. Iniciá con: obra login\n'])
  })

  it('uses the server of the last login by default', async () => {
    expect(await obra.json(['whoami'], { env: { OBRA_API_URL: '' } })).toMatchObject({ email: 'demo@obra.test' })
  })
})

describe('obra sessions', () => {
  it('lists open sessions, marks the current one, and ends another', async () => {
    const before = JSON.parse(readFileSync(file(), 'utf8')) as { sessions: Record<string, { accessToken: string }> }
    const other = { env: { OBRA_TOKEN: before.sessions[obra.address]!.accessToken } }
    await obra.login()
    const rows = await obra.json<{ id: string; device: string; isCurrent: boolean }[]>(['sessions', 'list'])
    expect(rows.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(rows[0]!.device).toMatch(/^Comando obra en /)
    const own = (await obra.json<typeof rows>(['sessions', 'list'], other)).find(({ isCurrent }) => isCurrent)!
    expect((await obra.run(['sessions', 'end', own.id])).code).toBe(0)
    expect((await obra.run(['whoami'], other)).code).toBe(3)
    expect((await obra.run(['sessions', 'end', own.id])).code).toBe(4)
    expect((await obra.run(['sessions', 'list', '--table'])).stdout).toContain('(esta)')
  })

  it('ends the session with logout, and all others with end-others', async () => {
    const token = () =>
      (JSON.parse(readFileSync(file(), 'utf8')) as { sessions: Record<string, { accessToken: string }> }).sessions[
        obra.address
      ]!.accessToken
    const first = { env: { OBRA_TOKEN: token() } }
    await obra.login()
    const second = { env: { OBRA_TOKEN: token() } }
    expect((await obra.run(['sessions', 'end-others'])).code).toBe(0)
    expect([(await obra.run(['whoami'], first)).code, (await obra.run(['whoami'])).code]).toEqual([3, 0])
    await obra.run(['logout'])
    expect((await obra.run(['whoami'], second)).code).toBe(3)
  })

  it('says if the server could not be reached on logout', async () => {
    const dead = 'http://127.0.0.1:9'
    const stored = JSON.parse(readFileSync(file(), 'utf8')) as { sessions: Record<string, unknown> }
    stored.sessions[dead] = { accessToken: 'x', email: 'x@obra.test' }
    writeFileSync(file(), JSON.stringify(stored))
    const { code, stderr } = await obra.run(['--api-url', dead, 'logout'])
    expect([code, stderr]).toEqual([0, expect.stringContaining('El servidor no se enteró')])
  })
})

describe('obra tokens', () => {
  it('creates a read-only token, prints it once, signs in with it, and revokes it', async () => {
    const made = await obra.run(['tokens', 'create', 'Informe', '--table'])
    expect(made.stderr).toBe('Guardalo ahora: no se vuelve a mostrar.\n')
    const token = made.stdout.trim()
    const home = { env: { XDG_CONFIG_HOME: path.join(obra.configHome, 'otro') }, input: `${token}\n` }
    expect((await obra.json<{ user: object }>(['login', '--token'], home)).user).toMatchObject({
      email: 'demo@obra.test',
    })
    expect((await obra.run(['developers', 'list'], home)).code).toBe(0)
    const input = '{"shortcut":{"label":"Inicio","link":"/"}}'
    const refused = await obra.run(['api', 'createShortcut', '--data', '-'], { ...home, input })
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Este token solo puede leer.')])
    const [listed] = await obra.json<{ id: string; name: string }[]>(['tokens', 'list'])
    expect([listed!.name, made.stdout.includes(listed!.id)]).toEqual(['Informe', false])
    expect((await obra.run(['tokens', 'revoke', listed!.id])).code).toBe(0)
    expect((await obra.run(['whoami'], home)).code).toBe(3)
  })

  it('creates a token for one company with the option', async () => {
    const made = await obra.json<{ token: { desarrolladora: { id: number } } }>([
      '--developer',
      '1',
      'tokens',
      'create',
      'x',
    ])
    expect(made.token.desarrolladora.id).toBe(1)
    expect((await obra.run(['login', '--token'], { input: '' })).code).toBe(2)
  })
})
