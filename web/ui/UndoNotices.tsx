import { useStore } from '../lib/store.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { undoOffers } from './undo.ts'
import './UndoNotices.css'

/** What was just done, at the foot of the page, with the way to take it back. */
export function UndoNotices() {
  const offers = useStore(undoOffers)
  return (
    <div className="undo-notices" role="status">
      {offers.map(({ id, text, seconds, undo, end }) => (
        <div key={id} className="undo-notice">
          <span className="undo-text">{text}</span>
          <Button variant="quiet" size="small" className="undo-button" onClick={undo}>
            Deshacer
          </Button>
          <IconButton icon="pi-times" label="Cerrar" className="undo-close" onClick={end} />
          <span className="undo-progress" style={{ animationDuration: `${seconds}s` }} aria-hidden="true" />
        </div>
      ))}
    </div>
  )
}
