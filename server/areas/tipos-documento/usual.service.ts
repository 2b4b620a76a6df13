/** Default entries of a new company. */
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { tiposDocumento } from './catalogue.ts'

/** Name, days of warning before the expiry (0: it does not expire), and whether the legajo requires it. */
const usual: [string, number, boolean][] = [
  ['Plano', 0, true],
  ['Permiso de obra', 60, true],
  ['Póliza de seguro', 30, true],
  ['Certificado de ART', 30, true],
  ['Contrato', 0, true],
  ['Certificado de obra', 0, false],
  ['Factura', 0, false],
  ['Remito', 0, false],
  ['Habilitación municipal', 60, true],
  ['Acta', 0, false],
  ['Foto de obra', 0, false],
  ['Otro', 0, false],
]

/** Adds the default document types to a company. */
export function addUsualDocumentTypes(
  db: Db,
  desarrolladoraId: number,
  makeId: (index: number) => string,
): Promise<void> {
  const entries = usual.map(([nombre, diasAviso, obligatorio], index) => ({
    id: makeId(index),
    nombre,
    vence: diasAviso > 0,
    diasAviso,
    obligatorio,
  }))
  return insertNew<Body<'createTipoDocumento'>>(db, tiposDocumento, desarrolladoraId, entries)
}
