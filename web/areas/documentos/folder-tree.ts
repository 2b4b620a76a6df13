/** The folders of a project as a tree; null is the root. */
import { identityKey } from '../../lib/fold.ts'

export type TreeFolder = { id: string; nombre: string; padreId: string | null }

export const childrenOf = <Folder extends TreeFolder>(folders: readonly Folder[], padreId: string | null): Folder[] =>
  folders.filter((folder) => folder.padreId === padreId)

/** The folders from the root to a folder, both ends included; empty for the root and for an unknown folder. */
export function pathTo<Folder extends TreeFolder>(folders: readonly Folder[], id: string | null): Folder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const path: Folder[] = []
  for (let folder = id === null ? undefined : byId.get(id); folder; folder = byId.get(folder.padreId ?? '')) {
    path.unshift(folder)
  }
  return path
}

/** A path as text: 'Planos › Arquitectura'. */
export const pathWords = (names: readonly string[]): string => names.join(' › ') || 'Documentos'

/** The `ruta` of a document as text. */
export const routeWords = (ruta: string): string => pathWords(ruta === '' ? [] : ruta.split('/'))

/** The id of the folder at a path of names, from `start`; undefined if there is none yet. */
export function folderAt(
  folders: readonly TreeFolder[],
  start: string | null,
  names: readonly string[],
): string | null | undefined {
  let place = start
  for (const name of names) {
    const key = identityKey(name)
    const next = childrenOf(folders, place).find(({ nombre }) => identityKey(nombre) === key)
    if (!next) return undefined
    place = next.id
  }
  return place
}

/** The folders that `ids` can move to: not themselves, and none inside them. */
export function targetsFor<Folder extends TreeFolder>(folders: readonly Folder[], ids: readonly string[]): Folder[] {
  const moved = new Set(ids)
  return folders.filter(({ id }) => !pathTo(folders, id).some((folder) => moved.has(folder.id)))
}

/** Folders as options by their paths, in their order. */
export const folderOptions = (folders: readonly TreeFolder[]): { value: string; label: string }[] =>
  folders
    .map(({ id }) => ({ value: id, label: pathWords(pathTo(folders, id).map(({ nombre }) => nombre)) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'))
