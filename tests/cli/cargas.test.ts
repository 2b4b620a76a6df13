import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

const obra = useObra()
const folder = mkdtempSync(path.join(tmpdir(), 'obra-cargas-'))

beforeAll(async () => {
  await obra.login()
  await obra.json(['developers', 'use', '1'])
})

it('validates, loads and undoes a sheet', async () => {
  const file = path.join(folder, 'unidades.csv')
  writeFileSync(file, 'Código;Nombre;Tipo\nconsola;De la consola;Peso\n;Sin código;Peso\n')
  const wrong = await obra.run(['cargas', 'validar', 'unidades', file, '--json'])
  expect(wrong.code).toBe(1)
  expect(JSON.parse(wrong.stdout)).toEqual([{ fila: 3, campo: 'codigo', texto: '', motivo: 'Es obligatorio.' }])
  const partly = await obra.run(['cargas', 'cargar', 'unidades', file, '--solo-validas', '--json'])
  expect(partly.code).toBe(1)
  const { id, cantidades } = JSON.parse(partly.stdout) as { id: string; cantidades: object }
  expect(cantidades).toMatchObject({ cargada: 1, error: 1 })
  expect(await obra.json(['cargas', 'deshacer', id])).toMatchObject({ estado: 'deshecha', cantidades: { deshecha: 1 } })
  expect(await obra.json(['cargas', 'list'])).toMatchObject([{ id, estado: 'deshecha' }])
  const template = path.join(folder, 'plantilla.csv')
  await obra.json(['cargas', 'plantilla', 'unidades', '--formato', 'csv', '--en', template])
  expect(readFileSync(template, 'utf8')).toContain('Código;Nombre;Tipo;Decimales')
})

it('loads records into the selected project, or into the one of --project', async () => {
  await obra.json(['proyectos', 'use', '1'])
  const file = path.join(folder, 'cobros.csv')
  writeFileSync(
    file,
    'Fecha;De;Concepto;Moneda;Importe\n25/02/2026;De la consola;Otro;ARS;1.500,50\n26/02/2026;Otra;Otro;ARS;mil\n',
  )
  const wrong = await obra.run(['cargas', 'validar', 'cobros', file, '--json'])
  expect(wrong.code).toBe(1)
  expect(JSON.parse(wrong.stdout)).toMatchObject([{ fila: 3, campo: 'importe', texto: 'mil' }])
  const partly = await obra.run(['cargas', 'cargar', 'cobros', file, '--solo-validas', '--json'])
  const { id, proyectoId } = JSON.parse(partly.stdout) as { id: string; proyectoId: number }
  expect(proyectoId).toBe(1)
  expect(await obra.json(['cargas', 'list', '--project', '1'])).toMatchObject([{ id, estado: 'cargada' }])
  expect(await obra.json(['cargas', 'list', '--project', '2'])).toEqual([])
  expect(await obra.json(['cargas', 'deshacer', id])).toMatchObject({ estado: 'deshecha', cantidades: { deshecha: 1 } })
})
