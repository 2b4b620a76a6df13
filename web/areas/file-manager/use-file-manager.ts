import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { download } from '../../api/operations.ts'
import { saveDownload } from '../../api/save-download.ts'
import { useSelection } from '../../api/use-selection.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useMay } from '../developers/door.ts'
import { deleteTarget, moveTarget, renameItem, type ActionTarget } from './file-changes.ts'
import { filesView, folderPath, isFolder, previewType, wordsOf } from './file-view.ts'
import type { Item } from './queries.ts'
import { useFileList } from './use-file-list.ts'

/** Saves a file through the browser's downloads. */
export const saveItem = ({ id, name }: Item): Promise<void> => saveDownload(name, download('downloadFile', { id }))

export type FileManager = ReturnType<typeof useFileManager>

/** State of the dialogs and of renaming. */
function useOpenParts() {
  const [renaming, setRenaming] = useState<string | null>(null)
  const [viewed, setViewed] = useState<Item | null>(null)
  const [moving, setMoving] = useState<ActionTarget | null>(null)
  const [dialog, setDialog] = useState<'folder' | 'keys' | null>(null)
  return { renaming, setRenaming, viewed, setViewed, moving, setMoving, dialog, setDialog }
}

/** State and actions of a folder's screen. */
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
  const targetOf = (ids: readonly string[]): ActionTarget => ({
    ids,
    words: wordsOf(ids.length, list.itemOf(ids[0] ?? '')),
  })
  return {
    ...parts,
    folderId,
    view,
    changeView,
    list,
    selection,
    path,
    mayWrite,
    targetOf,
    folderAddress,
    open(item: Item) {
      if (isFolder(item)) void openFolder(item.id)
      else if (previewType(item)) parts.setViewed(item)
      else changeView({ detail: item.id })
    },
    goUp() {
      if (folderId) void openFolder(path.at(-2)?.id ?? null)
    },
    remove(ids: readonly string[]) {
      selection.clear()
      if (ids.includes(view.detail)) changeView({ detail: '' })
      void deleteTarget(targetOf(ids))
    },
    move(ids: readonly string[], to: string | null) {
      selection.clear()
      void moveTarget(targetOf(ids), to)
    },
    rename(item: Item, name: string) {
      parts.setRenaming(null)
      const newName = name.trim()
      if (newName && newName !== item.name) void renameItem(item, newName)
    },
  }
}
