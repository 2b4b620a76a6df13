/** Unsaved edits of the plan, applied on top of the stored one. */
import { parsePredecessors, predecessorsText } from '../../../openapi/shared/predecessors.ts'
import { cellName } from '../../ui/amount-table/cell-edits.ts'
import type { Movimiento, Plan, PlanPatch, Tarea, TareaInput } from './queries.ts'

const fields = [
  'nombre',
  'inicio',
  'duracionDias',
  'avance',
  'predecesoras',
  'grupo',
  'responsableId',
  'estado',
  'causa',
  'rubroId',
] as const
type Field = (typeof fields)[number]
type Values = Record<Field, string>

export type PlanEdits = {
  changed: Record<string, Partial<Values>>
  added: (Values & { id: string })[]
  removed: string[]
}
export type PlanRow = Values & {
  id: string
  parentId: string | null
  codigo: string
  fin: string
  /** The stored task; undefined for a new one. */
  tarea: Tarea | undefined
}

export const noEdits: PlanEdits = { changed: {}, added: [], removed: [] }
export const countEdits = ({ changed, added, removed }: PlanEdits): number =>
  Object.keys(changed).length + added.length + removed.length

/** The codes of the stored tasks by id, and their ids by code. */
export function codesOf({ tareas }: Pick<Plan, 'tareas'>) {
  return {
    codes: new Map(tareas.map(({ id, codigo }) => [id, codigo])),
    ids: new Map(tareas.map(({ id, codigo }) => [codigo, id])),
  }
}
export type Codes = ReturnType<typeof codesOf>

/** The text of a task's dependencies: '1.2; 1.3+2'. */
export const linksText = ({ dependencias }: Pick<Tarea, 'dependencias'>, { codes }: Codes): string =>
  predecessorsText(dependencias.map(({ tareaId, desfaseDias }) => ({ codigo: codes.get(tareaId) ?? '?', desfaseDias })))

function valuesOf(tarea: Tarea, codes: Codes): Values {
  const { nombre, inicio, duracionDias, avance, responsableId, estado, causa, rubroId, padreId } = tarea
  return {
    nombre,
    inicio,
    duracionDias: String(duracionDias),
    avance: String(avance),
    predecesoras: linksText(tarea, codes),
    grupo: padreId === null ? '' : (codes.codes.get(padreId) ?? ''),
    responsableId: responsableId ?? '',
    estado,
    causa: causa ?? '',
    rubroId: rubroId ?? '',
  }
}

/** The rows of the table: the stored tasks with their changes and without removed ones, then the new ones. `moves` are the dates of a dry run. */
export function rowsOf({ tareas }: Plan, edits: PlanEdits, moves: readonly Movimiento[], codes: Codes): PlanRow[] {
  const gone = new Set(edits.removed)
  // Tasks are listed after their group.
  for (const { id, padreId } of tareas) if (padreId !== null && gone.has(padreId)) gone.add(id)
  const dates = new Map(moves.map(({ tareaId, despues }) => [tareaId, despues]))
  const stored = tareas.flatMap((tarea): PlanRow[] => {
    const { id, codigo, padreId } = tarea
    if (gone.has(id)) return []
    const { inicio, fin } = dates.get(id) ?? tarea
    const changed = edits.changed[id]
    return [{ id, parentId: padreId, codigo, tarea, fin, ...valuesOf(tarea, codes), inicio, ...changed }]
  })
  const added = edits.added.map((line) => ({ ...line, parentId: null, codigo: '', fin: '', tarea: undefined }))
  return [...stored, ...added]
}

/** A new line from the valid cells of a new row; it begins today unless it says when. */
export function newLine(values: Record<string, string>, today: string): Values {
  const line = Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as Values
  return { ...line, inicio: line.inicio || today, duracionDias: line.duracionDias || '1' }
}

/** Adds cell changes to the edits. A cell set back to its stored value is no longer an edit. */
export function withChanges(
  edits: PlanEdits,
  changes: readonly { id: string; key: string; value: string }[],
  { tareas }: Plan,
  codes: Codes,
): PlanEdits {
  const next = { ...edits, changed: { ...edits.changed }, added: [...edits.added] }
  const stored = new Map(tareas.map((tarea) => [tarea.id, tarea]))
  for (const { id, key, value } of changes) {
    const tarea = stored.get(id)
    if (!tarea) {
      next.added = next.added.map((line) => (line.id === id ? { ...line, [key]: value } : line))
      continue
    }
    const { [key as Field]: _before, ...others } = next.changed[id] ?? {}
    const cells = value === valuesOf(tarea, codes)[key as Field] ? others : { ...others, [key]: value }
    if (Object.keys(cells).length > 0) next.changed[id] = cells
    else delete next.changed[id]
  }
  return next
}

/** Removes a line: drops a new one, marks a stored one for deletion on save. */
export function withoutLine(edits: PlanEdits, id: string): PlanEdits {
  if (edits.added.some((line) => line.id === id))
    return { ...edits, added: edits.added.filter((line) => line.id !== id) }
  const { [id]: _removed, ...changed } = edits.changed
  return { ...edits, changed, removed: [...edits.removed, id] }
}

/** Restores a removed line with its edits from `before`. */
export function withLine(edits: PlanEdits, before: PlanEdits, id: string): PlanEdits {
  const line = before.added.find((each) => each.id === id)
  if (line) return { ...edits, added: [...edits.added, line] }
  const cells = before.changed[id]
  const removed = edits.removed.filter((each) => each !== id)
  return { ...edits, removed, changed: cells ? { ...edits.changed, [id]: cells } : edits.changed }
}

/** The dependencies of a text; the cell has accepted only codes of tasks. */
function linksOf(text: string, { ids }: Codes): TareaInput['dependencias'] {
  return (parsePredecessors(text) ?? []).flatMap(({ codigo, desfaseDias }) => {
    const tareaId = ids.get(codigo)
    return tareaId === undefined ? [] : { tareaId, desfaseDias }
  })
}

/** The fields of the request for the changed cells. */
function inputOf(cells: Partial<Values>, codes: Codes): Partial<TareaInput> {
  const { avance, predecesoras, grupo, responsableId, estado, causa, rubroId } = cells
  return {
    ...(avance !== undefined && avance !== '' && { avance: Number(avance) }),
    ...(predecesoras !== undefined && { dependencias: linksOf(predecesoras, codes) }),
    ...(grupo !== undefined && { padreId: codes.ids.get(grupo) ?? null }),
    ...(responsableId !== undefined && { responsableId: responsableId || null }),
    ...(estado !== undefined && estado !== '' && { estado: estado as Tarea['estado'] }),
    ...(causa !== undefined && { causa: causa || null }),
    ...(rubroId !== undefined && { rubroId: rubroId || null }),
  }
}

/** The request, and the ids of its lines in the order of `guardar`. New lines without a name are left out. */
export function patchOf(plan: Plan, edits: PlanEdits, codes: Codes): { patch: PlanPatch; rows: string[] } {
  const changed = plan.tareas.flatMap(({ id, nombre, inicio, duracionDias }) => {
    const cells = edits.changed[id]
    if (!cells) return []
    const input: TareaInput = {
      id,
      nombre: cells.nombre ?? nombre,
      inicio: cells.inicio ?? inicio,
      duracionDias: Number(cells.duracionDias ?? duracionDias),
      ...inputOf(cells, codes),
    }
    return { id, input }
  })
  const added = edits.added
    .filter(({ nombre }) => nombre !== '')
    .map(({ id, ...line }) => {
      const filled = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== ''))
      const { nombre, inicio, duracionDias } = line
      const input: TareaInput = {
        clave: id,
        nombre,
        inicio,
        duracionDias: Number(duracionDias),
        ...inputOf(filled, codes),
      }
      return { id, input }
    })
  const lines = [...changed, ...added]
  return {
    patch: { version: plan.version, guardar: lines.map(({ input }) => input), borrar: edits.removed },
    rows: lines.map(({ id }) => id),
  }
}

/**
 * The edits left after `sent` is stored: cells typed during the save, and lines without a name, which were not sent. `creadas` are the
 * stored new lines; `clave` is their id among the edits.
 */
export function editsLeft(
  now: PlanEdits,
  sent: PlanEdits,
  creadas: readonly { id: string; clave: string | null }[],
): PlanEdits {
  const ids = new Map(creadas.map(({ id, clave }) => [clave, id]))
  const left: PlanEdits = { changed: {}, added: [], removed: now.removed.filter((id) => !sent.removed.includes(id)) }
  const keep = (id: string, cells: Partial<Values>, before: Partial<Values> = {}) => {
    const own = fields.filter((field) => cells[field] !== undefined && cells[field] !== before[field])
    if (own.length > 0) left.changed[id] = Object.fromEntries(own.map((field) => [field, cells[field]]))
  }
  for (const [id, cells] of Object.entries(now.changed)) keep(id, cells, sent.changed[id])
  for (const line of now.added) {
    const id = ids.get(line.id)
    if (id === undefined) left.added.push(line)
    else
      keep(
        id,
        line,
        sent.added.find((each) => each.id === line.id),
      )
  }
  const present = new Set(now.added.map(({ id }) => id))
  const dropped = creadas.filter(({ clave }) => clave !== null && !present.has(clave))
  return { ...left, removed: [...left.removed, ...dropped.map(({ id }) => id)] }
}

/** A message for the empty name of each new line. */
export const missingNames = ({ added }: PlanEdits): [cell: string, text: string][] =>
  added.flatMap(({ id, nombre }): [string, string][] =>
    nombre === '' ? [[cellName(id, 'nombre'), 'Falta el nombre.']] : [],
  )

const wholeInput = (tarea: Tarea): Omit<TareaInput, 'id' | 'clave'> => {
  const { nombre, inicio, duracionDias, avance, estado, causa, responsableId, rubroId, padreId, orden } = tarea
  const own = { nombre, inicio, duracionDias, responsableId, rubroId, padreId, orden, dependencias: tarea.dependencias }
  // The state of a group follows from its tasks.
  return tarea.esGrupo ? own : { ...own, avance, estado, causa }
}

/**
 * The change that restores the tasks that a stored change touched or moved: `before` is the plan that it changed. A deleted task is
 * created again; its old id is its name in the request, so that others find it.
 */
export function undoOf(
  before: Plan,
  { guardar, borrar }: Pick<PlanPatch, 'guardar' | 'borrar'>,
  { movimientos, creadas }: { movimientos: readonly Movimiento[]; creadas: readonly { id: string }[] },
): Pick<PlanPatch, 'guardar' | 'borrar'> {
  const gone = new Set(borrar)
  for (const { id, padreId } of before.tareas) if (padreId !== null && gone.has(padreId)) gone.add(id)
  const touched = new Set([...guardar.flatMap(({ id }) => id ?? []), ...movimientos.map(({ tareaId }) => tareaId)])
  const restored = before.tareas.flatMap((tarea) => {
    const { id, dependencias } = tarea
    if (gone.has(id)) return { clave: id, ...wholeInput(tarea) }
    const isFollower = dependencias.some(({ tareaId }) => gone.has(tareaId))
    return touched.has(id) || isFollower ? { id, ...wholeInput(tarea) } : []
  })
  return { guardar: restored, borrar: creadas.map(({ id }) => id) }
}

/** The next working day after a day, or the one before it. */
export function workingDayBeside(day: string, step: 1 | -1, holidays: ReadonlySet<string>): string {
  const at = new Date(`${day}T00:00:00Z`)
  let text: string
  do {
    at.setUTCDate(at.getUTCDate() + step)
    text = at.toISOString().slice(0, 10)
  } while (at.getUTCDay() % 6 === 0 || holidays.has(text))
  return text
}
