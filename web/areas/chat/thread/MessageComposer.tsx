import { useEffect, useRef, type KeyboardEvent } from 'react'
import { isComposing } from '../../../lib/composing.ts'
import { queryClient } from '../../../api/query-client.ts'
import { filesOfPaste } from '../../../lib/paste-as-text.ts'
import { useStore } from '../../../lib/store.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { drafts, setDraft } from '../drafts.ts'
import { messageFiles, attachFiles, setMessageFiles, uploads } from '../files.ts'
import { editMessage } from '../message-changes.ts'
import { sendMessage } from '../outbox.ts'
import { threadQuery } from '../queries.ts'
import { resetTyping, signalTyping } from '../typing.ts'
import { beginEdit, fieldId, quoteOf, setWriting, writings, type Writing } from '../writing.ts'
import { ComposerFiles } from './ComposerFiles.tsx'
import { EmojiButton } from './EmojiButton.tsx'
import type { Thread } from './thread.ts'
import './MessageComposer.css'

const maxLength = 4000

type MessageComposerProps = { chatId: string; name: string; isPhone: boolean; isPerson: boolean }

/** The composer's state: the next message (persisted as a draft), or the new text of a sent message that is being edited. */
function useWriting(chatId: string, isPerson: boolean) {
  const draft = useStore(drafts)[chatId] ?? ''
  const writing = useStore(writings)[chatId]
  const { edit, replyTo } = writing ?? {}
  const text = edit?.text ?? draft
  const change = (next: string) => {
    if (edit) setWriting(chatId, { edit: { ...edit, text: next } })
    else setDraft(chatId, next)
    if (isPerson && !edit) signalTyping(chatId)
  }
  const files = useStore(messageFiles)[chatId] ?? []
  const isUploading = useStore(uploads).some((upload) => upload.chatId === chatId && upload.error === null)
  const hasFiles = edit ? edit.message.attachments !== undefined : files.length > 0
  const canSend = (text.trim() !== '' || hasFiles) && (edit !== undefined || !isUploading)
  const send = () => {
    if (!canSend) return
    setWriting(chatId, null)
    if (edit) {
      void editMessage(edit.message, text.trim())
      return
    }
    sendMessage(chatId, { value: text.trim(), replyTo, attachments: [...files] })
    setDraft(chatId, '')
    setMessageFiles(chatId, [])
    resetTyping()
  }
  return { text, writing, change, canSend, send, cancel: () => setWriting(chatId, null) }
}

function editLast(chatId: string): boolean {
  const thread = queryClient.getQueryData<Thread>(threadQuery(chatId).queryKey)
  const last = thread?.items.findLast(({ isMine, deletedAt }) => isMine && !deletedAt)
  if (last) beginEdit(last)
  return last !== undefined
}

/** The field for the next message, with its files and emoji. */
export function MessageComposer({ chatId, name, isPhone, isPerson }: MessageComposerProps) {
  const { text, writing, change, canSend, send, cancel } = useWriting(chatId, isPerson)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // On a phone the keyboard would cover the messages.
    if (!isPhone) field.current?.focus({ preventScroll: true })
  }, [isPhone])
  const submit = () => {
    send()
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (writing) cancel()
      else field.current?.blur()
    }
    if (event.key === 'ArrowUp' && text === '' && !writing && editLast(chatId)) event.preventDefault()
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    submit()
  }
  /** Inserts a text at the cursor, or over the selection. */
  const insert = (added: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    change((text.slice(0, selectionStart) + added + text.slice(selectionEnd)).slice(0, maxLength))
    const place = selectionStart + added.length
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(place, place)
    })
  }
  const left = maxLength - text.length
  const { target } = useFileDrop((files) => attachFiles(chatId, files), writing?.edit !== undefined)
  return (
    <div className="message-composer drop-target" data-drop="Soltá para adjuntar" {...target}>
      {writing && <WritingBar writing={writing} name={name} onCancel={cancel} />}
      {!writing?.edit && <ComposerFiles chatId={chatId} />}
      <div className="message-composer-line">
        <AttachButton chatId={chatId} isOff={writing?.edit !== undefined} />
        <EmojiButton onChoose={insert} />
        <textarea
          ref={field}
          id={fieldId}
          className="input message-field"
          rows={1}
          placeholder="Escribí un mensaje"
          aria-label={name ? `Mensaje para ${name}` : 'Mensaje'}
          enterKeyHint="send"
          maxLength={maxLength}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            attachFiles(chatId, filesOfPaste(event.clipboardData))
          }}
        />
        {left < 200 && <span className="message-left">Quedan {left}</span>}
        <IconButton
          icon={writing?.edit ? 'pi-check' : 'pi-send'}
          label={writing?.edit ? 'Guardar el cambio' : 'Enviar'}
          className="message-send"
          disabled={!canSend}
          onClick={submit}
        />
      </div>
    </div>
  )
}

function AttachButton({ chatId, isOff }: { chatId: string; isOff: boolean }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Archivos para el mensaje"
        onChange={({ target }) => {
          attachFiles(chatId, [...(target.files ?? [])])
          // Clear it: picking the same file again must fire a change event.
          target.value = ''
        }}
      />
      <IconButton
        icon="pi-paperclip"
        label="Adjuntar archivos"
        disabled={isOff}
        onClick={() => picker.current?.click()}
      />
    </>
  )
}

type WritingBarProps = { writing: Writing; name: string; onCancel: () => void }

function WritingBar({ writing: { edit, replyTo }, name, onCancel }: WritingBarProps) {
  const title = edit ? 'Editás este mensaje' : replyTo?.isMine ? 'Te respondés' : `Le respondés a ${name}`
  return (
    <div className="message-writing">
      <i className={`pi ${edit ? 'pi-pencil' : 'pi-reply'}`} aria-hidden="true" />
      <p>
        <span className="message-writing-title">{title}</span>
        <span className="message-writing-text">{edit ? quoteOf(edit.message).value : replyTo?.value}</span>
      </p>
      <IconButton icon="pi-times" label={edit ? 'Dejar de editar' : 'Sacar la respuesta'} onClick={onCancel} />
    </div>
  )
}
