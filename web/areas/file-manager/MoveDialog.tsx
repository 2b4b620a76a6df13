import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { FolderChooser } from '../../ui/files/FolderChooser.tsx'
import type { ActionTarget } from './file-changes.ts'
import { pageQuery, pageSize } from './queries.ts'

type MoveDialogProps = {
  target: ActionTarget
  from: string | null
  onMove: (ids: readonly string[], folderId: string | null) => void
  onClose: () => void
}

/** The subfolders of a folder. The server lists folders before files, so the pages up to `folderCount` have them all. */
function useFolders(place: string | null) {
  const first = useQuery(pageQuery(place))
  const pages = Math.ceil((first.data?.folderCount ?? 0) / pageSize)
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_none, index) => pageQuery(place, '', index + 2))
  const more = useQueries({ queries: others })
  const folders = [first, ...more].flatMap(({ data }) => data?.folders ?? [])
  return { ...first, folders: first.data && folders }
}

/** Chooses the folder to move items to. */
export function MoveDialog({ target, from, onMove, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState(from)
  const { data, error, refetch, folders: all } = useFolders(place)
  const moving = new Set(target.ids)
  const folders = all?.filter(({ id }) => !moving.has(id))
  const move = () => {
    onClose()
    onMove(target.ids, place)
  }
  return (
    <FolderChooser
      title={`Mover ${target.words}`}
      name={place === null ? 'Archivos' : (data?.path.at(-1)?.name ?? '')}
      onUp={place === null ? undefined : () => setPlace(data?.path.at(-2)?.id ?? null)}
      folders={error ? undefined : folders}
      onFolder={setPlace}
      fallback={<QueryState error={error} height="10rem" onRetry={() => void refetch()} />}
      onMove={place === from || !data ? undefined : move}
      onClose={onClose}
    />
  )
}
