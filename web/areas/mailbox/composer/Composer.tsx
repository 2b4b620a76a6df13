import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../../../lib/composing.ts'
import { errorMessage } from '../../../api/problem.ts'
import { filesOfPaste } from '../../../lib/paste-as-text.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { isBlank } from './compose.ts'
import {
  addTypedRecipients,
  changeDraft,
  closeComposer,
  type Composer as Writing,
  type RecipientField,
} from './composer.ts'
import { discardComposer, sendComposer } from './composer-actions.ts'
import { ComposerFiles } from './ComposerFiles.tsx'
import { ComposerStorage } from './ComposerStorage.tsx'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { useInertPage } from '../../../ui/use-inert-page.ts'
import { attachFiles } from './files.ts'
import { RecipientsInput } from './RecipientsInput.tsx'
import './Composer.css'

const fields: { field: RecipientField; label: string }[] = [
  { field: 'to', label: 'Para' },
  { field: 'cc', label: 'Cc' },
  { field: 'bcc', label: 'Cco' },
]

/** The save state of the draft as text. */
function saveText({ state, draftId, error }: Writing): string {
  if (state === 'changed' || state === 'saving') return 'Guardando…'
  if (state === 'failed') return `Sin guardar. ${errorMessage(error)} Seguimos intentando; no cierres esta ventana.`
  return state === 'saved' && draftId ? 'Borrador guardado' : ''
}

/** Focuses the first field to fill in, and restores the focus on unmount. */
function useFocus(focus: Writing['focus']) {
  const form = useRef<HTMLElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    if (focus === 'content') {
      content.current?.focus()
      content.current?.setSelectionRange(0, 0)
      content.current?.scrollTo(0, 0)
    } else form.current?.querySelector<HTMLElement>('input')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [focus])
  return { form, content }
}

/** The mail being written, at the bottom of the window or, on a phone, full screen. It saves itself as a draft. */
export function Composer({ composer, isPhone }: { composer: Writing; isPhone: boolean }) {
  const { draft, state, isRecovered, focus } = composer
  // Before useFocus: on close the page must stop being inert before the focus returns to it.
  useInertPage(isPhone)
  const { form, content } = useFocus(focus)
  const [obstacle, setObstacle] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [isClosing, setIsClosing] = useState(false)
  const send = async () => {
    if (isSending) return
    setIsSending(true)
    setObstacle(await sendComposer(composer))
    setIsSending(false)
  }
  const close = async () => {
    setIsClosing(true)
    const isClosed = await closeComposer()
    setIsClosing(false)
    if (!isClosed) setObstacle('Todavía no pudimos guardar el borrador, así que lo dejamos abierto.')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape' && !event.defaultPrevented) void close()
  }
  const { target } = useFileDrop((files) => attachFiles(files))
  const title = draft.subject.trim() || 'Mail nuevo'
  return createPortal(
    <section
      ref={form}
      role="dialog"
      aria-modal={isPhone || undefined}
      aria-label="Redactar mail"
      className={classNames('composer drop-target', isPhone && 'composer-phone')}
      data-drop="Soltá para adjuntar"
      onKeyDown={onKeyDown}
      {...target}
    >
      <div className="composer-head">
        <h2 className="composer-title">{title}</h2>
        <IconButton icon="pi-times" label="Guardar y cerrar" disabled={isClosing} onClick={() => void close()} />
      </div>
      <div className="composer-body">
        {isRecovered && <Alert type="info">Recuperamos lo que estabas escribiendo.</Alert>}
        {obstacle && <Alert type="error">{obstacle}</Alert>}
        <Recipients composer={composer} onEdit={() => setObstacle(null)} />
        <label className="composer-line">
          <span className="composer-label">Asunto</span>
          <input
            className="composer-input"
            type="text"
            maxLength={500}
            value={draft.subject}
            onChange={(event) => changeDraft({ subject: event.target.value })}
          />
        </label>
        <textarea
          ref={content}
          className="composer-content"
          aria-label="Texto del mail"
          maxLength={100_000}
          value={draft.content}
          onChange={(event) => changeDraft({ content: event.target.value })}
          onPaste={(event) => {
            attachFiles(filesOfPaste(event.clipboardData))
          }}
        />
        <ComposerStorage />
        <ComposerFiles composer={composer} />
      </div>
      <div className="composer-foot">
        <Button variant="primary" busy={isSending} onClick={() => void send()} title="Enviar (Ctrl + Enter)">
          <i className="pi pi-send" aria-hidden="true" />
          Enviar
        </Button>
        <FileButton />
        <span className={classNames('composer-state', state === 'failed' && 'composer-state-failed')} role="status">
          {saveText(composer)}
        </span>
        <IconButton
          icon="pi-trash"
          label="Descartar"
          onClick={() => void (isBlank(addTypedRecipients(composer)) ? closeComposer() : discardComposer(composer))}
        />
      </div>
    </section>,
    document.body,
  )
}

/** The recipient fields. Cc and Bcc are hidden until they are used or their button is pressed. */
function Recipients({ composer: { draft, typed }, onEdit }: { composer: Writing; onEdit: () => void }) {
  const [visible, setVisible] = useState({
    cc: draft.cc.length > 0 || typed.cc !== '',
    bcc: draft.bcc.length > 0 || typed.bcc !== '',
  })
  return (
    <>
      {fields
        .filter(({ field }) => field === 'to' || visible[field])
        .map(({ field, label }) => (
          <RecipientsInput
            key={field}
            label={label}
            contacts={draft[field]}
            typed={typed[field]}
            onChange={(contacts, text) => {
              onEdit()
              changeDraft({ [field]: contacts }, { [field]: text })
            }}
            aside={
              field === 'to' && (
                <>
                  {fields.slice(1).map(
                    (other) =>
                      !visible[other.field as 'cc' | 'bcc'] && (
                        <Button
                          key={other.field}
                          variant="quiet"
                          size="small"
                          onClick={() => setVisible({ ...visible, [other.field]: true })}
                        >
                          {other.label}
                        </Button>
                      ),
                  )}
                </>
              )
            }
          />
        ))}
    </>
  )
}

function FileButton() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon="pi-paperclip" label="Adjuntar archivos" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Archivos para adjuntar"
        onChange={(event) => {
          attachFiles(event.target.files ?? [])
          event.target.value = ''
        }}
      />
    </>
  )
}
