/** Recalculates drafts; runs inside the transaction that changes index values. */
import type { Context } from '../../context.ts'
import { Problem } from '../../lib/problem.ts'
import type { Scope } from '../../records/catalogue.ts'
import { lockedProjectScope } from '../../records/project-scope.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { changeRecord } from '../../records/record-write.service.ts'
import { certificados, validate, type Certificado } from './record.ts'
import { selectDraftsOf } from './queries.ts'

/** The draft recalculated with current index values; unchanged if that is refused (a value is missing): issuing it reports why. */
async function calculated(scope: Parameters<typeof validate>[0], draft: Certificado): Promise<Certificado> {
  try {
    return await validate(scope, draft, draft)
  } catch (error) {
    if (error instanceof Problem) return draft
    throw error
  }
}

const figures = ({ neto, ajuste, diferencias, avisos }: Certificado) =>
  JSON.stringify([neto, ajuste, diferencias, avisos])

/** Recalculates the drafts adjusted by these indices after a value changed. Issued certificates stay as they are. */
export async function recalculateDrafts(ctx: Context, { db }: Scope, indiceIds: string[]): Promise<void> {
  const drafts = Map.groupBy(await selectDraftsOf(db, indiceIds), ({ proyectoId }) => proyectoId)
  for (const [proyectoId, projectDrafts] of drafts) {
    const scope = await lockedProjectScope(ctx, db, proyectoId)
    for (const { id } of projectDrafts) {
      const before = await findRecord(scope, certificados, id)
      const record = await calculated(scope, before)
      if (figures(record) === figures(before)) continue
      await changeRecord(ctx, scope, certificados, { accion: 'recalcular', before, record, hasLines: true })
    }
  }
}
