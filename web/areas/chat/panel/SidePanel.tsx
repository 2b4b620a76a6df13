import type { ReactNode } from 'react'
import { Drawer } from '../../../ui/Drawer.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Chat } from '../use-chat.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import './SidePanel.css'

/** The contact or the user's own profile: beside the conversation on wide screens, in a drawer otherwise. */
export function SidePanel({ chat }: { chat: Chat }) {
  const { view, chatId, isWide } = chat
  const close = () => chat.changeView({ panel: null })
  const title = view.panel === 'perfil' ? 'Mi perfil' : 'Contacto'
  const content = view.panel === 'perfil' ? <OwnProfile /> : chatId && <ContactDetails key={chatId} chatId={chatId} />
  if (!content) return null
  if (isWide) {
    return (
      <aside className="side-panel" aria-label={title}>
        <Content title={title} onClose={close}>
          {content}
        </Content>
      </aside>
    )
  }
  return (
    <Drawer label={title} isOpen onClose={close} position="right" width={360} fullOnPhones>
      <Content title={title} onClose={close}>
        {content}
      </Content>
    </Drawer>
  )
}

function Content({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <>
      <header className="side-panel-head">
        <h2>{title}</h2>
        <IconButton icon="pi-times" label="Cerrar" onClick={onClose} />
      </header>
      <div className="side-panel-body">{children}</div>
    </>
  )
}
