import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { confirm } from '../../ui/confirm.ts'
import { singlePress } from '../../ui/single-press.ts'
import type { Mail } from './composer/compose.ts'
import { moveTargets, moveTo, setUnread, toggleFlag, toggleLabel } from './mail-actions.ts'
import { deleteForever } from './mail-changes.ts'
import type { Folder } from './queries.ts'
import { emailOf } from './composer/recipients.ts'
import { titleOf } from './titles.ts'
import type { Mailbox } from './use-mailbox.ts'
import './list/MailRow.css'

type MailActionsProps = { box: Mailbox; mails: Mail[]; hasFlags?: boolean }

const checkedState = (mails: Mail[], has: (mail: Mail) => boolean): boolean | 'mixed' => {
  const count = mails.filter(has).length
  return count === mails.length ? true : count > 0 ? 'mixed' : false
}

async function askToDelete(count: number): Promise<boolean> {
  const answer = await confirm({
    title: count === 1 ? '¿Eliminar este mail para siempre?' : `¿Eliminar ${count} mails para siempre?`,
    message: 'No se puede deshacer. También se borran sus archivos adjuntos.',
    icon: { name: 'pi-trash' },
    actions: { confirm: { label: 'Eliminar para siempre' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  return answer === 'confirmed'
}

/** The actions for one or several mails: read state, flags, labels, move and delete. */
export function MailActions({ box, mails, hasFlags }: MailActionsProps) {
  const { labels, folders, myEmail } = box
  const ids = mails.map(({ id }) => id)
  const move = (folder: Folder) => {
    box.leave(ids)
    moveTo(mails, folder)
  }
  const areIn = (slug: Folder['slug']) => mails.every((mail) => mail.folder === box.folderOf(slug)?.id)
  const erase = async () => {
    if (!(await askToDelete(mails.length))) return
    box.leave(ids)
    await deleteForever(mails)
  }
  const [trash, spam, inbox] = [box.folderOf('trash'), box.folderOf('spam'), box.folderOf('inbox')]
  const isUnread = mails.every((mail) => mail.unread)
  const areMine = mails.every((mail) => emailOf(mail.from.contact) === myEmail.toLowerCase())
  const isStarred = mails.every((mail) => mail.starred)
  const isImportant = mails.every((mail) => mail.important)
  const labelEntries = labels.map((label): MenuEntry => {
    return {
      id: label.id,
      label: titleOf(label),
      icon: <span className="label-dot" data-colour={label.color} />,
      checked: checkedState(mails, (mail) => mail.labels.includes(label.id)),
      onSelect: () => toggleLabel(mails, label),
    }
  })
  const moveEntries = moveTargets(folders.data ?? [], mails, areMine).map((folder): MenuEntry => {
    return {
      id: folder.id,
      label: titleOf(folder),
      icon: <i className={folder.icon} />,
      onSelect: () => move(folder),
    }
  })
  return (
    <div className="mail-actions" role="group" aria-label="Acciones">
      {hasFlags && (
        <>
          <IconButton
            icon={isStarred ? 'pi-star-fill' : 'pi-star'}
            className={isStarred ? 'flag-starred' : undefined}
            label={isStarred ? 'Quitar la estrella' : 'Destacar'}
            onClick={() => toggleFlag(mails, 'starred')}
          />
          <IconButton
            icon={isImportant ? 'pi-bookmark-fill' : 'pi-bookmark'}
            className={isImportant ? 'flag-important' : undefined}
            label={isImportant ? 'Quitar importante' : 'Marcar como importante'}
            onClick={() => toggleFlag(mails, 'important')}
          />
        </>
      )}
      <IconButton
        icon={isUnread ? 'pi-eye' : 'pi-envelope'}
        label={isUnread ? 'Marcar como leído' : 'Marcar como no leído'}
        onClick={() => setUnread(mails, !isUnread)}
      />
      {labels.length > 0 && (
        <Menu label="Etiquetar" entries={labelEntries}>
          <i className="pi pi-tag" aria-hidden="true" />
        </Menu>
      )}
      {moveEntries.length > 0 && (
        <Menu label="Mover a" entries={moveEntries}>
          <i className="pi pi-folder" aria-hidden="true" />
        </Menu>
      )}
      {areIn('spam') && inbox ? (
        <IconButton icon="pi-inbox" label="No es spam" onClick={singlePress(() => move(inbox))} />
      ) : (
        spam &&
        !areMine && <IconButton icon="pi-ban" label="Marcar como spam" onClick={singlePress(() => move(spam))} />
      )}
      {areIn('trash') || areIn('spam') ? (
        <IconButton icon="pi-trash" label="Eliminar para siempre" onClick={() => void erase()} />
      ) : (
        trash && <IconButton icon="pi-trash" label="Eliminar" onClick={singlePress(() => move(trash))} />
      )}
    </div>
  )
}
