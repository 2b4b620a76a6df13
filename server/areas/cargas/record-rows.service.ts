/** Writes, confirms and undoes rows of records of a project. */
import { notFound } from '../../lib/problem.ts'
import type { ProjectNoun, Values } from './nouns.ts'
import type { FilaRow } from './queries.ts'
import { changedSince, keptBy, keptResult, undoneResult, withIds } from './results.ts'
import type { Made, RecordPlace } from './records/record-noun.ts'
import type { Result } from './slices.ts'

const rowsOf = ({ valores }: FilaRow) => JSON.parse(valores) as Values[]
const madeOf = ({ entidadId, versionHecha }: FilaRow): Made => ({ id: entidadId!, version: versionHecha! })

async function changeRecord(place: RecordPlace, noun: ProjectNoun, row: FilaRow): Promise<Result> {
  const [changes = {}] = rowsOf(row)
  const values = await withIds(place.ctx, place.db, noun, changes)
  const record = (await noun.record.current(place, [row.entidadId!])).get(row.entidadId!)
  if (!record) throw notFound('Ya no está: alguien lo borró después de la vista previa.')
  if (record.version !== row.versionVista) throw changedSince(noun, row, {})
  const { version } = await noun.record.update!(place, record, values)
  return { resultado: 'cargada', versionHecha: version }
}

/** Writes rows of one action: new records as drafts, if the noun has a last step. Throws what the operations throw. */
export async function loadRecords(place: RecordPlace, noun: ProjectNoun, rows: FilaRow[]): Promise<Result[]> {
  const results: Result[] = []
  if (rows[0]!.accion === 'cambiar') {
    for (const row of rows) results.push(await changeRecord(place, noun, row))
    return results
  }
  const bodies: Values[] = []
  for (const row of rows) {
    const values: Values[] = []
    for (const each of rowsOf(row)) values.push(await withIds(place.ctx, place.db, noun, each))
    bodies.push(noun.record.bodyOf(values as [Values, ...Values[]]))
  }
  const resultado = noun.record.confirm ? 'preparada' : 'cargada'
  const made = await noun.record.create(place, bodies)
  return made.map(({ id, version }): Result => ({ resultado, entidadId: id, versionHecha: version }))
}

/** The last step: numbers the drafts of rows and makes them count. Throws what the operations throw. */
export async function confirmRecords(place: RecordPlace, { record }: ProjectNoun, rows: FilaRow[]): Promise<Result[]> {
  const made = await record.confirm!(place, rows.map(madeOf))
  return made.map(({ version }): Result => ({ resultado: 'cargada', versionHecha: version }))
}

/** Undoes rows: what changed since stays. Throws 409 if something newer needs a record. */
export async function undoRecords(
  place: RecordPlace,
  { record }: ProjectNoun,
  rows: FilaRow[],
  motivo: string,
): Promise<Result[]> {
  const ids = rows.map(({ entidadId }) => entidadId!)
  const current = await record.current(place, ids)
  const removed: Made[] = []
  const results: Result[] = []
  for (const row of rows) {
    const now = current.get(row.entidadId!)
    if (!now) results.push(row.accion === 'cambiar' ? keptResult('Ya no está.') : undoneResult)
    else if (now.version !== row.versionHecha) results.push(await keptBy(place.ctx, place.db, record.entidad, now.id))
    else {
      if (row.accion === 'cambiar') await record.update!(place, now, JSON.parse(row.antes ?? '{}') as Values)
      else removed.push(now)
      results.push(undoneResult)
    }
  }
  if (removed.length > 0) await record.undo(place, removed, motivo)
  return results
}
