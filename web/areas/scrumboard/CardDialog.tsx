import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { useMay } from '../developers/queries.ts'
import { CardSide } from './CardSide.tsx'
import { CardText } from './CardText.tsx'
import type { Board, Card } from './queries.ts'
import './CardDialog.css'

type CardDialogProps = { board: Board; card: Card | undefined; onClose: () => void }

/** A card with all that is known of it; it has an address of its own. */
export function CardDialog({ board, card, onClose }: CardDialogProps) {
  const mayWrite = useMay('updateCard')
  const close = async () => {
    if (await leaveForms()) onClose()
  }
  const list = board.lists.find(({ id }) => id === card?.listId)
  return (
    <Dialog title={list ? `En «${list.title}»` : 'Tarjeta'} isOpen onClose={() => void close()} width={860} placesFocus>
      {card ? (
        <div className="card-dialog">
          {!mayWrite && <Alert type="info">Podés mirar esta tarjeta, pero no cambiarla.</Alert>}
          <CardText card={card} mayWrite={mayWrite} />
          <CardSide board={board} card={card} mayWrite={mayWrite} />
        </div>
      ) : (
        <EmptyState title="No encontramos esa tarjeta" icon={<i className="pi pi-search" />}>
          Puede que la hayan eliminado. El tablero está detrás.
        </EmptyState>
      )}
    </Dialog>
  )
}
