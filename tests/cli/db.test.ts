import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  hasTerminal,
  launcher,
  node,
  onTerminal,
  runProgram,
  startServer,
  temporaryFolder,
  useCommand,
  type Server,
} from '../support/cli.ts'
import { startPostgres } from '../support/postgres.ts'
import { copySeededFolder } from '../support/seeded-folder.ts'

const obra = useCommand()
const folder = temporaryFolder()
const file = (name: string) => path.join(folder, name)
const on = (name: string) => ({ OBRA_DATA_DIR: file(name) })
/** Creates a store with one account and its company: the demo data would take seconds for each restore. */
const initialise = (env: Record<string, string>) => {
  const person = ['--name', 'Ana Paz', '--email', 'ana@paz.test', '--password-stdin']
  const company = ['--company', 'Paz Desarrollos', '--cuit', '30-54668997-9', '--project', 'Torre Norte']
  return obra.json(['init', ...person, ...company], { env, input: 'clave-larga-1' })
}
/** The environment of a command on a copy of such a store. */
function onCopy(name: string) {
  copySeededFolder(file('initialised'), file(name))
  return on(name)
}
const users = (env: Record<string, string>) => obra.json<{ email: string }[]>(['users', 'list'], { env })

beforeAll(() => initialise(on('initialised')))

describe('obra db', () => {
  it('creates a store, fills it with generated data, and says when there is nothing to do', async () => {
    const env = on('made')
    const first = await obra.json<{ applied: string[] }>(['db', 'migrate'], { env })
    expect(first.applied[0]).toBe('001-accounts')
    expect(await obra.json(['db', 'migrate'], { env })).toMatchObject({ applied: [] })
    const { stdout, stderr } = await obra.run(['db', 'seed', '--scale', '2', '--table'], { env })
    const ready = 'Listo\\. Cuenta de demostración: demo@obra\\.test / obra-demo-2026\\n'
    expect(stdout).toMatch(new RegExp(`^[\\d.]+ filas en [\\d,]+ s, [\\d.]+ por segundo\\.\\n${ready}$`))
    expect(stderr).toMatch(/^Cargando los datos de ejemplo…\n(\d+ % \(.+\)\n)+Armando los índices…\n$/)
    expect(await obra.json(['db', 'seed'], { env })).toEqual({ seeded: false })
  })

  it('keeps the newest backups of a folder with the secret, and touches nothing else there', async () => {
    mkdirSync(file('copies'))
    for (const name of ['obra-2026-01-01T000000.sqlite', 'obra-2026-01-02T000000.sqlite', 'apuntes.sqlite'])
      writeFileSync(file(`copies/${name}`), '')
    writeFileSync(file('copies/obra-2026-01-01T000000.sqlite.secret'), 'viejo')
    const env = { ...onCopy('copied'), OBRA_SECRET: 'x'.repeat(40) }
    const args = ['db', 'backup', file('copies'), '--keep', '2', '--with-secret']
    const saved = await obra.json<{ file: string; secret: string; deleted: string[] }>(args, { env })
    expect(saved.deleted).toEqual(['obra-2026-01-01T000000.sqlite'])
    expect(path.dirname(saved.file)).toBe(file('copies'))
    expect([statSync(saved.secret).mode & 0o777, readFileSync(saved.secret, 'utf8')]).toEqual([0o600, 'x'.repeat(40)])
    const left = ['apuntes.sqlite', 'obra-2026-01-02T000000.sqlite', saved.file, saved.secret]
    expect(readdirSync(file('copies')).toSorted()).toEqual(left.map((each) => path.basename(each)).toSorted())
  })

  it('writes a backup to standard output', async () => {
    const env = onCopy('to-pipe')
    const { code } = await runProgram('sh', ['-c', `"${node}" "${launcher}" db backup - > "${file('piped.sqlite')}"`], {
      env,
    })
    expect(code).toBe(0)
    await obra.json(['db', 'restore', file('piped.sqlite'), '--yes'], { env: on('from-pipe') })
    expect(await users(on('from-pipe'))).toEqual(await users(env))
    expect(await obra.run(['db', 'backup', '-', '--keep', '2'], { env })).toMatchObject({ code: 2 })
  })

  it('asks before it deletes, and is a usage error without a terminal', async () => {
    const env = onCopy('unanswered')
    for (const args of [['reset'], ['restore', file('copy.sqlite')]]) {
      const { code, stderr } = await obra.run(['db', ...args], { env })
      expect(code).toBe(2)
      expect(stderr).toContain('--yes')
    }
    expect(await users(env)).not.toEqual([])
  })

  it.skipIf(!hasTerminal)('deletes nothing without a yes', async () => {
    const env = onCopy('asked')
    const refused = await onTerminal(obra, ['db', 'reset'], [['[s/N] ', 'no\r']], env)
    expect(refused.code).toBe(1)
    expect(refused.screen).toContain(`(SQLite, ${file('asked/obra.sqlite')}). ¿Seguís?`)
    expect(refused.screen).toContain('No se cambió nada.')
    expect(await users(env)).not.toEqual([])
    const agreed = await onTerminal(obra, ['db', 'reset'], [['[s/N] ', 'sí\r']], env)
    expect([agreed.code, agreed.screen.includes('La base quedó vacía')]).toEqual([0, true])
    expect(await users(env)).toEqual([])
  })

  it('says what to do about a damaged store, and restores a backup over it', async () => {
    const env = onCopy('damaged')
    const before = await users(env)
    await obra.json(['db', 'backup', file('good.sqlite')], { env })
    for (const suffix of ['-wal', '-shm']) expect(existsSync(file(`damaged/obra.sqlite${suffix}`))).toBe(false)
    writeFileSync(file('damaged/obra.sqlite'), 'esto no es una base de datos\n'.repeat(500))
    const { code, stderr } = await obra.run(['db', 'migrate'], { env })
    expect(code).toBe(1)
    expect(stderr).toContain("está dañado. Restaurá una copia con 'npx obra db restore ARCHIVO'")
    await obra.json(['db', 'restore', file('good.sqlite'), '--yes'], { env })
    expect(await users(env)).toEqual(before)
    expect(readdirSync(file('damaged')).some((name) => name.startsWith('obra.sqlite.dañado-'))).toBe(true)
  })

  it('says what to do about a store that is not writable', async () => {
    mkdirSync(file('closed'), { mode: 0o555 })
    chmodSync(folder, 0o755)
    // Root may write anywhere, so the command runs as the user nobody.
    const options = process.getuid?.() === 0 ? { uid: 65_534 } : {}
    const { code, stderr } = await obra.run(['db', 'migrate'], { env: on('closed'), ...options })
    expect(code).toBe(1)
    expect(stderr).toContain(
      `No se puede escribir en la carpeta de datos (${file('closed')}). Dale permisos o elegí otra con OBRA_DATA_DIR.\n`,
    )
    writeFileSync(file('plain'), '')
    expect((await obra.run(['db', 'migrate'], { env: on('plain') })).stderr).toContain('no es una carpeta')
  })

  it('says what to do about an unreachable PostgreSQL', async () => {
    const env = { DATABASE_URL: 'postgres://obra:secreta@127.0.0.1:9/obra' }
    const { code, stderr } = await obra.run(['db', 'backup', file('none')], { env })
    expect(code).toBe(1)
    expect(stderr).toContain('No se llega a PostgreSQL')
    expect(stderr).not.toContain('secreta')
  })

  it('refuses an invalid backup before it touches anything', async () => {
    const env = onCopy('refusing')
    writeFileSync(file('notes.txt'), 'comprar pan')
    const { code, stderr } = await obra.run(['db', 'restore', file('notes.txt'), '--yes'], { env })
    expect([code, stderr]).toEqual([1, `${file('notes.txt')} no es una copia de Obra.\n`])
    expect(await users(env)).not.toEqual([])
  })
})

type Start = { stop: () => Promise<void>; env: () => Record<string, string> }
const stores: Record<string, () => Promise<Start>> = {
  SQLite: async () => ({ stop: async () => {}, env: () => on('served') }),
  PostgreSQL: async () => {
    const postgres = await startPostgres()
    return { stop: postgres.stop, env: () => ({ DATABASE_URL: postgres.adminUrl, ...on('served-postgresql') }) }
  },
}

// PostgreSQL's own backup and restore are in the gate with server/app/admin-actions.test.ts.
const kinds = process.env.OBRA_TEST_SCOPE === 'all' ? Object.keys(stores) : ['SQLite']

describe.each(kinds)('with a server running on %s', (kind) => {
  let start: Start
  let server: Server
  let env: Record<string, string>
  beforeAll(async () => {
    start = await stores[kind]!()
    await initialise(start.env())
    server = await startServer(start.env().OBRA_DATA_DIR!, { ...start.env(), OBRA_SEED: '' })
    env = { ...start.env(), OBRA_API_URL: server.address, XDG_CONFIG_HOME: file(`config-${kind}`) }
  })
  afterAll(async () => {
    await server?.stop()
    await start?.stop()
  })

  it('backup, then reset, then restore brings everything back, and the session stays valid', async () => {
    await obra.json(['login', '--email', 'ana@paz.test', '--password-stdin'], { env, input: 'clave-larga-1' })
    const creation = ['--nombre', 'Quebracho Desarrollos', '--cuit', '30-71777009-5', '--mail', 'hola@quebracho.test']
    const created = await obra.json<{ id: number }>(['developers', 'create', ...creation], { env })
    await obra.json(['developers', 'use', '1'], { env })
    const second = ['nombre=Casas del Delta', 'tipo=barrio', 'unidades=12']
    const project = await obra.json<{ id: number }>(['proyectos', 'create', ...second], { env })
    await obra.json(['projects', 'use', String(project.id)], { env })
    const before = await obra.json(['developers', 'list'], { env })
    const saved = await obra.json<{ file: string }>(['db', 'backup', file(`copy-${kind}`)], { env })
    await obra.json(['db', 'reset', '--yes'], { env })
    expect(await obra.run(['whoami'], { env })).toMatchObject({ code: 3 })
    await obra.json(['db', 'restore', saved.file, '--yes'], { env })
    expect(await obra.json(['developers', 'list'], { env })).toEqual(before)
    expect(await obra.json(['projects', 'current'], { env })).toMatchObject({ id: project.id })
    const next = ['--nombre', 'Lapacho', '--cuit', '30-71234567-1', '--mail', 'hola@lapacho.test']
    const added = await obra.json<{ id: number }>(['developers', 'create', ...next], { env })
    expect(added.id).toBeGreaterThan(created.id)
  })
})
