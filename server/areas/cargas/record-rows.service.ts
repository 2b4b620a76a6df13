/** Writes, confirms and undoes rows of records of a project. */
import { notFound } from '../../lib/problem.ts'
import type { ProjectNoun, Values } from './nouns.ts'
import type { FilaRow } from './queries.ts'
import { changedSince, keptBy, keptResult, undoneResult, withIds } from './results.ts'
import type { Change, Made, RecordPlace } from './records/record-noun.ts'
import type { Result } from './slices.ts'

const rowsOf = ({ valores }: FilaRow) => JSON.parse(valores) as Values[]
const madeOf = ({ entidadId, versionHecha }: FilaRow): Made => ({ id: entidadId!, version: versionHecha! })

/** Changes records: at once, or one after the other. */
export async function updateRecords(place: RecordPlace, { record }: ProjectNoun, changes: Change[]): Promise<Made[]> {
  if (record.updateAll) return record.updateAll(place, changes)
  const made: Made[] = []
  for (const { record: own, values } of changes) made.push(await record.update!(place, own, values))
  return made
}

async function changeRecords(place: RecordPlace, noun: ProjectNoun, rows: FilaRow[]): Promise<Result[]> {
  const ids = rows.map(({ entidadId }) => entidadId!)
  const current = await noun.record.current(place, ids)
  const changes: Change[] = []
  for (const row of rows) {
    const [changed = {}] = rowsOf(row)
    const values = await withIds(place.ctx, place.db, noun, changed)
    const record = current.get(row.entidadId!)
    if (!record) throw notFound('Ya no está: alguien lo borró después de la vista previa.')
    if (record.version !== row.versionVista) throw changedSince(noun, row, {})
    changes.push({ record, values })
  }
  const made = await updateRecords(place, noun, changes)
  return made.map(({ version }): Result => ({ resultado: 'cargada', versionHecha: version }))
}

/** The bodies of the records of rows. */
async function bodiesOf(place: RecordPlace, noun: ProjectNoun, rows: FilaRow[]): Promise<Values[]> {
  const bodies: Values[] = []
  for (const row of rows) {
    const values: Values[] = []
    for (const each of rowsOf(row)) values.push(await withIds(place.ctx, place.db, noun, each))
    bodies.push(noun.record.bodyOf(values as [Values, ...Values[]]))
  }
  return bodies
}

/** Writes rows of one action: new records as drafts, if the noun has a last step. Throws what the operations throw. */
export async function loadRecords(place: RecordPlace, noun: ProjectNoun, rows: FilaRow[]): Promise<Result[]> {
  if (rows[0]!.accion === 'cambiar') return changeRecords(place, noun, rows)
  const resultado = noun.record.confirm ? 'preparada' : 'cargada'
  const made = await noun.record.create(place, await bodiesOf(place, noun, rows))
  return made.map(({ id, version }): Result => ({ resultado, entidadId: id, versionHecha: version }))
}

/** The last step: numbers the drafts of rows and makes them count. Throws what the operations throw. */
export async function confirmRecords(place: RecordPlace, noun: ProjectNoun, rows: FilaRow[]): Promise<Result[]> {
  const made = await noun.record.confirm!(place, rows.map(madeOf), await bodiesOf(place, noun, rows))
  return made.map(({ version }): Result => ({ resultado: 'cargada', versionHecha: version }))
}

/** Undoes rows: what changed since stays. Throws 409 if something newer needs a record. */
export async function undoRecords(
  place: RecordPlace,
  noun: ProjectNoun,
  rows: FilaRow[],
  motivo: string,
): Promise<Result[]> {
  const { record } = noun
  const ids = rows.map(({ entidadId }) => entidadId!)
  const current = await record.current(place, ids)
  const removed: Made[] = []
  const restored: Change[] = []
  const results: Result[] = []
  for (const row of rows) {
    const now = current.get(row.entidadId!)
    if (!now) results.push(row.accion === 'cambiar' ? keptResult('Ya no está.') : undoneResult)
    else if (now.version !== row.versionHecha) results.push(await keptBy(place.ctx, place.db, record.entidad, now.id))
    else {
      if (row.accion === 'cambiar') restored.push({ record: now, values: JSON.parse(row.antes ?? '{}') as Values })
      else removed.push(now)
      results.push(undoneResult)
    }
  }
  if (restored.length > 0) await updateRecords(place, noun, restored)
  if (removed.length > 0) await record.undo(place, removed, motivo)
  return results
}
