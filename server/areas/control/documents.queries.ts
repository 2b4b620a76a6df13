/** Names of the documents behind control lines. */
import type { Db } from '../../db/schema.ts'

export type DocumentName = {
  id: string
  numero: number | null
  texto?: string
  tipo?: string
  letra?: string
  puntoVenta?: number
  periodo?: string
  contratoId?: string
}

const idsAtOnce = 500

const readers: Record<string, (db: Db, ids: string[]) => Promise<DocumentName[]>> = {
  presupuesto: (db, ids) =>
    db.selectFrom('presupuestos').select(['id', 'numero', 'nombre as texto']).where('id', 'in', ids).execute(),
  modificacion: (db, ids) =>
    db
      .selectFrom('modificaciones')
      .select(['id', 'numero', 'tipo', 'motivo as texto'])
      .where('id', 'in', ids)
      .execute(),
  contrato: (db, ids) =>
    db.selectFrom('contratos').select(['id', 'numero', 'objeto as texto']).where('id', 'in', ids).execute(),
  certificado: (db, ids) =>
    db
      .selectFrom('certificados')
      .innerJoin('contratos', 'contratos.id', 'certificados.contratoId')
      .select(['certificados.id', 'certificados.numero', 'periodo', 'contratoId', 'contratos.objeto as texto'])
      .where('certificados.id', 'in', ids)
      .execute(),
  comprobante: (db, ids) =>
    db
      .selectFrom('comprobantes')
      .select(['id', 'numero', 'tipo', 'letra', 'puntoVenta'])
      .where('id', 'in', ids)
      .execute(),
  pago: (db, ids) => db.selectFrom('pagos').select(['id', 'numero']).where('id', 'in', ids).execute(),
}

/** Document names by id. */
export async function selectDocumentNames(
  db: Db,
  lines: { entidad: string; documentoId: string }[],
): Promise<Map<string, DocumentName>> {
  const found = new Map<string, DocumentName>()
  for (const [entidad, kindLines] of Map.groupBy(lines, (line) => line.entidad)) {
    const ids = [...new Set(kindLines.map(({ documentoId }) => documentoId))]
    for (let start = 0; start < ids.length; start += idsAtOnce)
      for (const row of await readers[entidad]!(db, ids.slice(start, start + idsAtOnce))) found.set(row.id, row)
  }
  return found
}
