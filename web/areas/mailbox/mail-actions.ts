import type { MailState } from './mail-cache.ts'
import { changeMails, changeWithUndo } from './mail-changes.ts'
import type { Folder, Label } from './queries.ts'
import { titleOf } from './titles.ts'

const countText = (mails: readonly unknown[], one: string, many: string) =>
  mails.length === 1 ? one : many.replace('#', String(mails.length))

/** Sets a flag on all mails, or clears it if all have it. */
export function toggleFlag(mails: readonly MailState[], flag: 'starred' | 'important'): void {
  const isSet = mails.every((mail) => mail[flag])
  const failure = flag === 'starred' ? 'No se pudo cambiar la estrella' : 'No se pudo cambiar la importancia'
  void changeMails(mails, { [flag]: !isSet }, failure)
}

export function setUnread(mails: readonly MailState[], unread: boolean): void {
  void changeMails(mails, { unread }, unread ? 'No se pudo marcar como no leído' : 'No se pudo marcar como leído')
}

/** Adds a label to all mails, or removes it if all have it. */
export function toggleLabel(mails: readonly MailState[], label: Label): void {
  const isOn = mails.every((mail) => mail.labels.includes(label.id))
  const name = `«${titleOf(label)}»`
  const done = isOn
    ? countText(mails, `Etiqueta ${name} quitada`, `Etiqueta ${name} quitada de # mails`)
    : countText(mails, `Etiqueta ${name} agregada`, `Etiqueta ${name} agregada a # mails`)
  const patch = isOn ? { removeLabels: [label.id] } : { addLabels: [label.id] }
  changeWithUndo(mails, patch, { done, failure: 'No se pudo cambiar la etiqueta' })
}

/** Moves mails to another folder. */
export function moveTo(mails: readonly MailState[], folder: Folder): void {
  const title = titleOf(folder)
  const done =
    folder.slug === 'spam'
      ? countText(mails, 'Mail marcado como spam', '# mails marcados como spam')
      : countText(mails, `Mail movido a ${title}`, `# mails movidos a ${title}`)
  changeWithUndo(mails, { folder: folder.id }, { done, failure: `No se pudo mover a ${title}` })
}

/** The folders that mails may move to. Sent and Drafts only accept the user's own mails. */
export function moveTargets(folders: readonly Folder[], mails: readonly MailState[], areMine: boolean): Folder[] {
  const here = new Set(mails.map(({ folder }) => folder))
  return folders.filter(({ id, slug }) => {
    if (here.size === 1 && here.has(id)) return false
    return areMine || (slug !== 'sent' && slug !== 'drafts')
  })
}
