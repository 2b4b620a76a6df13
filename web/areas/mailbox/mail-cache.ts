import type { Schema } from '../../api/types.ts'
import type { ListParams } from './place.ts'
import type { Folder, Label, ListedMail, MailPage } from './queries.ts'

export type BulkPatch = Schema<'MailboxBulkPatch'>
/** As much of a mail as its flags, folder and labels: what can change after it was written. */
export type MailState = Pick<ListedMail, 'id' | 'starred' | 'important' | 'unread' | 'folder' | 'labels'>
export type Change = { ids: string[]; mail: BulkPatch }

/** A mail after a change. */
export function patched<T extends MailState>(mail: T, { addLabels = [], removeLabels = [], ...fields }: BulkPatch): T {
  const labels = [...new Set([...mail.labels, ...addLabels])].filter((label) => !removeLabels.includes(label))
  return { ...mail, ...fields, labels }
}

/** Whether a list shows a mail. What a search text finds does not change with flags, folders and labels. */
export function isListed(list: ListParams, mail: MailState, folders: readonly Folder[], labels: readonly Label[]) {
  const folder = folders.find(({ id }) => id === mail.folder)?.slug
  if (list.folder ? list.folder !== folder : folder === 'trash') return false
  if (list.filter && !mail[list.filter]) return false
  const label = list.label && labels.find(({ slug }) => slug === list.label)
  return !label || mail.labels.includes(label.id)
}

/** A page of a list after a change: rows that no longer belong are gone at once. */
export function changedPage(page: MailPage, { ids, mail: patch }: Change, belongs: (mail: ListedMail) => boolean) {
  const { mails, pagination } = page
  if (!mails?.some((mail) => ids.includes(mail.id))) return page
  const after = mails
    .map((mail) => (ids.includes(mail.id) ? patched(mail, patch) : mail))
    .filter((mail) => !ids.includes(mail.id) || belongs(mail))
  const gone = mails.length - after.length
  const { totalResults = 0, endIndex = -1 } = pagination
  const shorter = { ...pagination, totalResults: totalResults - gone, endIndex: endIndex - gone }
  return { mails: after, pagination: gone > 0 ? shorter : pagination }
}

/** What a mail adds to the count of its folder (seed 001, section 9). */
function weight({ slug }: Folder, mail: MailState): number {
  if (slug === 'sent' || slug === 'trash') return 0
  return slug === 'drafts' || slug === 'spam' ? 1 : Number(mail.unread)
}

/** The folders with their counts after mails changed from `before` to `after`; `after` without a mail means it is gone. */
export function recounted(folders: Folder[], before: readonly MailState[], after: readonly MailState[]): Folder[] {
  return folders.map((folder) => {
    const sum = (mails: readonly MailState[]) =>
      mails.reduce((total, mail) => total + (mail.folder === folder.id ? weight(folder, mail) : 0), 0)
    return { ...folder, count: Math.max(0, folder.count + sum(after) - sum(before)) }
  })
}

/** What takes a change back, for mails as they were before it; those that need the same go together. */
export function inverseChanges(before: readonly MailState[], patch: BulkPatch): Change[] {
  const groups = new Map<string, Change>()
  for (const mail of before) {
    const { addLabels = [], removeLabels = [] } = patch
    const added = addLabels.filter((label) => !mail.labels.includes(label))
    const removed = removeLabels.filter((label) => mail.labels.includes(label))
    const inverse: BulkPatch = {
      ...(patch.starred !== undefined && patch.starred !== mail.starred && { starred: mail.starred }),
      ...(patch.important !== undefined && patch.important !== mail.important && { important: mail.important }),
      ...(patch.unread !== undefined && patch.unread !== mail.unread && { unread: mail.unread }),
      ...(patch.folder !== undefined && patch.folder !== mail.folder && { folder: mail.folder }),
      ...(added.length > 0 && { removeLabels: added }),
      ...(removed.length > 0 && { addLabels: removed }),
    }
    if (Object.keys(inverse).length === 0) continue
    const key = JSON.stringify(inverse)
    const group = groups.get(key) ?? { ids: [], mail: inverse }
    group.ids.push(mail.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}
