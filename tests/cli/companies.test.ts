import { stripVTControlCharacters } from 'node:util'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foreignServer, hasTerminal, onTerminal, useObra } from '../support/cli.ts'

type Named = { id: number; nombre: string }
const obra = useObra()

beforeAll(() => obra.login())
beforeEach(async () => {
  await obra.json(['developers', 'use', '1'])
})

const delta = () => ['--nombre', 'Delta Viviendas', '--mail', 'hola@delta.test', '--cuit', `30-${Date.now() % 1e8}-5`]

describe('obra developers', () => {
  it('lists the person’s companies, by name', async () => {
    const list = await obra.json<Named[]>(['developers', 'list'])
    const names = list.map(({ nombre }) => nombre)
    expect(names.filter((name) => name !== 'Delta Viviendas')).toEqual([
      'Cuyo Habitat S.A.',
      'Grupo Ñandubay',
      'Norte Desarrollos S.A.',
      'Ribera Sur Inversiones S.R.L.',
      'Sierras Urbanas S.A.S.',
    ])
  })

  it('lists them in a table for people', async () => {
    const { stdout } = await obra.run(['--table', 'developers', 'list'])
    const [heading, first] = stdout.split('\n')
    expect(heading).toMatch(/^ID {2}NOMBRE +CUIT +UBICACIÓN$/)
    expect(first).toMatch(/^ 3 {2}Cuyo Habitat S\.A\. +30-70866541-6 {2}San Martín 1052, Ciudad de Mendoza$/)
  })

  it('shows one company', async () => {
    expect(await obra.json(['developers', 'show', '2'])).toMatchObject({ id: 2, cuit: '30-71598423-3' })
  })

  it('exits with 4 for a company that does not exist or is somebody else’s', async () => {
    for (const args of [
      ['show', '999'],
      ['show', '6'],
      ['use', '6'],
      ['use', '2147483647'],
    ]) {
      const { code, stdout, stderr } = await obra.run(['developers', ...args])
      expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
      expect(stderr).toBe(`No encontramos la desarrolladora ${args[1]} entre las tuyas.\n`)
    }
  })

  it('creates a company', async () => {
    const created = await obra.json<Named>(['developers', 'create', ...delta(), '--ubicacion', 'Tigre'])
    expect(created).toMatchObject({ nombre: 'Delta Viviendas', ubicacion: 'Tigre', telefono: '' })
    const shown = await obra.json(['developers', 'show', String(created.id)])
    expect(shown).toEqual({ ...created, proyectos: 0, ultimaApertura: null })
  })

  it('prints why the server refuses a company', async () => {
    const args = delta()
    await obra.json(['developers', 'create', ...args])
    const { code, stderr } = await obra.run(['developers', 'create', ...args])
    expect([code, stderr]).toEqual([5, 'Ya tenés una desarrolladora con ese CUIT.\n'])
  })

  it.skipIf(foreignServer)('names each field that the server refuses', async () => {
    const args = ['--nombre', ' ', '--cuit', '30-71777009-5', '--mail', 'hola']
    const { code, stderr } = await obra.run(['developers', 'create', ...args])
    expect(code).toBe(1)
    expect(stderr).toBe(
      'Revisá los datos enviados.\n  nombre: No puede quedar vacío.\n  mail: Ingresá un email válido.\n',
    )
  })

  it('makes a company active and prints which', async () => {
    expect(await obra.json(['developers', 'use', '2'])).toMatchObject({ id: 2 })
    expect(await obra.json(['developers', 'current'])).toMatchObject({ id: 2 })
  })
})

describe('obra proyectos', () => {
  it('lists the projects of the active company', async () => {
    const list = await obra.json<Named[]>(['proyectos', 'list'])
    expect(list.map(({ nombre }) => nombre)).toEqual([
      'Altos de Núñez',
      'Estudio Cabildo',
      'Plaza Saavedra',
      'Torre Barrancas',
    ])
  })

  it('is also called projects, as scripts call it', async () => {
    expect(await obra.json(['projects', 'list'])).toEqual(await obra.json(['proyectos', 'list']))
    expect((await obra.run(['--help'])).stdout).not.toContain('projects')
  })

  it('lists the projects of another company of the person', async () => {
    const list = await obra.json<Named[]>(['proyectos', 'list', '--developer', '2'])
    expect(list.map(({ id }) => id)).toContain(5)
  })

  it('exits with 4 for a company or a project that is not the person’s', async () => {
    for (const args of [
      ['list', '--developer', '6'],
      ['show', '5'],
      ['use', '5'],
      ['show', '2', '--developer', '2'],
    ]) {
      expect(await obra.run(['proyectos', ...args])).toMatchObject({ code: 4, stdout: '' })
    }
    const { code, stderr } = await obra.run(['rubros', 'list', '--developer', '6'])
    expect([code, stderr]).toEqual([4, expect.stringMatching(/^No encontramos esa /)])
  })

  it('shows a project and makes it active; changing the company clears it', async () => {
    expect(await obra.json(['proyectos', 'show', '2'])).toMatchObject({ nombre: 'Altos de Núñez' })
    expect(await obra.json(['proyectos', 'use', '2'])).toMatchObject({ id: 2 })
    expect(await obra.json(['proyectos', 'current'])).toMatchObject({ id: 2 })
    await obra.json(['developers', 'use', '2'])
    const { code, stderr } = await obra.run(['proyectos', 'current'])
    expect([code, stderr]).toEqual([4, 'Todavía no elegiste un proyecto. Elegí con: obra proyectos use ID\n'])
  })
})

describe.skipIf(!hasTerminal)('on a terminal', () => {
  it('prints a table that fits, with its heading in bold', async () => {
    const { code, screen } = await onTerminal(obra, ['materiales', 'list'])
    expect(code).toBe(0)
    expect(screen).toContain('\u001b[1mID')
    expect(screen).toContain('…')
    for (const line of stripVTControlCharacters(screen).split('\n')) expect([...line].length).toBeLessThanOrEqual(80)
  })

  it('prints JSON with --json', async () => {
    const { screen } = await onTerminal(obra, ['proyectos', 'list', '--json'])
    expect(JSON.parse(screen)).toHaveLength(4)
  })

  it('uses no colours if NO_COLOR is set', async () => {
    const { screen } = await onTerminal(obra, ['proyectos', 'list'], [], { NO_COLOR: '1' })
    expect(screen).toContain('NOMBRE')
    expect(screen).not.toContain('\u001b')
  })
})
