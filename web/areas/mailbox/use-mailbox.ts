import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { focusIfLost } from '../../lib/focus-if-lost.ts'
import { useMedia } from '../../lib/use-media.ts'
import { cancelSending } from './composer/outbox.ts'
import { draftOf } from './composer/compose.ts'
import { openComposer } from './composer/composer.ts'
import { addressOf, viewKey, type Place } from './place.ts'
import {
  filtersQuery,
  foldersQuery,
  labelsQuery,
  mailsQuery,
  settingsQuery,
  type Folder,
  type ListedMail,
} from './queries.ts'
import { userQuery } from '../user/door.ts'
import { useSelection } from './list/use-selection.ts'

/** The state that the parts of the mailbox share: data, selection and navigation. */
export type Mailbox = ReturnType<typeof useMailbox>

export const rowId = (mailId: string): string => `mail-${mailId}`

/** Moves the focus to the heading if the pressed button disappears with its action. */
const keepFocus = () => focusIfLost('.mailbox h1')

function useMailboxData(place: Place) {
  const list = useQuery(mailsQuery(place))
  const labels = useQuery({ ...labelsQuery, placeholderData: keepPreviousData })
  return {
    list,
    mails: list.data?.mails ?? [],
    folders: useQuery(foldersQuery),
    filters: useQuery(filtersQuery),
    labels: labels.data ?? [],
    labelsFailed: labels.isError,
    layout: useQuery(settingsQuery).data?.messageLayout ?? 'right',
    myEmail: useQuery(userQuery).data?.email ?? '',
  }
}

export function useMailbox(place: Place) {
  const navigate = useNavigate()
  const data = useMailboxData(place)
  const { mails, folders, layout } = data
  const isPhone = useMedia('(width < 37.5rem)')
  const isSingle = isPhone || layout === 'none'
  const openIndex = mails.findIndex(({ id }) => id === place.mailId)
  const [pointed, setPointed] = useState<string | null>(null)
  const cursor = openIndex >= 0 ? openIndex : mails.findIndex(({ id }) => id === pointed)
  const selection = useSelection(
    `${viewKey(place)}/${place.page}`,
    mails.map(({ id }) => id),
  )
  const folderOf = (slug: Folder['slug']) => folders.data?.find((folder) => folder.slug === slug)
  const go = (part: Partial<Place>, replace = false) => void navigate(addressOf({ ...place, ...part }), { replace })
  const focusRow = (mail: ListedMail | undefined) => {
    if (!mail) return
    setPointed(mail.id)
    document.getElementById(rowId(mail.id))?.focus()
  }
  /** Opens a mail; a draft also opens in the composer. */
  const open = (mail: ListedMail) => {
    go({ mailId: mail.id })
    if (mail.folder !== folderOf('drafts')?.id) return
    cancelSending(mail.id)
    void openComposer({ draft: draftOf(mail), draftId: mail.id, focus: 'content' })
  }
  /** Call before mails leave the list: clears the selection and, if one of them is open, moves to the next mail. */
  const leave = (ids: readonly string[]) => {
    selection.clear()
    keepFocus()
    if (!place.mailId || !ids.includes(place.mailId)) return
    const stays = (mail: ListedMail) => !ids.includes(mail.id)
    const next = mails.slice(openIndex + 1).find(stays) ?? mails.slice(0, Math.max(0, openIndex)).findLast(stays)
    go({ mailId: isSingle ? null : (next?.id ?? null) }, true)
  }
  const close = () => go({ mailId: null })
  const actions = { folderOf, go, open, leave, close, focusRow, setPointed }
  return { ...data, place, isPhone, isSingle, cursor, selection, ...actions }
}
