import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { planOf } from './plan-file.ts'

const fromText = (text: string) => planOf(new TextEncoder().encode(text))

const plan = [
  { clave: '1', nombre: 'Obra gruesa', inicio: '2026-03-02', duracionDias: 1, dependencias: [] },
  { clave: '1.1', nombre: 'Excavación', inicio: '2026-03-02', duracionDias: 5, padreId: '1', dependencias: [] },
  {
    clave: '1.2',
    nombre: 'Estructura',
    inicio: '2026-03-09',
    duracionDias: 20,
    padreId: '1',
    dependencias: [{ tareaId: '1.1', desfaseDias: 2 }],
  },
]

const csv = `Código;Nombre;Inicio;Duración;Predecesoras
1;Obra gruesa;;;
1.1;Excavación;02/03/2026;5 días;
1.2;Estructura;2026-03-09;20;1.1+2`

test('reads codes as a tree, dates, durations and predecessors', async () => {
  expect(await fromText(`\uFEFF${csv}`)).toEqual(plan)
})

test('reads a CSV that Excel wrote on Windows', async () => {
  expect(await planOf(Buffer.from(csv, 'latin1'))).toEqual(plan)
})

test('reads an XLSX with a title above the table, days and percentages as cells', async () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const rows = [
    ['Cronograma de obra'],
    [],
    ['EDT', 'Nombre de tarea', 'Comienzo', 'Duración', 'Predecesoras', '% completado'],
    [1, 'Obra gruesa'],
    [1.1, 'Excavación', day('2026-03-02'), 5, null, 0.5],
    [],
    ['1.2', 'Estructura', day('2026-03-09'), '20 días', '1.1+2', 0],
  ]
  const columns = [{}, {}, { numFmt: 'dd/mm/yyyy' }, {}, {}, { numFmt: '0%' }]
  const bytes = await writeXlsx({ sheets: [{ name: 'Plan', rows, columns }] })
  expect(await planOf(bytes)).toEqual([plan[0], { ...plan[1], avance: 50 }, { ...plan[2], avance: 0 }])
})

test('names the line and what is wrong with it', async () => {
  const head = 'codigo,nombre,inicio,duracion,predecesoras\n'
  await expect(fromText(`${head}1,Losa,31/02/2026,5,`)).rejects.toThrow('Fila 2: el inicio «31/02/2026»')
  await expect(fromText(`${head}\n1,Losa,02/03/2026,mucho,`)).rejects.toThrow('Fila 3: la duración «mucho»')
  await expect(fromText(`${head}1,Losa,02/03/2026,5,7`)).rejects.toThrow('Fila 2: no hay una tarea 7')
  await expect(fromText('nombre\nLosa')).rejects.toThrow('Faltan columnas en el archivo: codigo, inicio, duracion.')
  await expect(planOf(Buffer.from('PK\u0003\u0004nada'))).rejects.toThrow('No se pudo leer la planilla.')
  await expect(planOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow('Es un Excel viejo o tiene contraseña.')
})
