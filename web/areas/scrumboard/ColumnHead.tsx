import { useRef, type Ref } from 'react'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { changeList, isDraft, knownBoard } from './board-changes.ts'
import { positionAt } from './board-state.ts'
import { InlineTitle, type InlineTitleHandle } from './InlineTitle.tsx'
import type { List } from './queries.ts'

type ColumnHeadProps = {
  list: List
  index: number
  isLast: boolean
  mayWrite: boolean
  /** The button by which keys move the list. */
  grip: Ref<HTMLButtonElement>
}

/** The title of a list, how many cards it has, and what can be done with it. */
export function ColumnHead({ list, index, isLast, mayWrite, grip }: ColumnHeadProps) {
  const { title, cards } = list
  const heading = useRef<InlineTitleHandle>(null)
  return (
    <div className="board-list-head">
      <InlineTitle
        ref={heading}
        title={title}
        label="Título de la lista"
        isFixed={!mayWrite}
        onRename={(next) => changeList(list, { title: next }, `No se cambió el título de «${title}»`)}
      />
      <span className="board-list-count">
        {cards.length}
        <span className="visually-hidden">{cards.length === 1 ? ' tarjeta' : ' tarjetas'}</span>
      </span>
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
            entries={entriesOf(list, index, isLast, heading)}
          >
            <i className="pi pi-ellipsis-v" aria-hidden="true" />
          </Menu>
        </>
      )}
    </div>
  )
}

type Heading = { current: InlineTitleHandle | null }

function entriesOf(list: List, index: number, isLast: boolean, heading: Heading): MenuEntry[] {
  const moveTo = (next: number) => {
    const others = knownBoard(list.boardId)?.lists.filter(({ id }) => id !== list.id) ?? []
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
  ]
  return entries.filter((entry) => entry !== false)
}
