import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays } from '../../lib/calendar.ts'
import { exact, importe } from '../../money/decimal.ts'
import { nextNumber } from '../../records/numbers.queries.ts'
import { draftOf, insertSampleRecords } from '../../records/record-rows.ts'
import type { ProjectScope } from '../../records/record.ts'
import { sampleScope } from '../../records/sample.queries.ts'
import { sampleId } from '../../records/sample.ts'
import { fundOf } from './fund.service.ts'
import { liberaciones, validate } from './record.ts'

type Sample = [
  place: number,
  share: string,
  daysAgo: number,
  motivo: string,
  compania: string,
  poliza: string,
  daysLeft: number,
]

const filledProject = 1

/** Creates a release with the same rules as a request. */
async function seedRelease(scope: ProjectScope, sample: Sample): Promise<void> {
  const [place, share, daysAgo, motivo, compania, poliza, daysLeft] = sample
  const { db, today, project } = scope
  const contratoId = sampleId(project.id, 'contratos', place)
  const { retenido } = await fundOf(scope, contratoId)
  const input = {
    fecha: addDays(today, -daysAgo),
    importe: importe(exact(retenido).times(share)),
    motivo,
    seguroCaucion: { compania, poliza, vence: addDays(today, daysLeft) },
  }
  const registered = { numero: 1, estado: 'registrada', motivoEstado: null, version: 1 }
  const own = { id: sampleId(project.id, 'liberaciones', place), contratoId, ...registered }
  const release = await validate(scope, draftOf(liberaciones, input, own))
  await insertSampleRecords(db, liberaciones, project.id, [release])
  await nextNumber(db, `proyecto:${project.id}`, liberaciones.shape.numberedBy!(release))
}

/** Seeds releases of what is retained of the sample contracts of the filled project. */
export async function seedLiberaciones(db: Db, { now }: SeedContext): Promise<void> {
  const { releases } = readFixture<{ releases: Sample[] }>('liberaciones')
  const scope = await sampleScope(db, filledProject, now)
  for (const sample of releases) await seedRelease(scope, sample)
}
