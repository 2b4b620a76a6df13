import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { CardFace } from './CardFace.tsx'
import { cardPath } from './place.ts'
import type { Card } from './queries.ts'

type BoardCardProps = {
  card: Card
  isHeld: boolean
  isByKeyboard: boolean
  mayMove: boolean
  instructions: string
}

/** A card on the board: a click opens it; dragging or Space moves it. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, isHeld, isByKeyboard, mayMove, instructions } = props
  // Keep the filter in the URL while a card is open.
  const { search } = useLocation()
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({
    id: card.id,
    data: { kind: 'card', id: card.id },
    disabled: !mayMove,
  })
  return (
    <div ref={setNodeRef} className="board-card-place" {...listeners}>
      <CardFace
        card={card}
        className={classNames(isHeld && (isByKeyboard ? 'board-card-keyed' : 'board-card-held'))}
        link={{ to: { pathname: cardPath(card.boardId, card.id), search }, ref: setActivatorNodeRef, instructions }}
      />
    </div>
  )
})
