import { notify } from '../../../api/notices.ts'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { deleteMessage } from '../message-changes.ts'
import { beginEdit, beginReply } from '../writing.ts'
import type { Message } from './thread.ts'

const icon = (name: string) => <i className={`pi ${name}`} />

async function copy({ value }: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    notify({ type: 'success', title: 'Copiado', message: 'El mensaje está en el portapapeles.' })
  } catch {
    notify({ type: 'error', title: 'No se copió', message: 'El navegador no lo permite.' })
  }
}

/** The actions on a message. */
export function MessageMenu({ message }: { message: Message }) {
  const entries: MenuEntry[] = [
    { id: 'reply', label: 'Responder', icon: icon('pi-reply'), onSelect: () => beginReply(message) },
  ]
  if (message.value) {
    entries.push({ id: 'copy', label: 'Copiar', icon: icon('pi-copy'), onSelect: () => void copy(message) })
  }
  if (message.isMine) {
    entries.push(
      { id: 'edit', label: 'Editar', icon: icon('pi-pencil'), isApart: true, onSelect: () => beginEdit(message) },
      {
        id: 'delete',
        label: 'Eliminar',
        icon: icon('pi-trash'),
        danger: true,
        onSelect: () => void deleteMessage(message),
      },
    )
  }
  return (
    <Menu label="Opciones del mensaje" className="icon-button message-menu" entries={entries}>
      <i className="pi pi-ellipsis-h" aria-hidden="true" />
    </Menu>
  )
}
