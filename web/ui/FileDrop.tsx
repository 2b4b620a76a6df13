import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { sortFiles, type FileRules } from './file-rules.ts'
import { folderRefusal, useFileDrop } from './use-file-drop.ts'
import './FileDrop.css'

type FileDropProps = FileRules & {
  /** What is uploaded, for screen readers: 'Imagen del producto'. */
  label: string
  /** The limits, in words: 'PNG o JPEG de hasta 1 MB.' */
  help: string
  /** The button's text. */
  action?: string
  /** Offers the camera on phones: what it takes, for screen readers. */
  camera?: string
  /** Focuses the button on mount. */
  autoFocus?: boolean
  onFiles: (files: File[]) => void
  isBusy?: boolean
  disabled?: boolean
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA'].includes(target.tagName)
const isRich = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable
const isBehindDialog = (element: HTMLElement) => {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)
  return dialog !== undefined && !dialog.contains(element)
}

/** Accepts files by drop, paste and button; rejected files are listed by name with the reason. */
export function FileDrop(props: FileDropProps) {
  const { label, help, action = 'Elegir archivos', camera, autoFocus, onFiles, isBusy, disabled, ...rules } = props
  const { accept, maxFiles } = rules
  const [refusals, setRefusals] = useState<string[]>([])
  const root = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const isClosed = disabled === true || isBusy === true
  const take = (files: File[], folders: string[] = []) => {
    if (isClosed) return
    const sorted = sortFiles(files, rules)
    setRefusals([...folders.map(folderRefusal), ...sorted.refusals])
    if (sorted.taken.length > 0) onFiles(sorted.taken)
  }
  usePastedFiles(root, take)
  const { isOver, target } = useFileDrop(take, isClosed)
  return (
    <div ref={root} className={classNames('file-drop', isOver && 'file-drop-over')} {...target}>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={maxFiles !== 1}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      <p className="file-drop-words">
        <Button
          size="small"
          busy={isBusy ?? false}
          disabled={disabled ?? false}
          aria-describedby={helpId}
          autoFocus={autoFocus}
          onClick={() => picker.current?.click()}
        >
          <i className="pi pi-upload" aria-hidden="true" /> {action}
        </Button>{' '}
        {camera && <CameraButton label={camera} disabled={isClosed} onFiles={take} />}
        <span className="file-drop-hint">{isOver ? 'Soltá para subir' : 'o arrastralos o pegalos acá'}</span>
      </p>
      <p id={helpId} className="file-drop-help">
        {help}
      </p>
      <ul role="list" className="file-drop-refusals" aria-live="assertive" aria-label="No se subieron">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
    </div>
  )
}

/** Takes a photo with the camera; visible only on devices without a mouse. */
function CameraButton({
  label,
  disabled,
  onFiles,
}: {
  label: string
  disabled: boolean
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="file-drop-camera">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button size="small" disabled={disabled} onClick={() => input.current?.click()}>
        <i className="pi pi-camera" aria-hidden="true" /> Sacar foto
      </Button>
    </span>
  )
}

/** Accepts files pasted anywhere on the page. */
function usePastedFiles(root: { current: HTMLElement | null }, onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented || !root.current) return
      // Cells copied from a spreadsheet also come as a picture: in a text field, paste the text.
      if (isTyping(event.target) && event.clipboardData?.types.includes('text/plain')) return
      if (isRich(event.target) || root.current.closest('[inert]') || isBehindDialog(root.current)) return
      event.preventDefault()
      latest.current(files)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [root])
}
