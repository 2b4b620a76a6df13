import type { MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { focusPanel } from './focus-panel.ts'
import { IconButton } from './IconButton.tsx'
import './FeedItem.css'

type FeedItemProps = {
  picture: ReactNode
  /** A link with the class `feed-link` covers the whole item. */
  title: ReactNode
  time: string
  /** Relative: 'hace 5 minutos'. */
  timeText: string
  /** In full, as the tooltip. */
  timeTitle: string
  text: ReactNode
  isRead: boolean
  /** It arrived since the list was last opened. */
  isNew: boolean
  newWord: 'Nuevo' | 'Nueva'
  /** The object in the names of both buttons: 'el mensaje de Carolina Basualdo'. */
  name: string
  readWord: 'leído' | 'leída'
  onToggleRead: () => void
  onDelete: () => void
  /** More actions, below the text. */
  foot?: ReactNode
}

/** An item of a feed: source, time and text; read or unread. */
export function FeedItem(props: FeedItemProps) {
  const { picture, title, time, timeText, timeTitle, text, isRead, isNew, newWord, name, readWord } = props
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(event.currentTarget)
    props.onDelete()
  }
  return (
    <li className={classNames('feed-item', !isRead && 'feed-item-unread')}>
      {picture}
      <div className="feed-content">
        <p className="feed-head">
          <span className="feed-title">{title}</span>
          {!isRead && <span className="visually-hidden">, sin leer</span>}
          {isNew && !isRead && <span className="feed-new">{newWord}</span>}
        </p>
        <div className="feed-text">{text}</div>
        <time className="feed-time" dateTime={time} title={timeTitle}>
          {timeText}
        </time>
        {props.foot && <div className="feed-foot">{props.foot}</div>}
      </div>
      <div className="feed-actions">
        <IconButton
          label={`Marcar ${name} como ${isRead ? `no ${readWord}` : readWord}`}
          title={`Marcar como ${isRead ? `no ${readWord}` : readWord}`}
          icon="feed-dot"
          onClick={props.onToggleRead}
        />
        <IconButton label={`Borrar ${name}`} title="Borrar" icon="pi-trash" className="feed-delete" onClick={remove} />
      </div>
    </li>
  )
}

/** Before the item is removed: focuses the neighbour's button, or the panel if there is none. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('.feed-delete')
  if (next) next.focus()
  else focusPanel(button)
}
