import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { addDays } from '../../lib/calendar.ts'
import { exact, roundTo, toScaled } from '../../money/decimal.ts'
import { nextNumber } from '../../records/numbers.queries.ts'
import { draftOf, insertSampleRecords } from '../../records/record-rows.ts'
import type { ProjectScope } from '../../records/record.ts'
import { sampleScope } from '../../records/sample.queries.ts'
import { sampleId } from '../../records/sample.ts'
import { contractInForce, storeTerms } from '../contratos/door.ts'
import { adendas, approvedAddenda, storeLines, validate } from './record.ts'

type Sample = [place: number, share: string, plazoDias: number, days: number, motivo: string]

const filledProject = 1

/** Creates an approved addendum with the same rules as a request. */
async function seedAddendum(scope: ProjectScope, [place, share, plazoDias, days, motivo]: Sample): Promise<void> {
  const { db, today, project } = scope
  const contract = await contractInForce(scope, sampleId(project.id, 'contratos', place))
  const [{ itemId, cantidad }] = contract.items as [(typeof contract.items)[number]]
  const day = addDays(contract.fecha, days)
  const input: Body<'createAdenda'> = {
    fecha: day < today ? day : today,
    motivo,
    plazoDias,
    items: [{ itemId, cantidad: roundTo(exact(cantidad).times(share), 2) }],
  }
  const approved = { numero: 1, estado: 'aprobada', motivoEstado: null, version: 1 }
  const own = { id: sampleId(project.id, 'adendas', place), contratoId: contract.id, ...approved }
  const addendum = await validate(scope, draftOf(adendas, input, own))
  await insertSampleRecords(db, adendas, project.id, [addendum])
  await storeLines(scope, addendum)
  const terms = await storeTerms(scope, contract, await approvedAddenda(scope, contract.id))
  await db
    .updateTable('contratos')
    .set({
      plazoDias: terms.plazoDias,
      total: toScaled('importe', terms.total),
      totalBase: toScaled('importe', terms.totalBase),
    })
    .where('id', '=', contract.id)
    .execute()
  await nextNumber(db, `proyecto:${project.id}`, adendas.shape.numberedBy!(addendum))
}

/** Seeds addenda of the sample contracts of the filled project. */
export async function seedAdendas(db: Db, { now }: SeedContext): Promise<void> {
  const { addenda } = readFixture<{ addenda: Sample[] }>('adendas')
  const scope = await sampleScope(db, filledProject, now)
  for (const sample of addenda) await seedAddendum(scope, sample)
}
