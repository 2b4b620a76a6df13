import { useDraggable } from '@dnd-kit/core'
import { memo, useEffect, useRef, useState } from 'react'
import { isDraft } from '../../api/drafts.ts'
import { classNames } from '../../ui/class-names.ts'
import { addCard } from './board-changes.ts'
import { ColumnCards, type ColumnCardsHandle } from './ColumnCards.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import type { List } from './queries.ts'
import type { DraggedItem } from './use-board-drag.ts'

const LimitDialog = onDemand(async () => (await import('./LimitDialog.tsx')).LimitDialog)

type BoardColumnProps = {
  /** Only with the cards that match the filter. */
  list: List
  /** The same list with all cards. */
  fullList: List
  index: number
  isLast: boolean
  held: DraggedItem | null
  mayWrite: boolean
  /** The id of the element that explains how to move cards. */
  instructions: string
}

/** A list of the board, with virtualised cards. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { list, fullList, index, isLast, held, mayWrite, instructions } = props
  const { id, title } = list
  const column = useRef<HTMLElement>(null)
  const cards = useRef<ColumnCardsHandle>(null)
  const draggable = useDraggable({ id: `list-${id}`, data: { kind: 'list', id }, disabled: !mayWrite || isDraft(list) })
  const [isLimiting, setIsLimiting] = useState(false)
  const isMoving = held?.kind === 'list' && held.id === id
  const isKeyed = isMoving && held.isByKeyboard
  useEffect(() => {
    if (isKeyed) column.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isKeyed, index])
  return (
    <section
      ref={(element) => {
        column.current = element
        draggable.setNodeRef(element)
      }}
      className={classNames('board-list prints-whole', isMoving && 'board-list-held')}
      data-list-id={id}
      aria-label={`Lista ${title}`}
    >
      <div {...draggable.listeners}>
        <ColumnHead
          list={fullList}
          index={index}
          isLast={isLast}
          mayWrite={mayWrite}
          grip={draggable.setActivatorNodeRef}
          onLimit={() => setIsLimiting(true)}
        />
      </div>
      <ColumnCards ref={cards} list={list} held={held} mayWrite={mayWrite} instructions={instructions} />
      {mayWrite && !isDraft(list) && (
        <QuickAdd
          label="Título de la tarjeta"
          button="Agregar tarjeta"
          add="Agregar"
          onAdd={(text) => {
            const added = addCard(list, text)
            requestAnimationFrame(() => cards.current?.showLast())
            return added
          }}
        />
      )}
      {isLimiting && <LimitDialog list={list} onClose={() => setIsLimiting(false)} />}
    </section>
  )
})
