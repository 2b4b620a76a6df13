/** The tasks of a sheet: what its cells say, and the tasks of the plan that they name (docs/domain/bulk-loads.md). Pure. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { predecessorsText, type Predecessor } from '../../../openapi/shared/predecessors.ts'
import { addDays } from '../../lib/calendar.ts'
import { conflict, invalid, Problem } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'
import type { WorkingDays } from '../../lib/working-days.ts'
import { stateAfter } from './changes.ts'
import type { Link } from './schedule.ts'
import { isShareColumn, readDuration, readPredecessors, readProgress, timesOf } from './sheet-texts.ts'
import { placedTasks, type Task } from './tree.ts'

type Schemas = components['schemas']
type TareaInput = Schemas['TareaInput']

/** A row. `duracion`, `avance` and `predecesoras` are texts; null empties a field. */
export type SheetTask = {
  numero?: string | null
  codigo?: string | null
  nombre?: string
  grupo?: string | null
  rubroId?: string | null
  inicio?: string | null
  duracion?: string | null
  fin?: string | null
  avance?: string | null
  estado?: Schemas['TareaEstado'] | null
  causa?: string | null
  responsableId?: string | null
  predecesoras?: string | null
}

/** A stored plan with what its tasks are called. Ids are those of stored tasks. */
export type KnownPlan = {
  tasks: Task[]
  days: WorkingDays
  byCode: Map<string, string>
  /** Without names that two tasks have. */
  byName: Map<string, string>
  codes: Map<string, string>
  groups: Set<string>
}

export function knownPlan({ tasks, days }: { tasks: Task[]; days: WorkingDays }): KnownPlan {
  const placed = placedTasks(tasks)
  const names = Map.groupBy(tasks, ({ nombre }) => nameKey(nombre))
  return {
    tasks,
    days,
    byCode: new Map(placed.map(({ task, codigo }) => [codigo, task.id])),
    byName: new Map([...names].flatMap(([name, [first, ...others]]) => (others.length > 0 ? [] : [[name, first!.id]]))),
    codes: new Map(placed.map(({ task, codigo }) => [task.id, codigo])),
    groups: new Set(tasks.flatMap(({ padreId }) => padreId ?? [])),
  }
}

const nameKey = (text: string): string => fold(text).trim().replace(/\s+/g, ' ')
const codeKey = (text: string): string => text.trim().replace(/\.+$/, '')
const parentOf = (codigo: string) => codigo.split('.').slice(0, -1).join('.')

type Row = { row: SheetTask; clave: string; padreId: string | null; links: Link[] }
export type SheetPlan = {
  /** The new tasks, in the order of the rows. */
  guardar: TareaInput[]
  /** Why a row is refused. */
  refusals: (Problem | undefined)[]
}

/** What is wrong with a row, if `work` throws it. */
function attempt(refusals: (Problem | undefined)[], index: number, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    refusals[index] ??= error
  }
}

/** The names that rows give to one another: their number, their code and their name. */
function namesIn(rows: SheetTask[], claves: string[]) {
  const byNumber = new Map<string, string>()
  const byCode = new Map<string, string>()
  rows.forEach(({ numero, codigo }, index) => {
    // The first of two rows has a name.
    if (numero && !byNumber.has(codeKey(numero))) byNumber.set(codeKey(numero), claves[index]!)
    if (codigo && !byCode.has(codeKey(codigo))) byCode.set(codeKey(codigo), claves[index]!)
  })
  return { byNumber, byCode }
}

/** The new tasks of a sheet and what they refer to, each with why it is refused. */
export function sheetPlan(rows: SheetTask[], known: KnownPlan): SheetPlan {
  const claves = rows.map((_, index) => `fila ${index}`)
  const { byNumber, byCode } = namesIn(rows, claves)
  const refusals: (Problem | undefined)[] = rows.map(() => undefined)
  const byName = new Map<string, string>()
  const byTarget = (name: string) =>
    byNumber.get(codeKey(name)) ?? byCode.get(codeKey(name)) ?? known.byCode.get(codeKey(name))
  const read = rows.map((row, index): Row => {
    const clave = claves[index]!
    const placed: Row = { row, clave, padreId: null, links: [] }
    attempt(refusals, index, () => {
      requireOwnCode(row, clave, byCode)
      placed.padreId = groupOf(row, { byCode, byName, known })
      placed.links = linksOf(row, clave, byTarget)
    })
    // Rows below it may name it as their group.
    byName.set(nameKey(row.nombre ?? ''), clave)
    return placed
  })
  const children = Map.groupBy(read, ({ padreId }) => padreId)
  const isShare = isShareColumn(rows.map(({ avance }) => avance))
  const groups = new Set([...children.keys(), ...known.groups])
  const starts = startsOf(read, children, known.tasks)
  const guardar = read.map((each, index): TareaInput => {
    let input: TareaInput = { nombre: each.row.nombre ?? '', inicio: '2000-01-03', duracionDias: 1 }
    attempt(refusals, index, () => {
      input = inputOf(each, { days: known.days, groups, starts, isShare })
    })
    return input
  })
  spreadRefusals(read, refusals)
  return { guardar, refusals }
}

function requireOwnCode({ codigo }: SheetTask, clave: string, byCode: Map<string, string>): void {
  if (!codigo || byCode.get(codeKey(codigo)) === clave) return
  const message = `El código ${codigo} está dos veces. Si uno es ${codigo}0, dale a la columna formato de texto.`
  throw invalid('codigo', message)
}

type Names = { byCode: Map<string, string>; byName: Map<string, string>; known: KnownPlan }

/** The group of a row: the one that it names, or the one that its code is below. Throws 400. */
function groupOf({ grupo, codigo }: SheetTask, { byCode, byName, known }: Names): string | null {
  if (grupo) {
    const [code, name] = [codeKey(grupo), nameKey(grupo)]
    const found = byCode.get(code) ?? byName.get(name) ?? known.byCode.get(code) ?? known.byName.get(name)
    if (found !== undefined) return found
    throw invalid('grupo', `No hay un grupo «${grupo}» en el plan ni en una fila de más arriba. Agregale una fila.`)
  }
  const parent = codigo ? parentOf(codeKey(codigo)) : ''
  return byCode.get(parent) ?? known.byCode.get(parent) ?? null
}

const mostLag = 365
const mostLinks = 50

/** Throws 400. */
function linksOf({ predecesoras }: SheetTask, clave: string, target: (name: string) => string | undefined): Link[] {
  if (!predecesoras) return []
  const links = readPredecessors(predecesoras, (name) => target(name) !== undefined).map(({ codigo, desfaseDias }) => {
    const tareaId = target(codigo)
    if (tareaId === undefined) throw invalid('predecesoras', `No hay una tarea ${codigo} en la planilla ni en el plan.`)
    if (tareaId === clave) throw invalid('predecesoras', 'Una tarea no puede seguirse a sí misma.')
    if (Math.abs(desfaseDias) > mostLag) throw invalid('predecesoras', 'El desfase va hasta 365 días.')
    return { tareaId, desfaseDias }
  })
  if (links.length > mostLinks) throw invalid('predecesoras', 'Una tarea sigue a otras 50 como mucho.')
  if (new Set(links.map(({ tareaId }) => tareaId)).size < links.length)
    throw invalid('predecesoras', 'Cada tarea anterior va una sola vez.')
  return links
}

/** When each task starts, as far as the rows say: a group with its first task, others with what they follow. */
function startsOf(read: Row[], children: Map<string | null, Row[]>, stored: Task[]) {
  const rows = new Map(read.map((each) => [each.clave, each]))
  const starts = new Map(stored.map(({ id, inicio }) => [id, inicio]))
  const open = new Set<string>()
  const startOf = (id: string): string | undefined => {
    const each = rows.get(id)
    if (starts.has(id) || !each || open.has(id)) return starts.get(id)
    open.add(id)
    const below = (children.get(id) ?? []).map(({ clave }) => clave)
    const others = below.length > 0 ? below : each.links.map(({ tareaId }) => tareaId)
    const found = each.row.inicio ?? others.map(startOf).find((start) => start !== undefined)
    if (found) starts.set(id, found)
    return found
  }
  for (const { clave } of read) startOf(clave)
  return starts
}

type Reading = {
  days: WorkingDays
  groups: Set<string | null>
  starts: Map<string, string>
  isShare: boolean
}

/** A new task. Throws 400. */
function inputOf({ row, clave, padreId, links }: Row, { days, groups, starts, isShare }: Reading): TareaInput {
  const { nombre = '', rubroId, responsableId, estado, causa, avance } = row
  const isGroup = groups.has(clave)
  const group = links.find(({ tareaId }) => groups.has(tareaId))
  if (links.length > 0 && (isGroup || group))
    throw invalid('predecesoras', 'Las dependencias van entre tareas, no con grupos: poné las que tienen adentro.')
  const place = { clave, nombre, padreId, rubroId: rubroId ?? null, responsableId: responsableId ?? null }
  const start = starts.get(clave)
  if (isGroup) {
    if (!start) throw invalid('inicio', 'Ninguna de sus tareas tiene fecha de inicio.')
    return { ...place, inicio: start, duracionDias: 1 }
  }
  const times = timesOf(row, days) ?? timesOf({ ...row, inicio: row.inicio ?? start ?? null }, days)
  if (!times)
    throw start ? invalid('duracion', 'Poné la duración o el fin.') : invalid('inicio', 'Poné el inicio de la tarea.')
  const state = {
    ...(avance && { avance: readProgress(avance, isShare) }),
    ...(estado && { estado }),
    ...(causa && estado === 'bloqueada' && { causa }),
  }
  stateAfter(state, undefined, '')
  return { ...place, ...times, dependencias: links, ...state }
}

/** Rows below a refused one, or that follow it, are refused too: without it they would be something else. */
function spreadRefusals(read: Row[], refusals: (Problem | undefined)[]): void {
  const places = new Map(read.map(({ clave }, index) => [clave, index]))
  const isRefused = (id: string | null) => id !== null && refusals[places.get(id) ?? -1] !== undefined
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    read.forEach(({ padreId, links }, index) => {
      if (refusals[index]) return
      const bad = [padreId, ...links.map(({ tareaId }) => tareaId)].find(isRefused)
      if (!bad) return
      const name = read[places.get(bad)!]!.row.nombre ?? ''
      const [field, what] = bad === padreId ? ['grupo', 'Su grupo'] : ['predecesoras', 'La tarea que sigue']
      refusals[index] = conflict(`${what}, «${name}», tiene un error.`, field)
      hasChanged = true
    })
  }
}

/** A row of which only a part is known later: its predecessors by code instead of number, its progress in percent. */
export function plainRows(rows: SheetTask[]): SheetTask[] {
  const isShare = isShareColumn(rows.map(({ avance }) => avance))
  const codes = new Map(rows.flatMap(({ numero, codigo }) => (numero && codigo ? [[codeKey(numero), codigo]] : [])))
  return rows.map((row) => {
    const { avance, predecesoras } = row
    try {
      const links = readPredecessors(predecesoras ?? '', (name) => codes.has(name))
      const named = links.map((link) => ({ ...link, codigo: codes.get(codeKey(link.codigo)) ?? link.codigo }))
      return {
        ...row,
        ...(avance && { avance: String(readProgress(avance, isShare)) }),
        ...(predecesoras && { predecesoras: predecessorsText(named) }),
      }
    } catch (error) {
      // The change itself is refused for it.
      if (error instanceof Problem) return row
      throw error
    }
  })
}

/** The stored task that a row means: that of its code, else the only one with its name in its group. */
export function findSheetTask(row: SheetTask, { tasks, byCode, byName }: KnownPlan): Task | undefined {
  const { codigo, nombre, grupo } = row
  if (codigo) {
    const id = byCode.get(codeKey(codigo))
    return tasks.find((task) => task.id === id)
  }
  const parent = grupo ? (byCode.get(codeKey(grupo)) ?? byName.get(nameKey(grupo))) : null
  if (parent === undefined) return undefined
  const name = nameKey(nombre ?? '')
  const found = tasks.filter((task) => nameKey(task.nombre) === name && (parent === null || task.padreId === parent))
  return found.length === 1 ? found[0] : undefined
}

/** Whether a text means a value; a text that cannot be read means none. */
function means<T>(read: () => T, value: T): boolean {
  try {
    return JSON.stringify(read()) === JSON.stringify(value)
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** What only names a row, and what a group has from its tasks, is never a change. */
const namesOfRow = ['numero', 'codigo'] as const
const derivedOfGroup = ['inicio', 'duracion', 'fin', 'avance', 'estado', 'causa'] as const

/** Whether a task starts where those before it let it start. */
function isPushed({ inicio, dependencias }: Task, tasks: Task[], days: WorkingDays): boolean {
  return dependencias.some(({ tareaId, desfaseDias }) => {
    const before = tasks.find(({ id }) => id === tareaId)!
    const end = days.indexOf(before.duracionDias === 0 ? before.fin : addDays(before.fin, 1))
    return end + desfaseDias === days.indexOf(inicio)
  })
}

/** The values of a stored task by the fields of a row, in the spelling of the row where they are the same. */
export function valuesOfTask(
  row: SheetTask,
  task: Task,
  { tasks, days, byCode, byName, codes, groups }: KnownPlan,
): SheetTask {
  const { dependencias } = task
  const links = dependencias.map(({ tareaId, desfaseDias }) => ({ codigo: codes.get(tareaId)!, desfaseDias }))
  const isMoved = isPushed(task, tasks, days) && (row.inicio ?? '') < task.inicio
  const sorted = (list: Predecessor[]) => list.map((each) => predecessorsText([each])).toSorted()
  const isSame = {
    nombre: means(() => nameKey(row.nombre ?? ''), nameKey(task.nombre)) && !row.codigo,
    grupo: means(
      () => byCode.get(codeKey(row.grupo ?? '')) ?? byName.get(nameKey(row.grupo ?? '')) ?? null,
      task.padreId,
    ),
    inicio: isMoved || means(() => row.inicio && days.dayOf(days.indexOf(row.inicio)), task.inicio),
    fin:
      (isMoved && means(() => timesOf(row, days)?.duracionDias, task.duracionDias)) ||
      means(() => row.fin && days.dayOf(days.indexOf(addDays(row.fin, 1)) - 1), task.fin),
    duracion: means(() => readDuration(row.duracion ?? ''), task.duracionDias),
    avance: means(() => readProgress(row.avance ?? '', undefined), task.avance),
    predecesoras: means(
      () => sorted(readPredecessors(row.predecesoras ?? '', (name) => byCode.has(name))),
      sorted(links),
    ),
  }
  const own: SheetTask = {
    nombre: task.nombre,
    grupo: task.padreId && codes.get(task.padreId)!,
    rubroId: task.rubroId,
    responsableId: task.responsableId,
    inicio: task.inicio,
    duracion: String(task.duracionDias),
    fin: task.fin,
    avance: String(task.avance),
    estado: task.estado,
    causa: task.causa,
    predecesoras: links.length === 0 ? null : predecessorsText(links),
  }
  const same = (Object.keys(isSame) as (keyof typeof isSame)[]).filter((name) => isSame[name])
  const unchanged = [...same, ...namesOfRow, ...(groups.has(task.id) ? derivedOfGroup : [])]
  return { ...own, ...Object.fromEntries(unchanged.map((name) => [name, row[name]])) }
}

/** What changes of a stored task. Throws 400. */
export function taskChange(values: SheetTask, task: Task, known: KnownPlan): TareaInput {
  const has = (name: keyof SheetTask) => values[name] !== undefined
  const { nombre, rubroId, responsableId, grupo, estado, causa, avance } = values
  const names = { byCode: new Map(), byName: new Map(), known }
  const target = (name: string) => known.byCode.get(codeKey(name))
  const input: TareaInput = {
    id: task.id,
    nombre: nombre ?? task.nombre,
    inicio: task.inicio,
    duracionDias: task.duracionDias,
    ...(has('rubroId') && { rubroId: rubroId ?? null }),
    ...(has('responsableId') && { responsableId: responsableId ?? null }),
    ...(has('grupo') && { padreId: grupo ? groupOf({ grupo }, names) : null }),
    ...(has('predecesoras') && { dependencias: linksOf(values, task.id, target) }),
  }
  if (known.groups.has(task.id)) return input
  const inicio = values.inicio ?? task.inicio
  const duracion = values.duracion ?? (values.fin ? null : String(task.duracionDias))
  return {
    ...input,
    ...timesOf({ inicio, duracion, fin: values.fin ?? null }, known.days),
    ...(avance && { avance: readProgress(avance, undefined) }),
    ...(estado && { estado }),
    ...(has('causa') && { causa: causa ?? null }),
  }
}
