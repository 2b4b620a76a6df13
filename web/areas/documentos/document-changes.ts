/** Changes of folders and documents, each with undo. */
import { attemptWork, execute } from '../../api/attempt.ts'
import { newUuid } from '../../lib/uuid.ts'
import { askAboutAll } from '../../ui/files/clash.ts'
import { offerUndo } from '../../ui/undo.ts'
import * as queries from './queries.ts'
import type { Carpeta, Documento } from './queries.ts'

/** The items of a change, and their description: '3 elementos', '«Planos»'. */
export type Target = { proyectoId: number; carpetas: string[]; documentos: string[]; words: string }

const once = () => ({ 'Idempotency-Key': newUuid() })
const countOf = ({ carpetas, documentos }: Target) => carpetas.length + documentos.length

const undoOf = (proyectoId: number, ids: readonly string[]) => () =>
  void attemptWork('No se deshizo', async () => {
    for (const id of ids) await execute(queries.undoChange, { proyectoId, id, headers: once() })
  })

export const deleteTarget = (target: Target): Promise<boolean> => {
  const { proyectoId, carpetas, documentos, words } = target
  return attemptWork(`No se eliminó ${words}`, async () => {
    const answer = await execute(queries.deleteItems, { proyectoId, body: { carpetas, documentos }, headers: once() })
    offerUndo({
      text: `${countOf(target) === 1 ? 'Se eliminó' : 'Se eliminaron'} ${words}. Está en la papelera por 30 días.`,
      undo: undoOf(proyectoId, [answer.deshacerId]),
    })
  })
}

/** Moves to a folder; what has a taken name there stays, or gets a number, as the user says. */
export const moveTarget = (target: Target, carpetaId: string | null): Promise<boolean> => {
  const { proyectoId, carpetas, documentos, words } = target
  return attemptWork(`No se movió ${words}`, async () => {
    const move = (body: { carpetas: string[]; documentos: string[]; ambos?: boolean }) =>
      execute(queries.moveItems, { proyectoId, body: { ...body, carpetaId }, headers: once() })
    const moved = [await move({ carpetas, documentos })]
    const stuck = moved[0]!.quedan.map(({ id, nombre }) => ({ id, name: nombre, isReplaceable: false }))
    const choices = await askAboutAll(stuck)
    const both = new Set([...choices].flatMap(([{ id }, choice]) => (choice === 'both' ? [id] : [])))
    if (both.size > 0) {
      const among = (ids: readonly string[]) => ids.filter((id) => both.has(id))
      moved.push(await move({ carpetas: among(carpetas), documentos: among(documentos), ambos: true }))
    }
    const done = moved.filter(({ cambiados }) => cambiados > 0)
    const count = done.reduce((sum, { cambiados }) => sum + cambiados, 0)
    if (count === 0) return
    const ids = done.map(({ deshacerId }) => deshacerId).toReversed()
    offerUndo({
      text: count === 1 ? 'Se movió 1 elemento.' : `Se movieron ${count} elementos.`,
      undo: undoOf(proyectoId, ids),
    })
  })
}

export async function tagDocuments(
  proyectoId: number,
  documentos: string[],
  changed: { agregar: string[]; quitar: string[] },
): Promise<void> {
  const { cambiados, deshacerId } = await execute(queries.tagDocuments, {
    proyectoId,
    body: { documentos, ...changed },
    headers: once(),
  })
  if (cambiados === 0) return
  offerUndo({
    text:
      cambiados === 1
        ? 'Cambiaron las etiquetas de 1 documento.'
        : `Cambiaron las etiquetas de ${cambiados} documentos.`,
    undo: undoOf(proyectoId, [deshacerId]),
  })
}

/** A folder or a document that is to be renamed. */
export type Named = { kind: 'carpeta'; item: Carpeta } | { kind: 'documento'; item: Documento }

export async function renameItem(proyectoId: number, { kind, item }: Named, nombre: string): Promise<void> {
  const update = (name: string, version: number) => {
    const input = { proyectoId, id: item.id, body: { nombre: name, version } }
    return kind === 'carpeta' ? execute(queries.updateFolder, input) : execute(queries.updateDocument, input)
  }
  const { version } = await update(nombre, item.version)
  offerUndo({
    text: `«${item.nombre}» ahora se llama «${nombre}».`,
    undo: () => void attemptWork('No se deshizo', () => update(item.nombre, version)),
  })
}
