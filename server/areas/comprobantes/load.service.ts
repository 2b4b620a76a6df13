/** Documents of a load (docs/domain/bulk-loads.md): drafts first, all are registered at its end. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { requireOpenProject, writeRecords } from '../../records/project-scope.ts'
import { selectCurrent } from '../../records/record.queries.ts'
import { insertNewRecord } from '../../records/record-write.service.ts'
import type { Made } from '../../records/record.ts'
import { selectByNumbers } from './load.queries.ts'
import { comprobantes } from './record.ts'
import { annulComprobante, deleteComprobante, duplicateNumber, registerComprobante } from './service.ts'

/** What no two documents of a company share. */
export type DocumentNumber = { proveedorId: string; tipo: string; letra: string; puntoVenta: number; numero: number }

/** Creates drafts. Throws as `createComprobante`. */
export function createLoadedComprobantes(
  ctx: Context,
  proyectoId: number,
  bodies: Body<'createComprobante'>[],
): Promise<Made[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    requireOpenProject(scope.project)
    const made: Made[] = []
    for (const body of bodies) {
      // Before the insert: PostgreSQL answers no query of a write in which a constraint was violated.
      const duplicate = await duplicateNumber(ctx, scope.db, body)
      if (duplicate) throw duplicate
      made.push(await insertNewRecord(ctx, scope, comprobantes, body))
    }
    return made
  })
}

/** Registers drafts. Throws as `registerComprobante`. */
export async function confirmLoadedComprobantes(ctx: Context, proyectoId: number, made: Made[]): Promise<Made[]> {
  const confirmed: Made[] = []
  for (const { id, version } of made) confirmed.push(await registerComprobante(ctx, { proyectoId, id }, { version }))
  return confirmed
}

/** Deletes drafts and annuls the others. Throws 409 if payments are applied to one. */
export async function undoLoadedComprobantes(
  ctx: Context,
  { db, proyectoId, motivo }: { db: Db; proyectoId: number; motivo: string },
  made: Made[],
): Promise<void> {
  const ids = made.map(({ id }) => id)
  const current = await currentComprobantes(db, proyectoId, ids)
  for (const { id, version } of made) {
    const place = { proyectoId, id }
    if (current.get(id)?.estado === 'borrador') await deleteComprobante(ctx, place, version)
    else await annulComprobante(ctx, place, { version, motivo })
  }
}

/** The documents that are not annulled, by id. */
export const currentComprobantes = (db: Db, proyectoId: number, ids: string[]) =>
  selectCurrent(db, 'comprobantes', proyectoId, ids)

const keyOf = ({ proveedorId, tipo, letra, puntoVenta, numero }: DocumentNumber): string =>
  [proveedorId, tipo, letra, puntoVenta, numero].join(' ')

/** For each number the document of the project that has it, and is not annulled. */
export async function findByNumber(
  db: Db,
  proyectoId: number,
  numbers: (DocumentNumber | undefined)[],
): Promise<(Made | undefined)[]> {
  const wanted = [...new Set(numbers.flatMap((each) => each?.numero ?? []))]
  const found = new Map((await selectByNumbers(db, proyectoId, wanted)).map((row) => [keyOf(row), row]))
  return numbers.map((each) => {
    const row = each && found.get(keyOf(each))
    return row && { id: row.id, version: row.version }
  })
}
