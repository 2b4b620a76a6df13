import type { Ref } from 'react'
import { Link, type To } from 'react-router-dom'
import { isDraft } from '../../api/drafts.ts'
import { classNames } from '../../ui/class-names.ts'
import { DueBadge } from './DueBadge.tsx'
import { LabelChip } from './LabelChip.tsx'
import { People } from './People.tsx'
import { PriorityMark } from './PriorityMark.tsx'
import type { Card } from './queries.ts'
import './CardFace.css'

type CardFaceProps = {
  card: Card
  className?: string | undefined
  /** Missing in the drag image, which is not a link. */
  link?: { to: To; ref: Ref<HTMLAnchorElement>; instructions: string }
}

/** The summary of a card on the board. */
export function CardFace({ card, className, link }: CardFaceProps) {
  const { title, labels, members, dueDate, completed, description, checklist, comments, attachments, priority } = card
  const isMarked =
    priority !== 'none' || checklist.length > 0 || comments > 0 || attachments > 0 || Boolean(description)
  const hasFoot = dueDate !== null || completed || members.length > 0 || isMarked
  return (
    <div
      className={classNames(
        'board-card',
        completed && 'board-card-done',
        isDraft(card) && 'board-card-draft',
        className,
      )}
    >
      {labels.length > 0 && (
        <span className="board-card-labels">
          {labels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      )}
      {link && !isDraft(card) ? (
        <Link
          ref={link.ref}
          className="board-card-title"
          to={link.to}
          draggable={false}
          aria-describedby={link.instructions}
        >
          {title}
        </Link>
      ) : (
        <span className="board-card-title">{title}</span>
      )}
      {hasFoot && (
        <span className="board-card-foot">
          {dueDate !== null ? <DueBadge day={dueDate} completed={completed} /> : completed && <DoneBadge />}
          {priority !== 'none' && <PriorityMark priority={priority} />}
          {description && (
            <i className="pi pi-align-left" role="img" aria-label="Tiene descripción" title="Tiene descripción" />
          )}
          {checklist.length > 0 && <StepsBadge steps={checklist} />}
          {comments > 0 && (
            <span className="board-card-mark" title="Comentarios">
              <i className="pi pi-comment" aria-hidden="true" /> {comments}
              <span className="visually-hidden">{comments === 1 ? ' comentario' : ' comentarios'}</span>
            </span>
          )}
          {attachments > 0 && (
            <span className="board-card-mark" title="Archivos">
              <i className="pi pi-paperclip" aria-hidden="true" /> {attachments}
              <span className="visually-hidden">{attachments === 1 ? ' archivo' : ' archivos'}</span>
            </span>
          )}
          <People people={members} most={4} label="A cargo" />
        </span>
      )}
    </div>
  )
}

function StepsBadge({ steps }: { steps: Card['checklist'] }) {
  const done = steps.filter(({ completed }) => completed).length
  return (
    <span className={classNames('board-card-mark', done === steps.length && 'board-card-all')} title="Pasos hechos">
      <i className="pi pi-check-square" aria-hidden="true" /> {done}/{steps.length}
      <span className="visually-hidden"> pasos hechos</span>
    </span>
  )
}

function DoneBadge() {
  return (
    <span className="due-badge due-done">
      <i className="pi pi-check-circle" aria-hidden="true" /> Terminada
    </span>
  )
}
