import { useParams } from 'react-router-dom'
import { useStore } from '../../lib/store.ts'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { ConversationList } from './list/ConversationList.tsx'
import { Conversation } from './thread/Conversation.tsx'
import { NoConversation } from './thread/NoConversation.tsx'
import { areChatKeysOn } from './chat-keys.ts'
import { useChat } from './use-chat.ts'
import { useChatKeys } from './use-chat-keys.ts'
import './ChatPage.css'

const NewChatDialog = onDemand(async () => (await import('./list/NewChatDialog.tsx')).NewChatDialog)
const ChatKeysDialog = onDemand(async () => (await import('./ChatKeysDialog.tsx')).ChatKeysDialog)
const SidePanel = onDemand(async () => (await import('./panel/SidePanel.tsx')).SidePanel)

/** The conversation list, the open conversation and the side panel; phones show one at a time. */
export function ChatPage() {
  const { '*': path = '' } = useParams()
  const chat = useChat(path.split('/')[0] || null)
  const [dialog, setDialog] = useState<'new' | 'keys' | null>(null)
  const close = () => setDialog(null)
  const openNew = () => setDialog('new')
  const openKeys = () => setDialog('keys')
  useChatKeys(chat, { isOn: useStore(areChatKeysOn), openNew, openKeys })
  const { chatId, isPhone, view } = chat
  return (
    <div className="chat prints-whole">
      <OfflineNote>Lo que escribas queda acá y lo podés enviar cuando vuelva.</OfflineNote>
      <div className={classNames('chat-panes prints-whole', view.panel && chat.isWide && 'chat-panes-wide')}>
        {(!isPhone || !chatId) && <ConversationList chat={chat} onNew={openNew} onKeys={openKeys} />}
        {isPhone && chatId && (
          <h1 className="visually-hidden" tabIndex={-1}>
            Chat
          </h1>
        )}
        {chatId ? (
          <Conversation key={chatId} chat={chat} chatId={chatId} />
        ) : (
          !isPhone && <NoConversation onNew={openNew} />
        )}
        {view.panel && <SidePanel chat={chat} />}
      </div>
      <UndoNotices />
      {dialog === 'new' && <NewChatDialog chat={chat} onClose={close} />}
      {dialog === 'keys' && <ChatKeysDialog onClose={close} />}
    </div>
  )
}
