/** Drawings: the order of their revisions, and which one is in force (docs/domain/project-documents.md, Drawings). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { identityKey } from '../../lib/text.ts'
import { staleVersion } from '../../records/once.ts'
import { writeRecords } from '../../records/project-scope.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import { updateRevisionOrder } from './changes.queries.ts'
import { loadDocumentos } from './load.ts'
import { insertRevision } from './planos.ts'
import { selectRevisions } from './queries.ts'
import { noted } from './store.service.ts'

type Plano = components['schemas']['DocumentoPlano']
type Drawing = { disciplina: Plano['disciplina'] | null; planoClave: string | null }

/** The columns of a drawing, before `settleRevisions` gives it its place; null if it is none. */
export function planoColumns(plano: Plano | null) {
  const numero = plano?.numero.trim()
  return {
    disciplina: plano?.disciplina ?? null,
    planoNumero: numero ?? null,
    planoClave: numero === undefined ? null : identityKey(numero),
    revision: plano?.revision.trim() ?? null,
    revisionOrden: null,
    esVigente: 0,
  }
}

/** Inside a write: puts the revisions of a drawing in order, a new one (`addedId`) at its place, the last one in force. */
export async function settleRevisions(
  db: Db,
  proyectoId: number,
  { disciplina, planoClave }: Drawing,
  addedId?: string,
): Promise<void> {
  if (disciplina === null || planoClave === null) return
  const rows = (await selectRevisions(db, proyectoId, disciplina, planoClave)).map(({ id, revision }) => ({
    id,
    revision: revision ?? '',
  }))
  const added = rows.find(({ id }) => id === addedId)
  const others = rows.filter((row) => row !== added)
  const ordered = added ? insertRevision(others, added) : others
  await updateRevisionOrder(
    db,
    ordered.map(({ id }) => id),
  )
}

/** Sets the order of the revisions of a drawing by hand. Throws 409 if the list is not exactly the stored ones. */
export function orderRevisiones(ctx: Context, proyectoId: number, input: Body<'orderRevisiones'>) {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { db } = scope
    const read = () => selectRevisions(db, proyectoId, input.disciplina, identityKey(input.numero.trim()))
    const before = await read()
    const ids = new Set(before.map(({ id }) => id))
    if (ids.size !== input.documentos.length || !input.documentos.every((id) => ids.has(id))) throw staleVersion()
    await updateRevisionOrder(db, input.documentos)
    const items = await loadDocumentos(scope, await read())
    const last = items.at(-1)!
    const antes = { revisiones: before.map(({ revision }) => revision) }
    const despues = { revisiones: items.map(({ plano }) => plano?.revision) }
    await noteRecord(ctx, scope, noted, { accion: 'documento.ordenar', id: last.id, antes, despues })
    return { items }
  })
}
