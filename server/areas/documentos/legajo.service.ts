/** The legajo: the obligatory documents of a project, and all documents as a zip. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { notFound } from '../../lib/problem.ts'
import { zipOf } from '../../lib/zip.ts'
import { projectScope } from '../../records/project-scope.ts'
import { insertDownloads } from './changes.queries.ts'
import { loadNotice, loadTree, vigenciaOf } from './load.ts'
import { requireFolder } from './place.ts'
import { selectObligatoryTypes, selectPlaced, selectSums, selectTypeSums, type Notice } from './queries.ts'
import { downloadRow } from './versions.service.ts'

type Schemas = components['schemas']
type Sums = Awaited<ReturnType<typeof selectTypeSums>>
type Type = Awaited<ReturnType<typeof selectObligatoryTypes>>[number]

function legajoType({ id: tipoId, nombre: tipo, vence }: Type, sums: Sums, notice: Notice): Schemas['LegajoTipo'] {
  const sum = sums.get(tipoId)
  const documentos = sum?.documentos ?? 0
  // One that never expires is enough.
  const vencimiento = sum && sum.withExpiry === documentos ? sum.vencimiento : null
  const vigencia = vigenciaOf({ vencimiento, tipoId }, notice)
  const estado = vigencia === 'vencido' || vigencia === 'porVencer' ? vigencia : 'completo'
  return { tipoId, tipo, vence: vence === 1, estado: documentos === 0 ? 'falta' : estado, documentos, vencimiento }
}

/** Which obligatory documents a project has. Throws 404. */
export async function getLegajo(ctx: Context, proyectoId: number): Promise<Schemas['Legajo']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db, desarrolladoraId } = scope
  const [types, sums, notice, total] = await Promise.all([
    selectObligatoryTypes(db, desarrolladoraId),
    selectTypeSums(db, proyectoId),
    loadNotice(scope),
    selectSums(db, proyectoId),
  ])
  const tipos = types.map((type) => legajoType(type, sums, notice))
  return {
    tipos,
    faltan: tipos.filter(({ estado }) => estado === 'falta').length,
    vencidos: tipos.filter(({ estado }) => estado === 'vencido').length,
    ...total,
  }
}

/** All documents of a project or folder as a zip; each counts as a download. Throws 404, also without documents. */
export async function downloadLegajo(ctx: Context, proyectoId: number, { carpetaId }: Query<'downloadLegajo'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db, project } = scope
  const tree = await (carpetaId === undefined ? loadTree(db, proyectoId) : requireFolder(scope, carpetaId))
  const folders = carpetaId === undefined ? undefined : new Set(tree.within(carpetaId))
  const all = await selectPlaced(db, proyectoId)
  const placed = all.filter((row) => !folders || (row.carpetaId !== null && folders.has(row.carpetaId)))
  if (placed.length === 0) throw notFound('No hay documentos para descargar.')
  await ctx.store.write((write) =>
    insertDownloads(
      write,
      placed.map(({ id, versionNumero }) => downloadRow(ctx, id, versionNumero)),
    ),
  )
  const content = zipOf(
    placed.map((row) => ({
      path: [tree.pathOf(row.carpetaId), row.nombre].filter(Boolean).join('/'),
      bytes: row.tamano,
      modifiedAt: new Date(row.subidoEn),
      open: () => ctx.files.open(row.hash),
    })),
  )
  return { name: `Legajo de ${project.nombre}.zip`, content }
}
