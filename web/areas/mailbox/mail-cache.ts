import type { Schema } from '../../api/types.ts'
import type { ListParams } from './place.ts'
import type { Folder, Label, ListedMail, MailPage } from './queries.ts'

export type BulkPatch = Schema<'MailboxBulkPatch'>
/** The fields of a mail that can change after it was written: flags, folder and labels. */
export type MailState = Pick<ListedMail, 'id' | 'starred' | 'important' | 'unread' | 'folder' | 'labels'>
export type Change = { ids: string[]; mail: BulkPatch }

/** The mail with a change applied. */
export function patchMail<T extends MailState>(
  mail: T,
  { addLabels = [], removeLabels = [], ...fields }: BulkPatch,
): T {
  const labels = [...new Set([...mail.labels, ...addLabels])].filter((label) => !removeLabels.includes(label))
  return { ...mail, ...fields, labels }
}

/** Whether a mail belongs to a list. Ignores the search text: a change of flags, folder or labels cannot affect it. */
export function isListed(list: ListParams, mail: MailState, folders: readonly Folder[], labels: readonly Label[]) {
  const folder = folders.find(({ id }) => id === mail.folder)?.slug
  if (list.folder ? list.folder !== folder : folder === 'trash') return false
  if (list.filter && !mail[list.filter]) return false
  const label = list.label && labels.find(({ slug }) => slug === list.label)
  return !label || mail.labels.includes(label.id)
}

/** The page with a change applied; rows that no longer belong are removed. */
export function patchPage(page: MailPage, { ids, mail: patch }: Change, belongs: (mail: ListedMail) => boolean) {
  const { mails, pagination } = page
  if (!mails?.some((mail) => ids.includes(mail.id))) return page
  const after = mails
    .map((mail) => (ids.includes(mail.id) ? patchMail(mail, patch) : mail))
    .filter((mail) => !ids.includes(mail.id) || belongs(mail))
  const removed = mails.length - after.length
  const { totalResults = 0, endIndex = -1 } = pagination
  const shorter = { ...pagination, totalResults: totalResults - removed, endIndex: endIndex - removed }
  return { mails: after, pagination: removed > 0 ? shorter : pagination }
}

/** What a mail adds to the count of its folder (docs/domain/suite.md, Mailbox). */
function weight({ slug }: Folder, mail: MailState): number {
  if (slug === 'sent' || slug === 'trash') return 0
  return slug === 'drafts' || slug === 'spam' ? 1 : Number(mail.unread)
}

/** The folders with their counts updated for mails changed from `before` to `after`; deleted mails are not in `after`. */
export function recountFolders(folders: Folder[], before: readonly MailState[], after: readonly MailState[]): Folder[] {
  return folders.map((folder) => {
    const sum = (mails: readonly MailState[]) =>
      mails.reduce((total, mail) => total + (mail.folder === folder.id ? weight(folder, mail) : 0), 0)
    return { ...folder, count: Math.max(0, folder.count + sum(after) - sum(before)) }
  })
}

/** The changes that undo `patch`, from the mails before it. Mails that need the same change are grouped. */
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
