import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardFiles } from './CardFiles.tsx'
import { CardHistory } from './CardHistory.tsx'
import { CardSide } from './CardSide.tsx'
import { CardText } from './CardText.tsx'
import { Checklist } from './Checklist.tsx'
import { Comments } from './Comments.tsx'
import type { Board, Card } from './queries.ts'
import { archiveCard, deleteCard, unarchiveCard } from './removals.ts'
import './CardDetail.css'

type CardDetailProps = {
  board: Board
  card: Card
  mayWrite: boolean
  /** Closes the dialog or pane unless the user keeps unsaved input; resolves to whether it closed. */
  onClose: () => Promise<boolean>
}

/** All data of a card, with its actions. */
export function CardDetail({ board, card, mayWrite, onClose }: CardDetailProps) {
  const mayChange = mayWrite && !card.archived
  const leaveAnd = async (act: (card: Card) => Promise<void>) => {
    if (await onClose()) await act(card)
  }
  return (
    <div className="card-detail-frame">
      <div className="card-detail">
        {!mayWrite && <Alert type="info">Podés mirar esta tarjeta, pero no cambiarla.</Alert>}
        {card.archived && (
          <Alert type="info">
            Esta tarjeta está archivada.{' '}
            {mayWrite && (
              <Button size="small" onClick={() => void unarchiveCard(card)}>
                Devolver al tablero
              </Button>
            )}
          </Alert>
        )}
        <div className="card-main">
          <CardText card={card} mayWrite={mayChange} />
          <Checklist card={card} mayWrite={mayChange} />
          <CardFiles card={card} mayWrite={mayChange} />
          <Comments card={card} mayWrite={mayChange} />
          <CardHistory cardId={card.id} />
        </div>
        <div className="card-beside">
          <CardSide board={board} card={card} mayWrite={mayChange} />
          {mayWrite && (
            <div className="card-actions">
              {!card.archived && (
                <Button size="small" onClick={() => void leaveAnd(archiveCard)}>
                  <i className="pi pi-box" aria-hidden="true" /> Archivar
                </Button>
              )}
              <Button size="small" onClick={() => void leaveAnd(deleteCard)}>
                <i className="pi pi-trash" aria-hidden="true" /> Eliminar
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
