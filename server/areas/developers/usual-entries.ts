import type { Db } from '../../db/schema.ts'
import { addUsualHolidays } from '../feriados/door.ts'
import { addUsualRubros } from '../rubros/door.ts'
import { addUsualDocumentTypes } from '../tipos-documento/door.ts'
import { addUsualEventTypes } from '../tipos-evento/door.ts'
import { addUsualUnits } from '../unidades/door.ts'
import { dayAt } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import type { SampledTable } from '../../records/sample.ts'

/** Fills the catalogues of a new company (docs/domain/catalogues.md, New companies). */
export async function addUsualEntries(
  db: Db,
  desarrolladoraId: number,
  now: Date,
  makeId: (table: SampledTable, index: number) => string = newId,
): Promise<void> {
  const ids = (table: SampledTable) => (index: number) => makeId(table, index)
  await addUsualRubros(db, desarrolladoraId, ids('rubros'))
  await addUsualUnits(db, desarrolladoraId, ids('unidades'))
  await addUsualDocumentTypes(db, desarrolladoraId, ids('tiposDocumento'))
  await addUsualEventTypes(db, desarrolladoraId, ids('tiposEvento'))
  await addUsualHolidays(db, desarrolladoraId, Number(dayAt(now).slice(0, 4)), ids('feriados'))
}
