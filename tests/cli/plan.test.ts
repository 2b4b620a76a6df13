import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

const obra = useObra()
const folder = mkdtempSync(path.join(tmpdir(), 'obra-plan-'))
const file = path.join(folder, 'plan.csv')

beforeAll(async () => {
  writeFileSync(
    file,
    'Código;Nombre;Inicio;Duración;Predecesoras\n1;Obra gruesa;;;\n1.1;Excavación;16/03/2026;5;\n1.2;Estructura;16/03/2026;10;1.1',
  )
  await obra.login()
  await obra.json(['developers', 'use', '1'])
  await obra.json(['projects', 'use', '4'])
})
afterAll(() => rmSync(folder, { recursive: true }))

it('imports the tasks of a file after a dry run, lists them and shows the progress', async () => {
  const dry = await obra.json<{ creadas: object[] }>(['plan', 'import', file, '--simular'])
  expect(dry.creadas).toHaveLength(3)
  expect(await obra.json(['plan', 'list'])).toEqual([])
  await obra.json(['plan', 'import', file])
  expect(await obra.json(['plan', 'list', '--search', 'estructura'])).toMatchObject([
    { codigo: '1.2', inicio: '2026-03-23' },
  ])
  expect(await obra.json(['plan', 'avance'])).toMatchObject({ avance: null })
})
