import { newId } from '../../lib/ids.ts'
import { fold, sortKey } from '../../lib/text.ts'
import type { AnyDb } from '../columns.ts'

const motivo = 'Día del Trabajador de la Construcción'

/** Adds 22 April to the years whose holidays a company has, unless it has that day or archived it (docs/domain/catalogues.md). */
export async function up(db: AnyDb): Promise<void> {
  const rows = (await db.selectFrom('feriados').select(['desarrolladoraId', 'fecha', 'alcance']).execute()) as {
    desarrolladoraId: number
    fecha: string
    alcance: string
  }[]
  const known = new Set(rows.map(({ desarrolladoraId, fecha }) => `${desarrolladoraId} ${fecha}`))
  for (const { desarrolladoraId, fecha, alcance } of rows) {
    const day = `${fecha.slice(0, 4)}-04-22`
    if (alcance !== 'nacional' || known.has(`${desarrolladoraId} ${day}`)) continue
    known.add(`${desarrolladoraId} ${day}`)
    const own = { id: newId(), desarrolladoraId, fecha: day, motivo, alcance: 'empresa', activo: 1, version: 1 }
    const keys = { clave: `${day} empresa`, sortKey: sortKey(day), searchText: fold(`${day} ${motivo}`) }
    await db
      .insertInto('feriados')
      .values({ ...own, ...keys })
      .execute()
  }
}
