import { useDroppable } from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { rowsToRender } from '../../lib/rows-to-render.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { isDraft, rowKey } from '../../api/drafts.ts'
import { BoardCard } from './BoardCard.tsx'
import type { List } from './queries.ts'
import type { DraggedItem } from './use-board-drag.ts'

export type ColumnCardsHandle = { showLast: () => void }
type ColumnCardsProps = {
  list: List
  held: DraggedItem | null
  mayWrite: boolean
  instructions: string
  ref?: Ref<ColumnCardsHandle>
}

/** The cards of a list, virtualised. */
export function ColumnCards({ list, held, mayWrite, instructions, ref }: ColumnCardsProps) {
  const { id, cards } = list
  const scroller = useRef<HTMLDivElement>(null)
  const { setNodeRef } = useDroppable({ id })
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 108,
    getItemKey: (index) => rowKey(cards[index]!),
    gap: 8,
    overscan: 6,
    rangeExtractor: rowsToRender(usePrinting()),
  })
  useImperativeHandle(ref, () => ({ showLast: () => rows.scrollToIndex(cards.length - 1, { align: 'end' }) }))
  const keyedIndex = held?.isByKeyboard ? cards.findIndex((card) => card.id === held.id) : -1
  useEffect(() => {
    if (keyedIndex < 0) return
    rows.scrollToIndex(keyedIndex)
    scroller.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- only when the card moves in a keyboard drag
  }, [keyedIndex])
  return (
    <div ref={scroller} className="board-list-scroll prints-whole">
      <div ref={setNodeRef} className="board-list-body">
        <ul role="list" className="board-cards virtual-rows" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const card = cards[index]!
            const isHeld = held?.id === card.id
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                data-card-id={card.id}
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard
                  card={card}
                  isHeld={isHeld}
                  isByKeyboard={isHeld && held.isByKeyboard}
                  mayMove={mayWrite && !isDraft(card)}
                  instructions={instructions}
                />
              </li>
            )
          })}
        </ul>
        {cards.length === 0 && <p className="board-list-empty">Sin tarjetas</p>}
      </div>
    </div>
  )
}
