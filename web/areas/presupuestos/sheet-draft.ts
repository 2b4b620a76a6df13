/** Unsaved edits of a budget sheet, applied on top of the stored sheet. */
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

const missingTexts: Record<Field, string> = {
  rubroId: 'Falta el rubro.',
  codigo: 'Falta el código.',
  descripcion: 'Falta la descripción.',
  unidadId: 'Falta la unidad.',
  cantidad: 'Falta la cantidad.',
  precioUnitario: 'Falta el precio.',
}
/** The empty fields of a line; all fields are required. */
export const missingFields = (line: Values): Field[] => fields.filter((field) => line[field] === '')
/** A message for each empty cell of these lines, by cell name. */
export const missingCells = (lines: SheetEdits['added']): [cell: string, text: string][] =>
  lines.flatMap((line) =>
    missingFields(line).map((field): [string, string] => [cellName(line.id, field), missingTexts[field]]),
  )

/** Id of the rubro with the longest code that is a prefix of the item's code; `otherwise` if none. */
export function rubroFor(codigo: string, rubros: Rubro[], otherwise: string): string {
  const fitting = rubros.filter((rubro) => codigo.startsWith(`${rubro.codigo}.`))
  return fitting.toSorted((a, b) => b.codigo.length - a.codigo.length)[0]?.id ?? otherwise
}

/** A line of the sheet from the valid cells of a new row. A rubro that was typed wrong is not guessed from the code. */
export function newLine(
  { values, invalidKeys }: { values: Record<string, string>; invalidKeys: string[] },
  rubros: Rubro[],
): Values {
  const line = Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as Values
  const isGuessed = line.rubroId === '' && !invalidKeys.includes('rubroId')
  return isGuessed ? { ...line, rubroId: rubroFor(line.codigo, rubros, '') } : line
}

/** The fields of an item that the sheet edits. */
export const valuesOf = ({ rubroId, codigo, descripcion, unidadId, cantidad, precioUnitario }: HojaItem): Values => ({
  rubroId,
  codigo,
  descripcion,
  unidadId,
  cantidad,
  precioUnitario,
})

/** Stored lines with their changes and without removed ones, then the new lines. */
function linesOf(stored: Hoja, { changed, added, removed }: SheetEdits) {
  const removedIds = new Set(removed)
  const items = stored.items.filter(({ id }) => !removedIds.has(id))
  return [...items.map((item) => ({ id: item.id, ...valuesOf(item), ...changed[item.id] })), ...added]
}

/** Table rows: rubros in use as a tree, then the items. Amounts come from `calculated`, the last answer of the server. */
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
  const rubroRows = rubros
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
    const amounts = byId.get(line.id) ?? byCode.get(line.codigo)
    // Unsaved lines stay at the end, so that the focused cell does not move when its rubro changes.
    const parentId = all.has(line.rubroId) && !fresh.has(line.id) ? line.rubroId : null
    return { ...line, parentId, isRubro: false, importe: amounts?.importe ?? '', incidencia: amounts?.incidencia ?? '' }
  })
  return [...rubroRows, ...items]
}

/** Adds cell changes to the edits. A cell set back to its stored value is no longer an edit. */
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
    const cells: Partial<Values> = value === items.get(id)?.[key as Field] ? others : { ...others, [key]: value }
    if (Object.keys(cells).length > 0) next.changed[id] = cells
    else delete next.changed[id]
  }
  return next
}

/** Removes a line: drops a new one, marks a stored one for deletion on save. */
export function withoutLine(edits: SheetEdits, id: string): SheetEdits {
  if (edits.added.some((line) => line.id === id))
    return { ...edits, added: edits.added.filter((line) => line.id !== id) }
  const { [id]: _removed, ...changed } = edits.changed
  return { ...edits, changed, removed: [...edits.removed, id] }
}

/** Restores a removed line with its edits from `before`. */
export function withLine(edits: SheetEdits, before: SheetEdits, id: string): SheetEdits {
  const at = before.added.findIndex((line) => line.id === id)
  if (at >= 0) return { ...edits, added: edits.added.toSpliced(at, 0, before.added[at]!) }
  const cells = before.changed[id]
  const removed = edits.removed.filter((each) => each !== id)
  return { ...edits, removed, changed: cells ? { ...edits.changed, [id]: cells } : edits.changed }
}

/** Request body with complete lines only. `rows`: ids in the order of `guardar`, to map issues to cells. `incomplete`: count. */
export function patchOf(stored: Hoja, edits: SheetEdits): { patch: ItemsPatch; rows: string[]; incomplete: number } {
  const isNew = new Set(edits.added.map(({ id }) => id))
  const touched = linesOf(stored, edits).filter(({ id }) => edits.changed[id] !== undefined || isNew.has(id))
  const complete = touched.filter((line) => missingFields(line).length === 0)
  const guardar = complete.map(({ id, ...line }): ItemInput => (isNew.has(id) ? line : { id, ...line }))
  const patch = { version: stored.presupuesto.version, guardar, borrar: edits.removed }
  return { patch, rows: complete.map(({ id }) => id), incomplete: touched.length - complete.length }
}

/**
 * The edits left after `sent` is stored: cells typed during the save, and incomplete lines, which were not sent. `before` is
 * the edited sheet, `rows` the sent line ids, `saved` the response. New lines have new ids there and are matched by `codigo`,
 * which is unique in a budget.
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
  const remaining: SheetEdits = {
    changed: Object.fromEntries(Object.entries(current.changed).filter(([id]) => !isSent.has(id))),
    added: current.added.filter(({ id }) => !isSent.has(id)),
    removed: current.removed.filter((id) => !sent.removed.includes(id)),
  }
  const currentLines = new Map(linesOf(before, current).map((line) => [line.id, line]))
  for (const line of linesOf(before, sent).filter(({ id }) => isSent.has(id))) {
    const id = storedIdOf(line)
    const now = currentLines.get(line.id)
    if (!id) continue
    if (!now && isNew.has(line.id)) remaining.removed.push(id)
    const differing = now ? fields.filter((field) => now[field] !== line[field]) : []
    if (now && differing.length > 0)
      remaining.changed[id] = Object.fromEntries(differing.map((field) => [field, now[field]]))
  }
  // The removal was undone after its save was sent: add the deleted line again as a new one.
  const restored = sent.removed
    .filter((id) => !current.removed.includes(id))
    .flatMap((id) => currentLines.get(id) ?? [])
  return { ...remaining, added: [...remaining.added, ...restored] }
}
