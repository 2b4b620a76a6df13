import { useRef, type Ref } from 'react'
import { isDraft } from '../../api/drafts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { changeList, cachedBoard } from './board-changes.ts'
import { positionAt } from './board-state.ts'
import { InlineText, type InlineTextHandle } from './InlineText.tsx'
import { deleteList } from './removals.ts'
import { cardCount } from './words.ts'
import type { List } from './queries.ts'

type ColumnHeadProps = {
  list: List
  index: number
  isLast: boolean
  mayWrite: boolean
  /** The drag handle of the list, also for the keyboard. */
  grip: Ref<HTMLButtonElement>
  onLimit: () => void
}

/** The title of a list, its card count and its actions. */
export function ColumnHead({ list, index, isLast, mayWrite, grip, onLimit }: ColumnHeadProps) {
  const { title, cards, limit } = list
  const heading = useRef<InlineTextHandle>(null)
  return (
    <div className="board-list-head">
      <h2 className="board-list-title">
        <InlineText
          ref={heading}
          text={title}
          label="Título de la lista"
          hint="Cambiar título"
          maxLength={200}
          isFixed={!mayWrite}
          onSave={(next) => changeList(list, { title: next }, `No se cambió el título de «${title}»`)}
        />
      </h2>
      <Count count={cards.length} limit={limit} />
      {mayWrite && !isDraft(list) && (
        <>
          <button
            ref={grip}
            type="button"
            className="icon-button board-list-grip"
            aria-label={`Mover la lista ${title}`}
            title="Mover la lista"
          >
            <i className="pi pi-arrows-h" aria-hidden="true" />
          </button>
          <Menu
            label={`Opciones de la lista ${title}`}
            title="Opciones"
            entries={entriesOf(list, index, isLast, heading, onLimit)}
          >
            <i className="pi pi-ellipsis-v" aria-hidden="true" />
          </Menu>
        </>
      )}
    </div>
  )
}

/** The number of cards, with the limit of the list. */
function Count({ count, limit }: { count: number; limit: number | null }) {
  const isOver = limit !== null && count > limit
  const most = limit === null ? '' : `, de ${limit} como máximo`
  return (
    <span
      className={classNames('board-list-count', isOver && 'board-list-over')}
      title={isOver ? 'Hay más tarjetas que el máximo' : undefined}
    >
      <span aria-hidden="true">{limit === null ? count : `${count}/${limit}`}</span>
      <span className="visually-hidden">
        {cardCount(count)}
        {most}
        {isOver && ': hay de más'}
      </span>
    </span>
  )
}

type Heading = { current: InlineTextHandle | null }

function entriesOf(list: List, index: number, isLast: boolean, heading: Heading, onLimit: () => void): MenuEntry[] {
  const moveTo = (next: number) => {
    const others = cachedBoard(list.boardId)?.lists.filter(({ id }) => id !== list.id) ?? []
    void changeList(list, { position: positionAt(others, next) }, `No se movió la lista «${list.title}»`)
  }
  const entries: (MenuEntry | false)[] = [
    {
      id: 'rename',
      label: 'Cambiar título',
      icon: <i className="pi pi-pencil" />,
      onSelect: () => heading.current?.edit(),
    },
    index > 0 && {
      id: 'left',
      label: 'Mover a la izquierda',
      icon: <i className="pi pi-arrow-left" />,
      onSelect: () => moveTo(index - 1),
    },
    !isLast && {
      id: 'right',
      label: 'Mover a la derecha',
      icon: <i className="pi pi-arrow-right" />,
      onSelect: () => moveTo(index + 1),
    },
    { id: 'limit', label: 'Límite de tarjetas', icon: <i className="pi pi-gauge" />, onSelect: onLimit },
    {
      id: 'delete',
      label: `Eliminar lista (${cardCount(list.cards.length)})`,
      icon: <i className="pi pi-trash" />,
      danger: true,
      isApart: true,
      onSelect: () => void deleteList(list),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
