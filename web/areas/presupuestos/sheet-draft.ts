/** The sheet of a budget while it is edited: what is changed lies over what is stored, until it is saved. */
import { cellName } from '../../ui/amount-table/cell-edits.ts'
import type { Hoja, HojaItem, ItemInput, ItemsPatch } from './queries.ts'

export const fields = ['rubroId', 'codigo', 'descripcion', 'unidadId', 'cantidad', 'precioUnitario'] as const
type Field = (typeof fields)[number]
type Values = Record<Field, string>

export type SheetEdits = {
  changed: Record<string, Partial<Values>>
  added: (Values & { id: string })[]
  removed: string[]
}
export type SheetRow = Values & {
  id: string
  parentId: string | null
  isRubro: boolean
  importe: string
  incidencia: string
}
type Rubro = { id: string; codigo: string; nombre: string; padreId: string | null }

export const noEdits: SheetEdits = { changed: {}, added: [], removed: [] }
export const countEdits = ({ changed, added, removed }: SheetEdits): number =>
  Object.keys(changed).length + added.length + removed.length

const words: Record<Field, string> = {
  rubroId: 'Falta el rubro.',
  codigo: 'Falta el código.',
  descripcion: 'Falta la descripción.',
  unidadId: 'Falta la unidad.',
  cantidad: 'Falta la cantidad.',
  precioUnitario: 'Falta el precio.',
}
/** What a line still lacks. */
export const lacking = (line: Values): Field[] => fields.filter((field) => line[field] === '')
/** What each line still lacks in words, by the name of the cell. */
export const lacksOf = (lines: SheetEdits['added']): [cell: string, word: string][] =>
  lines.flatMap((line) => lacking(line).map((field): [string, string] => [cellName(line.id, field), words[field]]))

/** The rubro whose code a new item's begins with; else the one given. */
export function rubroFor(codigo: string, rubros: Rubro[], otherwise: string): string {
  const fitting = rubros.filter((rubro) => codigo.startsWith(`${rubro.codigo}.`))
  return fitting.toSorted((a, b) => b.codigo.length - a.codigo.length)[0]?.id ?? otherwise
}

const valuesOf = ({ rubroId, codigo, descripcion, unidadId, cantidad, precioUnitario }: HojaItem): Values => ({
  rubroId,
  codigo,
  descripcion,
  unidadId,
  cantidad,
  precioUnitario,
})

/** The lines as they would be: stored ones with their changes, then the new ones. */
function linesOf(stored: Hoja, { changed, added, removed }: SheetEdits) {
  const gone = new Set(removed)
  const kept = stored.items.filter(({ id }) => !gone.has(id))
  return [...kept.map((item) => ({ id: item.id, ...valuesOf(item), ...changed[item.id] })), ...added]
}

/** The rows of the table: rubros as a tree with their items. Amounts are those that the server calculated last. */
export function rowsOf(stored: Hoja, edits: SheetEdits, calculated: Hoja, rubros: Rubro[]): SheetRow[] {
  const byId = new Map(calculated.items.map((item) => [item.id, item]))
  const byCode = new Map(calculated.items.map((item) => [item.codigo, item]))
  const sums = new Map(calculated.rubros.map((rubro) => [rubro.rubroId, rubro]))
  const lines = linesOf(stored, edits)
  const all = new Map(rubros.map((rubro) => [rubro.id, rubro]))
  const used = new Set<string>()
  const fresh = new Set(edits.added.map(({ id }) => id))
  for (const line of lines.filter(({ id }) => !fresh.has(id))) {
    for (let id: string | null = line.rubroId; id && !used.has(id); id = all.get(id)?.padreId ?? null) used.add(id)
  }
  const heads = rubros
    .filter(({ id }) => used.has(id))
    .map((rubro) => ({
      id: rubro.id,
      parentId: rubro.padreId,
      isRubro: true,
      rubroId: '',
      codigo: rubro.codigo,
      descripcion: rubro.nombre,
      unidadId: '',
      cantidad: '',
      precioUnitario: '',
      importe: sums.get(rubro.id)?.importe ?? '',
      incidencia: sums.get(rubro.id)?.incidencia ?? '',
    }))
  const items = lines.map((line) => {
    const own = byId.get(line.id) ?? byCode.get(line.codigo)
    // New lines stay where they are typed until they are saved, so that the cell in hand does not move.
    const parentId = all.has(line.rubroId) && !fresh.has(line.id) ? line.rubroId : null
    return { ...line, parentId, isRubro: false, importe: own?.importe ?? '', incidencia: own?.incidencia ?? '' }
  })
  return [...heads, ...items]
}

/** Puts changed cells into the edits; what is as it is stored again is no change any more. */
export function withChanges(
  edits: SheetEdits,
  changes: { id: string; key: string; value: string }[],
  stored: HojaItem[],
): SheetEdits {
  const next = { ...edits, changed: { ...edits.changed }, added: [...edits.added] }
  const items = new Map(stored.map((item) => [item.id, item]))
  for (const { id, key, value } of changes) {
    const at = next.added.findIndex((line) => line.id === id)
    if (at >= 0) {
      next.added[at] = { ...next.added[at]!, [key]: value }
      continue
    }
    const { [key as Field]: _before, ...others } = next.changed[id] ?? {}
    const own: Partial<Values> = value === items.get(id)?.[key as Field] ? others : { ...others, [key]: value }
    if (Object.keys(own).length > 0) next.changed[id] = own
    else delete next.changed[id]
  }
  return next
}

/** Takes a line away: a new one is forgotten, a stored one is deleted when the sheet is saved. */
export function withoutLine(edits: SheetEdits, id: string): SheetEdits {
  if (edits.added.some((line) => line.id === id))
    return { ...edits, added: edits.added.filter((line) => line.id !== id) }
  const { [id]: _gone, ...changed } = edits.changed
  return { ...edits, changed, removed: [...edits.removed, id] }
}

/** Brings a line back that was taken away, as it was in the edits before. */
export function withLine(edits: SheetEdits, before: SheetEdits, id: string): SheetEdits {
  const at = before.added.findIndex((line) => line.id === id)
  if (at >= 0) return { ...edits, added: edits.added.toSpliced(at, 0, before.added[at]!) }
  const own = before.changed[id]
  const removed = edits.removed.filter((each) => each !== id)
  return { ...edits, removed, changed: own ? { ...edits.changed, [id]: own } : edits.changed }
}

/** What is sent: whole lines alone. `rows` are the ids in the order of what is sent, to place what is refused. */
export function patchOf(stored: Hoja, edits: SheetEdits): { patch: ItemsPatch; rows: string[]; open: number } {
  const isNew = new Set(edits.added.map(({ id }) => id))
  const touched = linesOf(stored, edits).filter(({ id }) => edits.changed[id] !== undefined || isNew.has(id))
  const whole = touched.filter((line) => lacking(line).length === 0)
  const guardar = whole.map(({ id, ...line }): ItemInput => (isNew.has(id) ? line : { id, ...line }))
  const patch = { version: stored.presupuesto.version, guardar, borrar: edits.removed }
  return { patch, rows: whole.map(({ id }) => id), open: touched.length - whole.length }
}

/**
 * The edits that are left once `sent` is stored: what was typed while the save was under way, and lines that were not sent
 * because they lack something. `before` is the sheet that was edited, `rows` the ids of the lines that were sent, `saved` the
 * server's answer, which gives new lines an id of its own; their `codigo` is unique in a budget.
 */
export function editsAfterSave(
  { before, sent, rows }: { before: Hoja; sent: SheetEdits; rows: string[] },
  current: SheetEdits,
  saved: HojaItem[],
): SheetEdits {
  const isNew = new Set(sent.added.map(({ id }) => id))
  const idByCode = new Map(saved.map(({ codigo, id }) => [codigo, id]))
  const storedIdOf = (line: Values & { id: string }) => (isNew.has(line.id) ? idByCode.get(line.codigo) : line.id)
  const isSent = new Set(rows)
  const left: SheetEdits = {
    changed: Object.fromEntries(Object.entries(current.changed).filter(([id]) => !isSent.has(id))),
    added: current.added.filter(({ id }) => !isSent.has(id)),
    removed: current.removed.filter((id) => !sent.removed.includes(id)),
  }
  const currentLines = new Map(linesOf(before, current).map((line) => [line.id, line]))
  for (const line of linesOf(before, sent).filter(({ id }) => isSent.has(id))) {
    const id = storedIdOf(line)
    const now = currentLines.get(line.id)
    if (!id) continue
    if (!now && isNew.has(line.id)) left.removed.push(id)
    const differing = now ? fields.filter((field) => now[field] !== line[field]) : []
    if (now && differing.length > 0)
      left.changed[id] = Object.fromEntries(differing.map((field) => [field, now[field]]))
  }
  // A line whose removal was undone too late is stored again as a new one.
  const restored = sent.removed
    .filter((id) => !current.removed.includes(id))
    .flatMap((id) => currentLines.get(id) ?? [])
  return { ...left, added: [...left.added, ...restored] }
}
