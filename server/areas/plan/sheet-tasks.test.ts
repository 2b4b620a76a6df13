import { describe, expect, it } from 'vitest'
import { workingDays } from '../../lib/working-days.ts'
import { knownPlan, sheetPlan, taskChange, valuesOfTask, findSheetTask, type SheetTask } from './sheet-tasks.ts'
import { readDuration, readPredecessors, readProgress } from './sheet-texts.ts'
import type { Task } from './tree.ts'

const days = workingDays(['2026-03-03'])
const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  nombre: id,
  padreId: null,
  orden: 0,
  rubroId: null,
  responsableId: null,
  inicio: '2026-03-02',
  fin: '2026-03-04',
  duracionDias: 2,
  avance: 0,
  estado: 'pendiente',
  causa: null,
  dependencias: [],
  version: 1,
  ...more,
})
const plan = (...tasks: Task[]) => knownPlan({ tasks, days })
const read = (rows: SheetTask[], known = plan()) => {
  const { guardar, refusals } = sheetPlan(rows, known)
  return { guardar, messages: refusals.map((each) => each?.issues?.[0] && Object.values(each.issues[0]).join(': ')) }
}

describe('cells of tasks', () => {
  it('reads durations as other programs write them', () => {
    expect(['10', '10 días', '5d', '2,5 días', '2 sem.', '12 horas', '1 mes?', '0'].map(readDuration)).toEqual([
      10, 10, 5, 3, 10, 2, 20, 0,
    ])
    expect(() => readDuration('mucho')).toThrow()
    expect(() => readDuration('2001')).toThrow()
    expect(() => readProgress('57.125', false)).not.toThrow()
    expect(() => readProgress('101', false)).toThrow()
  })

  it('reads percents, and shares where the column has them', () => {
    expect(readProgress('50 %', false)).toBe(50)
    expect(readProgress('0,57', false)).toBe(57)
    expect(readProgress('1', true)).toBe(100)
    expect(readProgress('1', false)).toBe(1)
    expect(() => readProgress('1', undefined)).toThrow()
  })

  it('reads predecessors that end before the task begins', () => {
    const isName = (name: string) => name === 'A-01'
    expect(readPredecessors('3; 5FC+2 días,A-01', isName)).toEqual([
      { codigo: '3', desfaseDias: 0 },
      { codigo: '5', desfaseDias: 2 },
      { codigo: 'A-01', desfaseDias: 0 },
    ])
    expect(() => readPredecessors('3CC', isName)).toThrow()
    expect(() => readPredecessors('3FF+1d', isName)).toThrow()
  })
})

describe('new tasks of a sheet', () => {
  it('make a tree by code or group, and follow one another by number', () => {
    const { guardar, messages } = read([
      { numero: '1', nombre: 'Estructura', codigo: '1' },
      { numero: '2', nombre: 'Bases', codigo: '1.1', inicio: '2026-03-02', duracion: '5' },
      { numero: '3', nombre: 'Columnas', grupo: 'estructura', predecesoras: '2FC+1', duracion: '3 días' },
      { numero: '4', nombre: 'Entrega', inicio: '2026-04-01', fin: '2026-04-01', duracion: '0', predecesoras: '3' },
      { numero: '5', nombre: 'Limpieza', fin: '2026-03-06', duracion: '2' },
    ])
    expect(messages).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(guardar).toMatchObject([
      { clave: 'fila 0', padreId: null, inicio: '2026-03-02', duracionDias: 1 },
      { padreId: 'fila 0', inicio: '2026-03-02', duracionDias: 5 },
      { padreId: 'fila 0', inicio: '2026-03-02', dependencias: [{ tareaId: 'fila 1', desfaseDias: 1 }] },
      { padreId: null, duracionDias: 0, dependencias: [{ tareaId: 'fila 2' }] },
      { inicio: '2026-03-05', duracionDias: 2 },
    ])
  })

  it('take the end before the duration, and working days', () => {
    const { guardar } = read([
      { nombre: 'A', inicio: '2026-03-02', fin: '2026-03-06', duracion: '9' },
      { nombre: 'B', inicio: '2026-03-02', fin: '2026-03-02' },
    ])
    expect(guardar.map(({ duracionDias }) => duracionDias)).toEqual([4, 1])
  })

  it('are refused in the cell that is wrong, and so are those that need them', () => {
    const { messages } = read([
      { nombre: 'Grupo', codigo: '1' },
      { nombre: 'Sin fecha', codigo: '1.1', duracion: '3' },
      { nombre: 'Sin fin', codigo: '2', inicio: '2026-03-02' },
      { nombre: 'Al revés', codigo: '3', inicio: '2026-03-10', fin: '2026-03-02' },
      { nombre: 'Otra', codigo: '3', inicio: '2026-03-10', duracion: '1' },
      { nombre: 'Sigue', codigo: '4', inicio: '2026-03-10', duracion: '1', predecesoras: '2' },
      { nombre: 'Nada', codigo: '5', inicio: '2026-03-10', duracion: '1', predecesoras: '77' },
      { nombre: 'Suelta', codigo: '6', inicio: '2026-03-10', duracion: '1', grupo: 'Techos' },
      { nombre: 'De grupo', codigo: '7', inicio: '2026-03-10', duracion: '1', predecesoras: '1' },
      { nombre: 'Hecha', codigo: '8', inicio: '2026-03-10', duracion: '1', estado: 'terminada', avance: '40' },
      { nombre: 'Bien', codigo: '9', inicio: '2026-03-10', duracion: '1' },
    ])
    expect(messages).toEqual([
      'inicio: Ninguna de sus tareas tiene fecha de inicio.',
      'inicio: Poné el inicio de la tarea.',
      'duracion: Poné la duración o el fin.',
      'fin: Termina antes de empezar.',
      'codigo: El código 3 está dos veces. Si uno es 30, dale a la columna formato de texto.',
      'predecesoras: La tarea que sigue, «Sin fin», tiene un error.',
      'predecesoras: No hay una tarea 77 en la planilla ni en el plan.',
      'grupo: No hay un grupo «Techos» en el plan ni en una fila de más arriba. Agregale una fila.',
      'predecesoras: Las dependencias van entre tareas, no con grupos: poné las que tienen adentro.',
      'estado: Una tarea está terminada cuando su avance es 100 %, y solo entonces.',
      undefined,
    ])
  })

  it('name tasks that the plan has', () => {
    const known = plan(task('g', { nombre: 'Obra gruesa' }), task('a', { padreId: 'g' }))
    const { guardar } = read(
      [{ nombre: 'Nueva', grupo: 'obra gruesa', inicio: '2026-03-10', duracion: '1', predecesoras: '1.1+2' }],
      known,
    )
    expect(guardar).toMatchObject([{ padreId: 'g', dependencias: [{ tareaId: 'a', desfaseDias: 2 }] }])
  })
})

describe('tasks that are in the plan', () => {
  const known = plan(
    task('g', { nombre: 'Obra gruesa' }),
    task('a', { padreId: 'g', nombre: 'Bases' }),
    task('b', { padreId: 'g', orden: 1, nombre: 'Columnas', dependencias: [{ tareaId: 'a', desfaseDias: 1 }] }),
    task('c', { orden: 1, nombre: 'Bases' }),
  )

  it('are found by code, else by name and group', () => {
    const idOf = (row: SheetTask) => findSheetTask(row, known)?.id
    expect(idOf({ codigo: '1.2', nombre: 'Otra' })).toBe('b')
    expect(idOf({ nombre: 'COLUMNAS' })).toBe('b')
    expect(idOf({ nombre: 'Bases' })).toBeUndefined()
    expect(idOf({ nombre: 'Bases', grupo: 'Obra gruesa' })).toBe('a')
    expect(idOf({ codigo: '9', nombre: 'Bases' })).toBeUndefined()
  })

  it('are equal if the cells mean the same, and change by what differs', () => {
    const b = known.tasks[2]!
    const row: SheetTask = {
      codigo: '1.2',
      nombre: 'Columnas',
      grupo: '1',
      inicio: '2026-03-02',
      duracion: '2 días',
      fin: '2026-03-04',
      avance: '0%',
      predecesoras: '1.1FC + 1d',
    }
    expect(valuesOfTask(row, b, known)).toMatchObject(row)
    expect(valuesOfTask({ ...row, avance: '50', duracion: '4', predecesoras: '2' }, b, known)).toMatchObject({
      avance: '0',
      duracion: '2',
      predecesoras: '1.1+1',
    })
    expect(taskChange({ avance: '50', duracion: '4', predecesoras: null, grupo: null }, b, known)).toEqual({
      id: 'b',
      nombre: 'Columnas',
      padreId: null,
      inicio: '2026-03-02',
      duracionDias: 4,
      avance: 50,
      dependencias: [],
    })
    expect(valuesOfTask({ nombre: 'Obra gruesa', avance: '7' }, known.tasks[0]!, known).avance).toBe('7')
  })
})
