import { beforeAll, describe, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

type Entry = { id: string; codigo: string; nombre: string; activo: boolean; version: number }
const obra = useObra()

beforeAll(async () => {
  await obra.login()
  await obra.json(['developers', 'use', '1'])
})

describe('the command of a catalogue', () => {
  it('creates, changes, archives and restores an entry of the active company', async () => {
    const made = await obra.json<Entry>(['rubros', 'create', 'codigo=77', 'nombre=Paisajismo'])
    expect(made).toMatchObject({ codigo: '77', activo: true, version: 1 })
    expect(await obra.json(['rubros', 'update', made.id, 'nombre=Parquización'])).toMatchObject({ version: 2 })
    expect(await obra.json(['rubros', 'archive', made.id])).toMatchObject({ activo: false })
    expect(await obra.json<Entry[]>(['rubros', 'list', '--search', 'parquiz'])).toEqual([])
    expect(await obra.json<Entry[]>(['rubros', 'list', '--archivados'])).toMatchObject([{ nombre: 'Parquización' }])
    expect(await obra.json(['rubros', 'restore', made.id])).toMatchObject({ activo: true, version: 4 })
  })

  it('prints what is wrong, and exits with 5 for a conflict', async () => {
    const { code, stderr } = await obra.run(['unidades', 'create', 'codigo=KG', 'nombre=Kilo', 'tipo=peso'])
    expect([code, stderr]).toEqual([5, expect.stringContaining('Ya existe la unidad kg: Kilogramo.')])
    expect((await obra.run(['unidades', 'create', 'codigo'])).code).toBe(2)
  })

  it('lists as many entries as requested, beyond one page', async () => {
    const { stdout } = await obra.run(['feriados', 'list', '--limit', '3', '--jq', 'length'])
    expect(stdout).toBe('3\n')
    const all = await obra.json<Entry[]>(['cotizaciones', 'list', '--limit', '450', '--jq', '.'])
    const ids = new Set(all.map(({ id }) => id))
    expect(ids.size).toBe(all.length)
    expect(all.length).toBeGreaterThan(200)
    expect(await obra.run(['feriados', 'list', '--limit', '3', '--page', '2'])).toMatchObject({ code: 2 })
  })

  it('works in the company of the option or variable', async () => {
    const asked = ['rubros', 'list', '--search', '04']
    for (const wrong of ['--developer', '--project']) {
      const refused = await obra.run([wrong, 'Torre Norte', ...asked])
      expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(`no sirve para ${wrong} <id>`) })
    }
    const list = await obra.json<Entry[]>(['--developer', '2', ...asked])
    // The variable, and the former names of option and variable.
    expect(await obra.json(asked, { env: { OBRA_DEVELOPER: '2' } })).toEqual(list)
    expect(await obra.json(['--desarrolladora', '2', ...asked])).toEqual(list)
    expect(await obra.json(asked, { env: { OBRA_DESARROLLADORA: '2' } })).toEqual(list)
    expect(list[0]!.id).toMatch(/^00000002-/)
  })
})
