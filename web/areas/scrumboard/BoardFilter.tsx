import type { RefObject } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { isFiltered, nobody, noFilter, type BoardViewState, type DueFilter } from './board-view.ts'
import { LabelChip } from './LabelChip.tsx'
import { PickList } from './PickList.tsx'
import type { Board, Member } from './queries.ts'
import { labelTitle } from './words.ts'
import './BoardFilter.css'

type BoardFilterProps = {
  board: Board
  view: BoardViewState
  onView: (change: Partial<BoardViewState>) => void
  field: RefObject<HTMLDivElement | null>
  shown: number
  total: number
}

const dueOptions: { value: DueFilter; label: string }[] = [
  { value: 'overdue', label: 'Vencidas' },
  { value: 'week', label: 'Esta semana' },
  { value: 'undated', label: 'Sin fecha' },
]
const toggleId = (ids: string[], id: string, isOn: boolean) => [
  ...ids.filter((each) => each !== id),
  ...(isOn ? [id] : []),
]
const countLabel = (words: string, chosen: string[]) => (chosen.length > 0 ? `${words} (${chosen.length})` : words)

/** Filters the cards of the board; the URL holds the filter. */
export function BoardFilter({ board, view, onView, field, shown, total }: BoardFilterProps) {
  const people = peopleOf(board)
  return (
    <div className="board-filter" role="search" aria-label="Filtrar las tarjetas" ref={field}>
      <ListSearch label="Buscar tarjetas" value={view.search} onSearch={(search) => onView({ search })} />
      <PickList
        label="Filtrar por persona"
        button={countLabel('Personas', view.members)}
        icon="pi-users"
        options={people.map((person) => ({ id: person.id, text: person.name, item: person }))}
        chosen={view.members}
        draw={({ name, avatar }) => (
          <>
            <Avatar name={name} image={avatar} size="small" /> {name}
          </>
        )}
        onToggle={({ id }, isOn) => onView({ members: toggleId(view.members, id, isOn) })}
      />
      <PickList
        label="Filtrar por etiqueta"
        button={countLabel('Etiquetas', view.labels)}
        icon="pi-tag"
        options={board.labels.map((label) => ({ id: label.id, text: labelTitle(label), item: label }))}
        chosen={view.labels}
        draw={(label) => <LabelChip label={label} />}
        onToggle={({ id }, isOn) => onView({ labels: toggleId(view.labels, id, isOn) })}
      />
      <select
        className="input board-filter-due"
        aria-label="Filtrar por vencimiento"
        value={view.due ?? ''}
        onChange={(event) => onView({ due: (event.target.value || null) as DueFilter | null })}
      >
        <option value="">Vencimiento</option>
        {dueOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span role="status" className="board-filter-count">
        {isFiltered(view) && `${shown} de ${total} tarjetas`}
      </span>
      {isFiltered(view) && (
        <Button size="small" variant="quiet" onClick={() => onView(noFilter)}>
          Quitar filtros
        </Button>
      )}
    </div>
  )
}

/** The members of the board and of its cards, plus the option "nobody". */
function peopleOf({ members, lists }: Board): Member[] {
  const cardMembers = lists.flatMap(({ cards }) => cards.flatMap((card) => card.members))
  const people = new Map([...members, ...cardMembers].map((person) => [person.id, person]))
  return [...people.values(), { id: nobody, name: 'Nadie a cargo', avatar: null }]
}
