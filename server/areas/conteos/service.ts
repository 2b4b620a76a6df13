import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { topicName } from '../../lib/topic.ts'
import { toScaled } from '../../money/decimal.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import { writeRecords, type DryRun } from '../../records/project-scope.ts'
import { findRecord, getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecord, requireSeen } from '../../records/record-write.service.ts'
import type { Place, ProjectScope, RecordKind, Step } from '../../records/record.ts'
import { requireUnitDecimals, selectMaterials } from '../materiales/door.ts'
import { announceStock, lockStock, observeStock, postCount } from '../stock/door.ts'
import { conteos, type Conteo } from './record.ts'
import * as queries from './queries.ts'

/** A page of the counts of a project, or all matching ones as a file. */
export function listConteos(ctx: Context, proyectoId: number, query: Query<'listConteos'>) {
  return listRecords<components['schemas']['ConteoPage'], 'conteos'>(ctx, conteos, proyectoId, query)
}

export function getConteo(ctx: Context, place: Place) {
  return getRecord(ctx, conteos, place)
}

/** The materials of a company with these ids. Throws 404 if one is missing. */
async function requireMaterials({ db, desarrolladoraId }: ProjectScope, ids: string[]) {
  const found = await selectMaterials(db, desarrolladoraId, ids)
  if (ids.some((id) => !found.has(id))) throw notFound('No encontramos alguno de los materiales.')
  return found
}

/** Opens a count: with the materials of the input, else with those that the deposit had. Throws 400, 404 and 409. */
export function createConteo(
  ctx: Context,
  proyectoId: number,
  { rubroId, lineas = [], ...input }: Body<'createConteo'>,
  dryRun: DryRun,
): Promise<Conteo> {
  const storeLines = async (scope: ProjectScope, { id, depositoId }: Conteo) => {
    await requireReferences(scope, { references: [rubroReference] }, { rubroId })
    const wanted = [...new Set(lineas.map(({ materialId }) => materialId))]
    if (wanted.length > 0) await requireMaterials(scope, wanted)
    const ids = wanted.length > 0 ? wanted : await queries.selectStocked(scope.db, depositoId, rubroId)
    await queries.insertLines(scope.db, id, ids)
  }
  const kind: RecordKind<Conteo, 'conteos'> = { ...conteos, effects: { storeLines } }
  return createRecord(ctx, kind, proyectoId, input, dryRun)
}

const rubroReference = { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' } as const

export function deleteConteo(ctx: Context, place: Place, version: number | undefined) {
  return deleteDraft(ctx, conteos, place, version)
}

/** Stores what was counted of a material, and what the stock was then. Throws 400, 404, and 409 once it is confirmed. */
export function countConteoLinea(
  ctx: Context,
  { proyectoId, id, materialId }: Place & { materialId: string },
  { contado }: Body<'countConteoLinea'>,
): Promise<Conteo> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const conteo = await findRecord(scope, conteos, id)
    requireSeen(conteos, conteo, undefined, ['borrador'])
    const material = (await requireMaterials(scope, [materialId])).get(materialId)!
    if (contado !== null) requireUnitDecimals(material, contado, 'contado')
    const { depositoId, fecha } = conteo
    const seen = await observeStock(scope, { depositoId, materialId }, fecha)
    const counted =
      contado === null
        ? { contado: null, contadoEn: null }
        : { contado: toScaled('cantidad', contado), contadoEn: ctx.clock().toISOString() }
    await queries.upsertLine(scope.db, { conteoId: id, materialId, ...counted, ...seen })
    await ctx.store.announce(scope.db, topicName({ project: proyectoId }), 'stock')
    return findRecord(scope, conteos, id)
  })
}

/** Changes the stock by the differences of the ticked lines. Throws 404, and 409 `Counted since` or `Not enough stock`. */
export function confirmConteo(
  ctx: Context,
  place: Place,
  { reemplaza = false, ...seen }: Body<'confirmConteo'>,
  dryRun: DryRun,
): Promise<Conteo> {
  const prepare = async (scope: ProjectScope, conteo: Conteo): Promise<Conteo> => {
    const { id: documentoId, depositoId, fecha } = conteo
    const lines = (await queries.selectLines(scope.db, [documentoId])).filter(({ contado }) => contado !== null)
    if (lines.length === 0) throw conflict('Todavía no contaste ningún material. Contá al menos uno y confirmá.')
    await lockStock(
      ctx,
      scope,
      lines.map(({ materialId }) => ({ depositoId, materialId })),
    )
    await announceStock(ctx, scope)
    for (const [index, { materialId, contado, vistoSeq }] of lines.entries()) {
      const posting = { depositoId, materialId, fecha, documentoId, field: `lineas.${index}.contado` }
      await postCount(scope, { ...posting, contado: contado!, seen: vistoSeq, prevails: reemplaza })
    }
    return conteo
  }
  const step: Step<Conteo> = { accion: 'confirmar', from: ['borrador'], to: 'confirmado', confirms: true, prepare }
  return moveRecord(ctx, conteos, place, seen, step, dryRun)
}
