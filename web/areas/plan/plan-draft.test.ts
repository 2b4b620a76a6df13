import { expect, test } from 'vitest'
import {
  codesOf,
  editsLeft,
  newLine,
  noEdits,
  patchOf,
  rowsOf,
  undoOf,
  withChanges,
  withoutLine,
  workingDayBeside,
} from './plan-draft.ts'
import type { Plan, Tarea } from './queries.ts'

const tarea = (id: string, codigo: string, more: Partial<Tarea> = {}): Tarea => ({
  id,
  codigo,
  nombre: `Tarea ${id}`,
  rubroId: null,
  padreId: null,
  orden: 0,
  esGrupo: false,
  inicio: '2026-03-16',
  duracionDias: 5,
  fin: '2026-03-20',
  avance: 0,
  responsableId: null,
  responsable: null,
  dependencias: [],
  estado: 'pendiente',
  causa: null,
  holguraDias: 0,
  critica: false,
  conflictos: [],
  lineaBase: null,
  desvioDias: null,
  version: 1,
  ...more,
})
const plan: Plan = {
  version: 7,
  tareas: [
    tarea('g', '1', { esGrupo: true }),
    tarea('a', '1.1', { padreId: 'g' }),
    tarea('b', '2', { dependencias: [{ tareaId: 'a', desfaseDias: 2 }] }),
  ],
  inicio: '2026-03-16',
  fin: '2026-03-20',
  avance: null,
  lineaBase: null,
  porReprogramar: [],
  noLaborables: ['2026-03-24'],
}
const codes = codesOf(plan)
const change = (id: string, key: string, value: string) => withChanges(noEdits, [{ id, key, value }], plan, codes)

test('an edited cell becomes a field of the request, and one set back is no edit', () => {
  const edits = change('b', 'predecesoras', '1.1')
  expect(patchOf(plan, edits, codes).patch).toEqual({
    version: 7,
    guardar: [
      {
        id: 'b',
        nombre: 'Tarea b',
        inicio: '2026-03-16',
        duracionDias: 5,
        dependencias: [{ tareaId: 'a', desfaseDias: 0 }],
      },
    ],
    borrar: [],
  })
  expect(withChanges(edits, [{ id: 'b', key: 'predecesoras', value: '1.1+2' }], plan, codes)).toEqual(noEdits)
  expect(patchOf(plan, change('b', 'grupo', '1'), codes).patch.guardar[0]).toMatchObject({ padreId: 'g' })
})

test('a removed group takes its tasks along, and the dates of a dry run show', () => {
  expect(rowsOf(plan, withoutLine(noEdits, 'g'), [], codes).map(({ id }) => id)).toEqual(['b'])
  const despues = { inicio: '2026-03-25', fin: '2026-03-31' }
  const moves = [
    { tareaId: 'b', codigo: '2', nombre: 'b', antes: despues, despues, causa: 'dependencia' as const, texto: '' },
  ]
  expect(rowsOf(plan, noEdits, moves, codes)[2]).toMatchObject({ ...despues, predecesoras: '1.1+2' })
})

test('what is typed during a save stays, also in a line that it stored', () => {
  const line = { ...newLine({ nombre: 'Losa' }, '2026-03-16'), id: 'n' }
  const sent = { ...change('b', 'nombre', 'Otra'), added: [line, { ...line, id: 'gone' }], removed: ['a'] }
  const now = {
    changed: { b: { nombre: 'Otra', avance: '10' } },
    added: [
      { ...line, avance: '5' },
      { ...line, id: 'later', nombre: '' },
    ],
    removed: ['a'],
  }
  const creadas = [
    { id: 'stored', clave: 'n' },
    { id: 'stored too', clave: 'gone' },
  ]
  expect(editsLeft(now, sent, creadas)).toEqual({
    changed: { b: { avance: '10' }, stored: { avance: '5' } },
    added: [{ ...line, id: 'later', nombre: '' }],
    removed: ['stored too'],
  })
})

test('undoing restores what was moved, deleted and pointed to it, and deletes what was new', () => {
  const undo = undoOf(plan, { guardar: [], borrar: ['g'] }, { movimientos: [], creadas: [{ id: 'n' }] })
  expect(undo.borrar).toEqual(['n'])
  expect(undo.guardar.map(({ id, clave }) => [id, clave])).toEqual([
    [undefined, 'g'],
    [undefined, 'a'],
    ['b', undefined],
  ])
})

test('a step of a working day skips weekends and holidays', () => {
  const holidays = new Set(plan.noLaborables)
  expect(workingDayBeside('2026-03-23', 1, holidays)).toBe('2026-03-25')
  expect(workingDayBeside('2026-03-23', -1, holidays)).toBe('2026-03-20')
})
