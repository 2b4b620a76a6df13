import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { colorEntries } from '../color-entries.tsx'
import { Marked } from '../Marked.tsx'
import { purge, removeNote, restore, setArchived, setPinned, setTaskDone } from '../note-actions.ts'
import { nameOf, type ListedNote, type NoteLabel } from '../note.ts'
import { noteQuery } from '../queries.ts'
import { isPast, reminderText } from '../reminder.ts'
import { editListed, useSaveState } from '../saving.ts'
import { labelTitle } from '../words.ts'
import './NoteCard.css'

type NoteCardProps = {
  note: ListedNote
  /** All labels by id. */
  labelOf: ReadonlyMap<string, NoteLabel>
  words: readonly string[]
  now: Date
  address: string
}

/** A note on the board, with its most frequent actions. Memoized: scrolling must not re-render the cards. */
export const NoteCard = memo(function NoteCard({ note, labelOf, words, now, address }: NoteCardProps) {
  const name = nameOf(note)
  const labels = note.labels.flatMap((id) => labelOf.get(id) ?? [])
  const hasFailed = useSaveState(note.id) === 'failed'
  return (
    <article className="note-card" data-note={note.id} data-note-color={note.color ?? ''}>
      {note.hasImage && <CardImage note={note} />}
      <div className="note-card-body">
        <Link className={classNames('note-card-link', !note.title && 'visually-hidden')} to={address}>
          {note.title ? <Marked text={note.title} words={words} /> : name}
        </Link>
        {note.content && (
          <p className="note-card-text">
            <Marked text={note.content} words={words} />
          </p>
        )}
        <CardTasks note={note} words={words} />
        {(note.reminder || labels.length > 0 || hasFailed) && (
          <ul role="list" className="note-card-chips" aria-label="Recordatorio y etiquetas">
            {hasFailed && (
              <li className="note-chip note-chip-failed">
                <i className="pi pi-cloud" aria-hidden="true" /> Sin guardar
              </li>
            )}
            {note.reminder && (
              <li className={classNames('note-chip', isPast(note.reminder, now) && 'note-chip-past')}>
                <i className="pi pi-bell" aria-hidden="true" /> {reminderText(note.reminder, now)}
              </li>
            )}
            {labels.map((label) => (
              <li key={label.id} className="note-chip">
                {labelTitle(label)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {note.deletedAt === null ? <CardActions note={note} name={name} /> : <TrashActions note={note} name={name} />}
    </article>
  )
})

/** The list leaves large images out; the full note is fetched when its card is rendered. */
function CardImage({ note }: { note: ListedNote }) {
  const { data } = useQuery({ ...noteQuery(note.id), enabled: note.image === null })
  const image = note.image ?? data?.image
  return <div className="note-card-image">{image && <img src={image} alt="" decoding="async" />}</div>
}

function CardTasks({ note, words }: { note: ListedNote; words: readonly string[] }) {
  const { tasks, openTasks, doneTasks, deletedAt } = note
  if (openTasks + doneTasks === 0) return null
  const more = openTasks - tasks.filter((task) => !task.completed).length
  return (
    <>
      <ul role="list" className="note-card-tasks" aria-label="Tareas">
        {tasks.map((task) => (
          <li key={task.id} className={classNames(task.completed && 'note-task-done')}>
            <label>
              <Checkbox
                label={task.content}
                title={undefined}
                checked={task.completed}
                disabled={deletedAt !== null}
                onChange={() => void setTaskDone(note.id, task.id, !task.completed)}
              />
              <span>
                <Marked text={task.content} words={words} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {(more > 0 || doneTasks > 0) && (
        <p className="note-card-more">
          {[more > 0 && `${more} más`, doneTasks > 0 && (doneTasks === 1 ? '1 hecha' : `${doneTasks} hechas`)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </>
  )
}

function CardActions({ note, name }: { note: ListedNote; name: string }) {
  const { archived, pinned, color } = note
  const entries: MenuEntry[] = [
    ...colorEntries(color, (chosen) => void editListed(note.id, () => ({ color: chosen }), 'No se cambió el color')),
    {
      id: 'delete',
      label: 'Eliminar',
      icon: <i className="pi pi-trash" />,
      danger: true,
      isApart: true,
      onSelect: () => void removeNote(note),
    },
  ]
  return (
    <div className="note-card-actions">
      <IconButton
        icon={archived ? 'pi-replay' : 'pi-inbox'}
        label={archived ? `Desarchivar «${name}»` : `Archivar «${name}»`}
        onClick={() => void setArchived(note, !archived)}
      />
      <Menu label={`Más de «${name}»`} entries={entries}>
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </Menu>
      <IconButton
        icon="pi-thumbtack"
        label={pinned ? `Soltar «${name}»` : `Fijar «${name}»`}
        className={classNames(pinned && 'note-card-pinned')}
        aria-pressed={pinned}
        onClick={() => void setPinned(note, !pinned)}
      />
    </div>
  )
}

function TrashActions({ note, name }: { note: ListedNote; name: string }) {
  return (
    <div className="note-card-actions note-card-actions-shown">
      <IconButton icon="pi-replay" label={`Recuperar «${name}»`} onClick={() => void restore(note.id)} />
      <IconButton icon="pi-trash" label={`Eliminar «${name}» para siempre`} onClick={() => void purge(note)} />
    </div>
  )
}
