/** From an empty store to a company with a project, a colleague and catalogues, with the command only. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, temporaryFolder, useCommand, type Server } from '../support/cli.ts'

type Named = { id: string | number; nombre: string; version: number }
type Joined = { desarrolladoraId: number; desarrolladora: string }

const obra = useCommand()
const folder = temporaryFolder()
const data = path.join(folder, 'store')
const password = 'clave-larga-1'

let server: Server
beforeAll(async () => {
  const company = ['--company', 'Paz Desarrollos', '--cuit', '30-71234567-1', '--project', 'Torre Norte']
  const ana = ['--name', 'Ana Paz', '--email', 'ana@paz.test', '--password-stdin']
  await obra.json(['init', ...ana, ...company], { env: { OBRA_DATA_DIR: data }, input: password })
  server = await startServer(data, { OBRA_SEED: '' })
  await as('ana').json(['login', '--email', 'ana@paz.test', '--password-stdin'], password)
})
afterAll(() => server.stop())

/** The command with the session of one person. */
function as(name: string) {
  const env = () => ({ OBRA_API_URL: server.address, XDG_CONFIG_HOME: path.join(folder, name) })
  return {
    json: <T>(args: string[], input = '') => obra.json<T>(args, { env: env(), input }),
    run: (args: string[], input = '') => obra.run(args, { env: env(), input }),
  }
}

/** The token of the last mail to an address. */
function tokenFor(mail: string): string {
  const outbox = path.join(data, 'outbox')
  const texts = readdirSync(outbox)
    .toSorted()
    .map((name) =>
      readFileSync(path.join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
  return /invitacion\?token=(\w+)/.exec(texts.findLast((text) => text.includes(`To: ${mail}`)) ?? '')![1]!
}

describe('a first company, by the command', () => {
  const ana = as('ana')
  const beto = as('beto')

  it('has projects created, changed, archived and restored', async () => {
    await ana.json(['developers', 'use', String((await ana.json<Named[]>(['developers', 'list']))[0]!.id)])
    const made = await ana.json<Named>(['proyectos', 'create', 'nombre=Casas del Delta', 'tipo=barrio', 'unidades=12'])
    expect(made).toMatchObject({ nombre: 'Casas del Delta', estado: 'planificado', unidades: 12, version: 1 })
    const id = String(made.id)
    expect(await ana.json(['proyectos', 'edit', id, 'estado=activo'])).toMatchObject({ estado: 'activo', version: 2 })
    const refused = await ana.run(['proyectos', 'update', id, 'estado=planificado'])
    expect([refused.code, refused.stderr.length > 20]).toEqual([5, true])
    expect(await ana.json(['proyectos', 'archive', id])).toMatchObject({ archivado: true })
    expect((await ana.json<Named[]>(['proyectos', 'list'])).map(({ nombre }) => nombre)).toEqual(['Torre Norte'])
    expect(await ana.json(['proyectos', 'list', '--archivados'])).toMatchObject([{ nombre: 'Casas del Delta' }])
    expect(await ana.json(['proyectos', 'restore', id])).toMatchObject({ archivado: false })
    expect(await ana.json(['proyectos', 'use', id])).toMatchObject({ nombre: 'Casas del Delta' })
    expect(await ana.json(['proyectos', 'current'])).toMatchObject({ nombre: 'Casas del Delta' })
  })

  it('has a colleague invited, given another role, and removed', async () => {
    await ana.json(['miembros', 'invite', 'beto@paz.test', 'carla@paz.test', '--rol', 'lector'])
    const pending = await ana.json<{ id: string; mail: string }[]>(['miembros', 'invitations'])
    expect(pending.map(({ mail }) => mail).toSorted()).toEqual(['beto@paz.test', 'carla@paz.test'])
    await ana.json(['miembros', 'withdraw', pending.find(({ mail }) => mail === 'carla@paz.test')!.id])
    expect((await beto.run(['miembros', 'accept', tokenFor('carla@paz.test')])).code).toBe(4)

    const account = ['--name', 'Beto Paz', '--password-stdin']
    const joined = await beto.json<Joined>(['miembros', 'accept', tokenFor('beto@paz.test'), ...account], password)
    expect(joined.desarrolladora).toBe('Paz Desarrollos')
    await beto.json(['developers', 'use', String(joined.desarrolladoraId)])
    const refused = await beto.run(['rubros', 'create', 'codigo=99', 'nombre=Otro'])
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('rol')])
    expect(await ana.json(['miembros', 'role', 'beto@paz.test', 'miembro'])).toMatchObject({ rol: 'miembro' })
    expect(await beto.json(['rubros', 'create', 'codigo=99', 'nombre=Otro'])).toMatchObject({ codigo: '99' })

    expect((await ana.run(['miembros', 'projects', 'beto@paz.test', '99999'])).code).toBe(4)
    expect(await ana.json(['miembros', 'projects', 'beto@paz.test'])).toMatchObject({ proyectos: null })
    const last = await ana.run(['miembros', 'remove', 'ana@paz.test'])
    expect([last.code, last.stderr]).toEqual([5, expect.stringContaining('administrador')])
    await ana.json(['miembros', 'remove', 'beto@paz.test'])
    expect(await ana.json(['miembros', 'list'])).toMatchObject([{ nombre: 'Ana Paz', rol: 'administrador' }])
    expect((await ana.run(['miembros', 'role', 'beto@paz.test', 'lector'])).code).toBe(4)
    expect(await ana.json<Named[]>(['rubros', 'list', '--search', '99'])).toMatchObject([{ nombre: 'Otro' }])
  })

  it('starts with the default entries, and gets suppliers and materials', async () => {
    for (const [noun, least] of [
      ['rubros', 25],
      ['unidades', 11],
      ['tipos-documento', 5],
      ['tipos-evento', 4],
      ['feriados', 20],
    ] as const) {
      expect((await ana.json<Named[]>([noun, 'list'])).length, noun).toBeGreaterThanOrEqual(least)
    }
    const [rubro] = await ana.json<Named[]>(['rubros', 'list', '--search', '05'])
    const [unit] = await ana.json<Named[]>(['unidades', 'list', '--search', 'bolsa'])
    const supplier = await ana.json<Named>([
      'proveedores',
      'create',
      'razonSocial=Corralón del Delta',
      'cuit=30-54668997-9',
      'condicionIva=RI',
      `rubros=${JSON.stringify([rubro!.id])}`,
    ])
    const material = await ana.json<Named>([
      'materiales',
      'create',
      'codigo=CEM-50',
      'nombre=Cemento',
      `unidadId=${unit!.id}`,
      `rubroId=${rubro!.id}`,
      `proveedores=${JSON.stringify([{ proveedorId: supplier.id, codigoProveedor: 'C50' }])}`,
    ])
    expect(await ana.json(['materiales', 'show', String(material.id)])).toMatchObject({ nombre: 'Cemento' })
  })
})
