import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMay, useShowsSamples } from '../../areas/developers/queries.ts'
import { foldersQuery } from '../../areas/mailbox/queries.ts'
import { navigationQuery } from '../../areas/navigation/queries.ts'
import type { Schema } from '../../api/types.ts'
import { readOpenBranches, storeOpenBranches } from './menu-state.ts'
import { shellItems } from './shell-items.ts'

const unreadInbox = (folders: Schema<'MailboxFolder'>[]) => folders.find(({ slug }) => slug === 'inbox')?.count ?? 0

/** The shell's navigation, with `reload` for when the server's items failed to load. */
export function useShellItems() {
  const { data, isError, refetch } = useQuery(navigationQuery)
  const { data: unread = 0 } = useQuery({ ...foldersQuery, select: unreadInbox })
  const mayLoad = useMay('createRubro')
  const hasSamples = useShowsSamples()
  const items = useMemo(() => {
    const badges = unread > 0 ? { '/apps/mailbox': unread > 99 ? '99+' : String(unread) } : {}
    return shellItems(data?.compact ?? [], { badges, mayLoad, hasSamples })
  }, [data, unread, mayLoad, hasSamples])
  const [initiallyExpanded] = useState(readOpenBranches)
  const menu = { items, initiallyExpanded, onExpand: storeOpenBranches }
  return { menu, isMissing: isError && !data, reload: () => void refetch() }
}
