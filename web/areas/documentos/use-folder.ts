import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import { useSelection } from '../../api/use-selection.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { useMay } from '../developers/door.ts'
import { deleteTarget, moveTarget, type Named, type Target } from './document-changes.ts'
import { folderInput, folderView } from './documentos-view.ts'
import { childrenOf, pathTo } from './folder-tree.ts'
import { foldersQuery } from './queries.ts'

/** An open dialog, with what it is about. */
type OpenDialog =
  | { kind: 'newFolder' }
  | { kind: 'rename'; named: Named }
  | { kind: 'move' | 'tags'; target: Target }
  | { kind: 'upload'; placed: readonly PlacedFile[] }

/** State and actions of the folder in the address. */
export function useFolder(proyectoId: number) {
  const [view, changeView] = useUrlState(folderView)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const mayWrite = useMay('createDocumento')
  const tree = useQuery(foldersQuery(proyectoId))
  const documents = useQuery({
    ...q('listDocumentos', folderInput(proyectoId, view)),
    placeholderData: keepPreviousData,
  })
  const carpetaId = view.carpetaId || null
  const all = tree.data?.items ?? []
  // Folders come first, so they are on the first page.
  const entries: Named[] = [
    ...(view.page === 1 ? childrenOf(all, carpetaId) : []).map((item): Named => ({ kind: 'carpeta', item })),
    ...(documents.data?.items ?? []).map((item): Named => ({ kind: 'documento', item })),
  ]
  const ids = entries.map(({ item }) => item.id)
  const selection = useSelection(`${view.carpetaId} ${view.page}`, () => Promise.resolve(ids))
  const targetOf = (chosen: readonly string[]): Target => {
    const some = new Set(chosen)
    const idsOf = (kind: Named['kind']) =>
      entries.filter((entry) => entry.kind === kind && some.has(entry.item.id)).map(({ item }) => item.id)
    const first = entries.find(({ item }) => some.has(item.id))
    // A folder of the tree can be dragged too; it may be outside of the list.
    const outside = chosen.filter((id) => !ids.includes(id) && all.some((folder) => folder.id === id))
    const words =
      some.size === 1
        ? `«${(first?.item ?? all.find(({ id }) => some.has(id)))?.nombre ?? ''}»`
        : `${some.size} elementos`
    return { proyectoId, carpetas: [...idsOf('carpeta'), ...outside], documentos: idsOf('documento'), words }
  }
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
      if (to !== carpetaId) void moveTarget(targetOf(chosen), to)
    },
  }
}

export type Folder = ReturnType<typeof useFolder>
