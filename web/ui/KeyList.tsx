import { Dialog } from './Dialog.tsx'
import './KeyList.css'

export type KeyEntry = { keys: readonly string[]; text: string }

/** Keyboard shortcuts with their effects. */
export function KeyList({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <dl>
      {entries.map(({ keys, text }) => (
        <div key={text} className="key-entry">
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type KeysDialogProps = { entries: readonly KeyEntry[]; onClose: () => void }

/** The keyboard shortcuts of a screen, opened with `?`. */
export function KeysDialog({ entries, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Atajos de teclado" isOpen onClose={onClose} width={420}>
      <KeyList entries={entries} />
    </Dialog>
  )
}
