import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addMonths, dayAt, monthOf } from '../../lib/calendar.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { indices } from './catalogue.ts'
import { values } from './values.ts'

type Sample = [codigo: string, nombre: string, fuente: string, levels: string[]]

/** Seeds CAC with its parts and ICC for 18 months in each sample company; the last month's values are provisional. */
export async function seedIndices(db: Db, { now }: SeedContext): Promise<void> {
  const { indices: samples } = readFixture<{ indices: Sample[] }>('indices')
  const lastMonth = addMonths(monthOf(dayAt(now)), -1)
  const companies = await db.selectFrom('developers').select('id').execute()
  for (const { id: company } of companies) {
    const entries = samples.map(([codigo, nombre, fuente], index) => ({
      id: sampleId(company, 'indices', index),
      codigo,
      nombre,
      frecuencia: 'mensual' as const,
      fuente,
    }))
    await insertNew<Body<'createIndice'>>(db, indices, company, entries)
    const levels = samples.flatMap(([, , , each], index) =>
      each.map((valor, month) => ({
        id: sampleId(company, 'indiceValores', index * each.length + month),
        indiceId: entries[index]!.id,
        periodo: addMonths(lastMonth, month + 1 - each.length),
        valor,
        provisorio: month === each.length - 1,
      })),
    )
    await insertNew<Body<'createIndiceValor'> & { indiceId: string }>(db, values, company, levels)
  }
}
