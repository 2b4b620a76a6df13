import { folders, type Flag, type FolderSlug } from './folders.ts'

/** The fields that determine which views count a mail. */
export type MailState = {
  folder: FolderSlug
  starred: boolean
  important: boolean
  unread: boolean
  /** Label ids. */
  labels: string[]
}

const flags: Flag[] = ['starred', 'important', 'unread']

export const folderView = (folder: FolderSlug): string => `folder:${folder}`
export const unreadView = (folder: FolderSlug): string => `unread:${folder}`
export const flagView = (flag: Flag): string => `flag:${flag}`
export const labelView = (labelId: string): string => `label:${labelId}`
export const labelInFolderView = (labelId: string, folder: FolderSlug): string => `label:${labelId}:${folder}`
export const everythingView = 'everything'

/** The views that count a mail: its folder, its labels in that folder and, outside the trash, its flags and labels. */
function viewsOf(mail: MailState): string[] {
  const ofFolder = [
    folderView(mail.folder),
    ...(mail.unread ? [unreadView(mail.folder)] : []),
    ...mail.labels.map((labelId) => labelInFolderView(labelId, mail.folder)),
  ]
  if (mail.folder === 'trash') return ofFolder
  return [
    ...ofFolder,
    everythingView,
    ...flags.filter((flag) => mail[flag]).map(flagView),
    ...mail.labels.map(labelView),
  ]
}

/** The nonzero changes of each view's count, in the same order for all writers (avoids deadlocks). */
export function countChanges(before: MailState[], after: MailState[]): { view: string; change: number }[] {
  const changes = new Map<string, number>()
  const add = (view: string, change: number) => changes.set(view, (changes.get(view) ?? 0) + change)
  for (const mail of before) for (const view of viewsOf(mail)) add(view, -1)
  for (const mail of after) for (const view of viewsOf(mail)) add(view, 1)
  return [...changes]
    .filter(([, change]) => change !== 0)
    .map(([view, change]) => ({ view, change }))
    .toSorted((a, b) => (a.view < b.view ? -1 : 1))
}

/** A folder's count (docs/domain/suite.md, Mailbox): Sent and Trash 0, Drafts and Spam all mails, the others the unread ones. */
export function folderCount(folder: FolderSlug, totals: ReadonlyMap<string, number>): number {
  if (folder === 'sent' || folder === 'trash') return 0
  const view = folder === 'drafts' || folder === 'spam' ? folderView(folder) : unreadView(folder)
  return totals.get(view) ?? 0
}

/** The views that count the mails of a label. */
export const viewsOfLabel = (labelId: string): string[] => [
  labelView(labelId),
  ...folders.map(({ slug }) => labelInFolderView(labelId, slug)),
]

/** The views that the folder list needs. */
export const countedViews: string[] = folders.flatMap(({ slug }) => [folderView(slug), unreadView(slug)])
