/** Inside a write: where a folder or document goes, and under which name. */
import type { Db } from '../../db/schema.ts'
import { markedName, nameTaken, numberedName } from '../../lib/item-names.ts'
import { notFound } from '../../lib/problem.ts'
import { identityKey } from '../../lib/text.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectKeys, selectNamed } from './carpetas.queries.ts'
import type { FolderTree } from './folders.ts'
import { loadTree } from './load.ts'
import { documentName, longestName } from './names.ts'

/** The folders of the project. Throws 404 if the folder (null: the root) is not one of them, or is in the trash. */
export async function requireFolder({ db, project }: ProjectScope, carpetaId: string | null): Promise<FolderTree> {
  const tree = await loadTree(db, project.id)
  if (!tree.isLiving(carpetaId)) throw notFound('No encontramos esa carpeta.')
  return tree
}

/** The columns of a name that must be free in a folder, or belong to `ownId`. Throws 400 and 409. */
export async function requireFreeName(
  { db, project }: ProjectScope,
  { carpetaId, nombre, ownId }: { carpetaId: string | null; nombre: string; ownId?: string },
) {
  const columns = documentName('nombre', nombre)
  const taken = await selectNamed(db, project.id, carpetaId, columns.clave)
  if (taken && taken.id !== ownId) throw nameTaken({ id: taken.id, name: taken.nombre }, 'nombre')
  return columns
}

/** The first free name: 'Acta (2).pdf'. `keys` are those of the folder. */
export function numbered(nombre: string, isFile: boolean, keys: ReadonlySet<string>) {
  return documentName(
    'nombre',
    numberedName(nombre, isFile, (key) => keys.has(key), longestName),
  )
}

/** The name of something restored: with ' (restaurado)' if it is in use, and with a number if that is too. */
export async function restoredName(
  db: Db,
  {
    proyectoId,
    carpetaId,
    nombre,
    isFile,
  }: { proyectoId: number; carpetaId: string | null; nombre: string; isFile: boolean },
) {
  if (!(await selectNamed(db, proyectoId, carpetaId, identityKey(nombre)))) return documentName('nombre', nombre)
  const keys = await selectKeys(db, proyectoId, carpetaId)
  const marked = markedName(nombre, isFile, ' (restaurado)', longestName)
  return keys.has(identityKey(marked)) ? numbered(marked, isFile, keys) : documentName('nombre', marked)
}
