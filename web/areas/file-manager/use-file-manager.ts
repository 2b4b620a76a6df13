import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { attempt } from '../../api/attempt.ts'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useStore } from '../../lib/store.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useMay } from '../developers/queries.ts'
import { filesView, folderPath, isFolder, shownType } from './file-view.ts'
import { changeItem, listingQuery, readContent, type Item } from './queries.ts'
import { removed, removeItems } from './removed.ts'

/** Hands a file to the browser's downloads. */
export async function saveItem({ id, name }: Item): Promise<void> {
  try {
    saveFile(await readContent(id), name)
  } catch (error) {
    notify({ type: 'error', title: `No se pudo descargar «${name}»`, message: errorMessage(error) })
  }
}

/** Moves items one after the other; tells each that stayed. */
export async function moveItems(items: readonly Item[], folderId: string | null): Promise<void> {
  for (const item of items) {
    if (item.folderId === folderId || item.id === folderId) continue
    await attempt(changeItem, { id: item.id, item: { folderId } }, `No se movió «${item.name}»`)
  }
}

export type FileManager = ReturnType<typeof useFileManager>

/** What is chosen, and what is open over the list. */
function useOpenParts() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [renaming, setRenaming] = useState<string | null>(null)
  const [viewed, setViewed] = useState<Item | null>(null)
  const [moving, setMoving] = useState<readonly Item[] | null>(null)
  return { chosen, setChosen, renaming, setRenaming, viewed, setViewed, moving, setMoving }
}

/** What the screen of a folder shows, and what can be done there. */
export function useFileManager() {
  const { folderId = null } = useParams()
  const [view, changeView] = useUrlState(filesView)
  const listing = useQuery(listingQuery(view.search ? null : folderId, view.search))
  const hidden = useStore(removed)
  const navigate = useNavigate()
  const mayWrite = useMay('createFolder')
  const parts = useOpenParts()
  const all = [...(listing.data?.folders ?? []), ...(listing.data?.files ?? [])]
  const items = all.filter(({ id }) => !hidden.has(id))
  const path = listing.data?.path ?? []
  const openFolder = (id: string | null) => navigate(folderPath(id) + (view.isGrid ? '?vista=grilla' : ''))
  return {
    ...parts,
    folderId,
    view,
    changeView,
    listing,
    items,
    path,
    mayWrite,
    selected: items.filter(({ id }) => parts.chosen.has(id)),
    open(item: Item) {
      if (isFolder(item)) openFolder(item.id)
      else if (shownType(item)) parts.setViewed(item)
      else changeView({ detail: item.id })
    },
    goUp() {
      if (folderId) openFolder(path.at(-2)?.id ?? null)
    },
    remove(gone: readonly Item[]) {
      parts.setChosen(new Set())
      if (gone.some(({ id }) => id === view.detail)) changeView({ detail: '' })
      removeItems(gone)
    },
    async rename(item: Item, name: string) {
      parts.setRenaming(null)
      const wanted = name.trim()
      if (wanted && wanted !== item.name)
        await attempt(changeItem, { id: item.id, item: { name: wanted } }, `No se renombró «${item.name}»`)
    },
  }
}
