import { expect, test } from 'vitest'
import { tasksOf } from './plan-file.ts'

test('reads codes as a tree, dates, durations and predecessors', () => {
  const text = `\uFEFFCódigo;Nombre;Inicio;Duración;Predecesoras
1;Obra gruesa;;;
1.1;Excavación;02/03/2026;5 días;
1.2;Estructura;2026-03-09;20;1.1+2`
  expect(tasksOf(text, false)).toEqual([
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
  ])
})

test('names the line and what is wrong with it', () => {
  const head = 'codigo,nombre,inicio,duracion,predecesoras\n'
  expect(() => tasksOf(`${head}1,Losa,31/02/2026,5,`, false)).toThrow('Fila 2: el inicio «31/02/2026»')
  expect(() => tasksOf(`${head}1,Losa,02/03/2026,mucho,`, false)).toThrow('Fila 2: la duración «mucho»')
  expect(() => tasksOf(`${head}1,Losa,02/03/2026,5,7`, false)).toThrow('Fila 2: no hay una tarea 7')
  expect(() => tasksOf('nombre\nLosa', false)).toThrow('Faltan columnas en el archivo: codigo, inicio, duracion.')
})
