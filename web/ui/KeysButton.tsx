import { IconButton } from './IconButton.tsx'
import './KeysButton.css'

/** Shows the keys of a screen; not on a phone, which has none. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  return <IconButton className="keys-button" icon="pi-question-circle" label="Atajos de teclado" onClick={onClick} />
}
