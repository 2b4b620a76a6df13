/** Documents in the contract's shape. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, daysBetween } from '../../lib/calendar.ts'
import type { Scope } from '../../records/catalogue.ts'
import type { ProjectScope } from '../../records/record.ts'
import { linkLoader } from '../eventos/door.ts'
import { selectAllFolders } from './carpetas.queries.ts'
import { folderTree, type FolderTree } from './folders.ts'
import { selectDetails, selectNoticeDays, type DocumentRow, type Notice } from './queries.ts'

type Documento = components['schemas']['Documento']
type Vigencia = components['schemas']['DocumentoVigencia']

/** Days of notice of a document without a kind that expires. */
const usualNoticeDays = 30

export const loadTree = async (db: Db, proyectoId: number): Promise<FolderTree> =>
  folderTree(await selectAllFolders(db, proyectoId))

export async function loadNotice({ db, desarrolladoraId, today }: Scope): Promise<Notice> {
  const types = await selectNoticeDays(db, desarrolladoraId)
  const lastDays = types.map(({ id, diasAviso }) => ({ tipoId: id, lastDay: addDays(today, diasAviso) }))
  return { today, lastDay: addDays(today, usualNoticeDays), lastDays }
}

export function vigenciaOf(
  { vencimiento, tipoId }: Pick<DocumentRow, 'vencimiento' | 'tipoId'>,
  notice: Notice,
): Vigencia {
  if (vencimiento === null) return 'sinVencimiento'
  if (vencimiento < notice.today) return 'vencido'
  const lastDay = notice.lastDays.find((each) => each.tipoId === tipoId)?.lastDay ?? notice.lastDay
  return vencimiento <= lastDay ? 'porVencer' : 'vigente'
}

export function planoOf({ disciplina, planoNumero, revision, esVigente }: DocumentRow): Documento['plano'] {
  if (disciplina === null) return null
  return { disciplina, numero: planoNumero!, revision: revision!, estado: esVigente ? 'VIGENTE' : 'SUPERADO' }
}

/** Adds to rows what is stored elsewhere; `tree` and `notice` are read if the caller has not. */
export async function loadDocumentos(
  scope: ProjectScope,
  rows: DocumentRow[],
  known: { tree?: FolderTree; notice?: Notice } = {},
): Promise<Documento[]> {
  const { db, project } = scope
  if (rows.length === 0) return []
  const [tree, notice, details] = await Promise.all([
    known.tree ?? loadTree(db, project.id),
    known.notice ?? loadNotice(scope),
    selectDetails(db, rows),
  ])
  const toVinculo = await linkLoader(db, project.id, [...details.links.values()].flat())
  return rows.map((row) => {
    const { id, nombre, carpetaId, tipoId, descripcion, vencimiento, versionNumero, tamano, mime, comentario } = row
    const { subidoPor, subidoPorId, subidoEn, creadoEn, version } = row
    return {
      id,
      nombre,
      carpetaId,
      ruta: tree.pathOf(carpetaId),
      tipoId,
      tipo: (tipoId !== null && details.types.get(tipoId)) || '',
      etiquetas: details.tags.get(id) ?? [],
      descripcion,
      vencimiento,
      vigencia: vigenciaOf(row, notice),
      diasParaVencer: vencimiento === null ? null : daysBetween(notice.today, vencimiento),
      vinculos: (details.links.get(id) ?? []).map(toVinculo),
      plano: planoOf(row),
      versionNumero,
      tamano,
      mime,
      sha256: row.hash,
      texto: details.texts.get(row.hash) ?? 'sinTexto',
      conMiniatura: details.pictured.has(id),
      comentario,
      subidoPor,
      subidoPorId,
      subidoEn,
      creadoEn,
      version,
    }
  })
}

export async function loadDocumento(scope: ProjectScope, row: DocumentRow): Promise<Documento> {
  const [documento] = await loadDocumentos(scope, [row])
  return documento!
}
