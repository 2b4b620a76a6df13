import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepPreviousOf } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import { useSelection } from '../../api/use-selection.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { useMay } from '../developers/door.ts'
import { deleteTarget, moveTarget, type Named, type Target } from './document-changes.ts'
import { folderInput, folderView } from './documentos-view.ts'
import { childrenOf, pathTo } from './folder-tree.ts'
import { foldersQuery, type Carpeta } from './queries.ts'

/** An open dialog, with what it is about. */
type OpenDialog =
  | { kind: 'newFolder' | 'keys' }
  | { kind: 'rename'; named: Named }
  | { kind: 'move' | 'tags'; target: Target }
  | { kind: 'upload'; placed: readonly PlacedFile[] }

type Listed = { proyectoId: number; entries: readonly Named[]; folders: readonly Carpeta[] }

/** The chosen items as the target of a change. A folder dragged from the tree may be outside of the list. */
function targetAmong(chosen: readonly string[], { proyectoId, entries, folders }: Listed): Target {
  const ids = new Set(chosen)
  const carpetas = folders.filter(({ id }) => ids.has(id))
  const documentos = entries.flatMap(({ kind, item }) => (kind === 'documento' && ids.has(item.id) ? [item] : []))
  const [first] = [...carpetas, ...documentos]
  return {
    proyectoId,
    carpetas: carpetas.map(({ id }) => id),
    documentos: documentos.map(({ id }) => id),
    words: ids.size === 1 && first ? `«${first.nombre}»` : `${ids.size} elementos`,
  }
}

/** State and actions of the folder in the address. */
export function useFolder(proyectoId: number) {
  const [view, changeView] = useUrlState(folderView)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const mayWrite = useMay('createDocumento')
  const tree = useQuery(foldersQuery(proyectoId))
  const input = folderInput(proyectoId, view)
  const documents = useQuery({
    ...q('listDocumentos', input),
    placeholderData: keepPreviousOf((previous: typeof input) => previous.carpetaId === input.carpetaId),
  })
  const carpetaId = view.carpetaId || null
  const all = tree.data?.items ?? []
  const folders = new Map(all.map((folder) => [folder.id, folder]))
  // Folders come first, so they are on the first page.
  const entries: Named[] = [
    ...(view.page === 1 ? childrenOf(all, carpetaId) : []).map((item): Named => ({ kind: 'carpeta', item })),
    ...(documents.data?.items ?? []).map((item): Named => ({ kind: 'documento', item })),
  ]
  const ids = entries.map(({ item }) => item.id)
  const selection = useSelection(`${view.carpetaId} ${view.page}`, () => Promise.resolve(ids))
  const targetOf = (chosen: readonly string[]) => targetAmong(chosen, { proyectoId, entries, folders: all })
  return {
    proyectoId,
    view,
    changeView,
    dialog,
    setDialog,
    mayWrite,
    tree,
    all,
    documents,
    carpetaId,
    path: pathTo(all, carpetaId),
    /** The folder of the address was deleted, or is of another project. */
    isGone: carpetaId !== null && tree.data !== undefined && pathTo(all, carpetaId).length === 0,
    entries,
    selection,
    targetOf,
    openFolder: (id: string | null) => changeView({ carpetaId: id ?? '', page: 1, open: '' }, { scroll: true }),
    remove(chosen: readonly string[]) {
      selection.clear()
      if (chosen.includes(view.open)) changeView({ open: '' })
      void deleteTarget(targetOf(chosen))
    },
    move(chosen: readonly string[], to: string | null) {
      selection.clear()
      // A folder of the tree can come from another place than the list.
      const placeOf = (id: string) => (folders.get(id) ?? { padreId: carpetaId }).padreId
      const moved = chosen.filter((id) => placeOf(id) !== to)
      if (moved.length > 0) void moveTarget(targetOf(moved), to)
    },
  }
}

export type Folder = ReturnType<typeof useFolder>
