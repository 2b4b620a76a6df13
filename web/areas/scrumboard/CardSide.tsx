import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateError } from '../../lib/date-text.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { changeCard, sendCardMove } from './board-changes.ts'
import { positionAt } from './board-state.ts'
import { dueState, dueWords } from './due-date.ts'
import { DueBadge } from './DueBadge.tsx'
import { LabelChip } from './LabelChip.tsx'
import { LabelPicker } from './LabelPicker.tsx'
import { PickList } from './PickList.tsx'
import { priorityOptions } from './words.ts'
import { peopleQuery, type Board, type Card, type Member } from './queries.ts'

type CardSideProps = { board: Board; card: Card; mayWrite: boolean }

const toggleItem = <Item extends { id: string }>(items: readonly Item[], item: Item, isOn: boolean): Item[] => {
  const others = items.filter(({ id }) => id !== item.id)
  return isOn ? [...others, item] : others
}

/** The selectable fields of a card. Each change is saved immediately. */
export function CardSide({ board, card, mayWrite }: CardSideProps) {
  const move = (listId: string) => {
    const list = board.lists.find(({ id }) => id === listId)
    if (list) void sendCardMove(card, listId, positionAt(list.cards, list.cards.length))
  }
  const complete = (completed: boolean) => void changeCard(card, () => ({ completed }), `No se cambió «${card.title}»`)
  return (
    <aside className="card-side" aria-label="Datos de la tarjeta">
      <CheckboxField label="Terminada" value={card.completed} disabled={!mayWrite} onChange={complete} />
      <SelectField
        label="Lista"
        value={card.listId}
        disabled={!mayWrite}
        options={board.lists.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={move}
      />
      <DueDate card={card} mayWrite={mayWrite} />
      <SelectField
        label="Prioridad"
        value={card.priority}
        disabled={!mayWrite}
        options={priorityOptions}
        onChange={(priority) => void changeCard(card, () => ({ priority }), `No se cambió «${card.title}»`)}
      />
      <Members board={board} card={card} mayWrite={mayWrite} />
      <section>
        <h3 className="card-side-title">Etiquetas</h3>
        {card.labels.length > 0 && (
          <p className="card-side-chips">
            {card.labels.map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
          </p>
        )}
        {mayWrite && (
          <LabelPicker
            board={board}
            chosen={card.labels}
            onToggle={(label, isOn) =>
              void changeCard(
                card,
                ({ labels }) => ({ labels: toggleItem(labels, label, isOn) }),
                `No se cambiaron las etiquetas de «${card.title}»`,
              )
            }
          />
        )}
      </section>
    </aside>
  )
}

function DueDate({ card, mayWrite }: { card: Card; mayWrite: boolean }) {
  const { dueDate, completed } = card
  /** Text in the input that is not a valid date yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const save = (day: string) => {
    setTyped(null)
    if (day === (dueDate ?? '')) return
    void changeCard(card, () => ({ dueDate: day || null }), `No se cambió la fecha de «${card.title}»`)
  }
  const change = (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) && !dateError(day) ? save(day) : setTyped(day))
  if (!mayWrite) {
    return dueDate ? (
      <section>
        <h3 className="card-side-title">Vence</h3>
        <DueBadge day={dueDate} completed={completed} />
      </section>
    ) : null
  }
  const state = dueDate ? dueState(dueDate, completed) : 'later'
  return (
    <DateField
      label="Vence"
      value={typed ?? dueDate ?? ''}
      error={typed ? dateError(typed) : undefined}
      help={state === 'later' ? undefined : <span className={`due-text due-text-${state}`}>{dueWords[state]}</span>}
      onChange={change}
      onBlur={() => typed === '' && save('')}
    />
  )
}

function Members({ board, card, mayWrite }: CardSideProps) {
  const { data: people = board.members } = useQuery(peopleQuery)
  const peopleIds = new Set(people.map(({ id }) => id))
  const options: Member[] = [...people, ...card.members.filter(({ id }) => !peopleIds.has(id))]
  const isOnBoard = new Set(board.members.map(({ id }) => id))
  const boardFirst = options.toSorted((a, b) => Number(isOnBoard.has(b.id)) - Number(isOnBoard.has(a.id)))
  return (
    <section>
      <h3 className="card-side-title">A cargo</h3>
      {card.members.length > 0 && (
        <ul className="card-side-people" role="list">
          {card.members.map(({ id, name, avatar }) => (
            <li key={id}>
              <Avatar name={name} image={avatar} size="small" /> {name}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <PickList
          label="Elegir quién está a cargo"
          button="Personas"
          icon="pi-users"
          options={boardFirst.map((person) => ({ id: person.id, text: person.name, item: person }))}
          chosen={card.members.map(({ id }) => id)}
          draw={({ name, avatar }) => (
            <>
              <Avatar name={name} image={avatar} size="small" /> {name}
            </>
          )}
          onToggle={(person, isOn) =>
            void changeCard(
              card,
              ({ members }) => ({ members: toggleItem(members, person, isOn) }),
              `No se cambió quién está a cargo de «${card.title}»`,
            )
          }
        />
      )}
    </section>
  )
}
