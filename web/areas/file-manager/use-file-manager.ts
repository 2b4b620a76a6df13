import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { download } from '../../api/operations.ts'
import { saveDownload } from '../../api/save-download.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useMay } from '../developers/door.ts'
import { deleteMeant, moveMeant, renameItem, type Meant } from './file-changes.ts'
import { filesView, folderPath, isFolder, shownType, wordsOf } from './file-view.ts'
import type { Item } from './queries.ts'
import { useFileList } from './use-file-list.ts'
import { useSelection } from './use-selection.ts'

/** Hands a file to the browser's downloads. */
export const saveItem = ({ id, name }: Item): Promise<void> => saveDownload(name, download('downloadFile', { id }))

export type FileManager = ReturnType<typeof useFileManager>

/** What is open over the list. */
function useOpenParts() {
  const [renaming, setRenaming] = useState<string | null>(null)
  const [viewed, setViewed] = useState<Item | null>(null)
  const [moving, setMoving] = useState<Meant | null>(null)
  const [dialog, setDialog] = useState<'folder' | 'keys' | null>(null)
  return { renaming, setRenaming, viewed, setViewed, moving, setMoving, dialog, setDialog }
}

/** What the screen of a folder shows, and what can be done there. */
export function useFileManager(folderId: string | null) {
  const [view, changeView] = useUrlState(filesView)
  const list = useFileList(folderId, view)
  const selection = useSelection(`${folderId} ${view.search}`, list.allIds)
  const navigate = useNavigate()
  const mayWrite = useMay('createFolder')
  const parts = useOpenParts()
  const path = list.first.data?.path ?? []
  const folderAddress = (id: string | null) => folderPath(id) + (view.isGrid ? '?vista=grilla' : '')
  const openFolder = (id: string | null) => navigate(folderAddress(id))
  const meant = (ids: readonly string[]): Meant => ({ ids, words: wordsOf(ids.length, list.itemOf(ids[0] ?? '')) })
  return {
    ...parts,
    folderId,
    view,
    changeView,
    list,
    selection,
    path,
    mayWrite,
    meant,
    folderAddress,
    open(item: Item) {
      if (isFolder(item)) void openFolder(item.id)
      else if (shownType(item)) parts.setViewed(item)
      else changeView({ detail: item.id })
    },
    goUp() {
      if (folderId) void openFolder(path.at(-2)?.id ?? null)
    },
    remove(ids: readonly string[]) {
      selection.clear()
      if (ids.includes(view.detail)) changeView({ detail: '' })
      void deleteMeant(meant(ids))
    },
    move(ids: readonly string[], to: string | null) {
      selection.clear()
      void moveMeant(meant(ids), to)
    },
    rename(item: Item, name: string) {
      parts.setRenaming(null)
      const wanted = name.trim()
      if (wanted && wanted !== item.name) void renameItem(item, wanted)
    },
  }
}
