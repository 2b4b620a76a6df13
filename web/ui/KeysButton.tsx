import { IconButton } from './IconButton.tsx'
import './KeysButton.css'

/** Opens the keyboard shortcuts of a screen; hidden on phones. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  return <IconButton className="keys-button" icon="pi-question-circle" label="Atajos de teclado" onClick={onClick} />
}
