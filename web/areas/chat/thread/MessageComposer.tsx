import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useStore } from '../../../lib/store.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { drafts, setDraft } from '../drafts.ts'
import { sendMessage } from '../outbox.ts'
import { endTyping, tellTyping } from '../typing.ts'
import './MessageComposer.css'

const maxLength = 4000

type MessageComposerProps = { chatId: string; name: string; isPhone: boolean; isPerson: boolean }

/** Where the next message is written. What is not sent stays over a reload. */
export function MessageComposer({ chatId, name, isPhone, isPerson }: MessageComposerProps) {
  const text = useStore(drafts)[chatId] ?? ''
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // On a phone the keyboard would cover what somebody came to read.
    if (!isPhone) field.current?.focus({ preventScroll: true })
  }, [isPhone])
  const send = () => {
    if (text.trim() === '') return
    sendMessage(chatId, text.trim())
    setDraft(chatId, '')
    endTyping()
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const left = maxLength - text.length
  return (
    <form
      className="message-composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        className="input message-field"
        rows={1}
        placeholder="Escribí un mensaje"
        aria-label={name ? `Mensaje para ${name}` : 'Mensaje'}
        enterKeyHint="send"
        maxLength={maxLength}
        value={text}
        onChange={(event) => {
          setDraft(chatId, event.target.value)
          if (isPerson) tellTyping(chatId)
        }}
        onKeyDown={press}
      />
      {left < 200 && <span className="message-left">Quedan {left}</span>}
      <IconButton icon="pi-send" label="Enviar" className="message-send" disabled={text.trim() === ''} onClick={send} />
    </form>
  )
}
