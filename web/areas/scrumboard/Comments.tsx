import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { LinkedText } from '../../lib/LinkedText.tsx'
import { relativeTime } from '../../lib/relative-time.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { userQuery } from '../user/door.ts'
import { CommentForm } from './CommentForm.tsx'
import { commentsQuery, type Card, type Comment } from './queries.ts'
import { deleteComment } from './removals.ts'
import './Comments.css'

/** The comments of a card, newest first, with a form for a new one. */
export function Comments({ card, mayWrite }: { card: Card; mayWrite: boolean }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    commentsQuery(card.id),
  )
  const userId = useQuery(userQuery).data?.id
  const [written, setWritten] = useState(0)
  const comments = data?.pages.flatMap((page) => page.items)
  if (comments?.length === 0 && !mayWrite) return null
  return (
    <section className="comments" aria-label="Comentarios">
      <h3 className="card-part-title">
        Comentarios {comments && comments.length > 0 && <span>{data!.pages[0]!.total}</span>}
      </h3>
      {mayWrite && <CommentForm key={written} cardId={card.id} onDone={() => setWritten(written + 1)} />}
      {!comments && (
        <QueryState
          error={error}
          title="No pudimos traer los comentarios"
          height="3rem"
          onRetry={() => void refetch()}
        />
      )}
      <ul role="list">
        {comments?.map((comment) => (
          <Said key={comment.id} comment={comment} mayChange={mayWrite && comment.author.id === userId} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver anteriores
        </Button>
      )}
    </section>
  )
}

function Said({ comment, mayChange }: { comment: Comment; mayChange: boolean }) {
  const { author, text, createdAt, editedAt, cardId } = comment
  const [isEditing, setIsEditing] = useState(false)
  return (
    <li className="comment">
      <Avatar name={author.name} image={author.avatar} size="small" />
      <div className="comment-body">
        <p className="comment-head">
          <strong>{author.name}</strong>
          <time dateTime={createdAt}>
            {relativeTime(createdAt)}
            {editedAt && ', editado'}
          </time>
          {mayChange && !isEditing && (
            <span className="comment-actions">
              <IconButton icon="pi-pencil" label="Editar el comentario" onClick={() => setIsEditing(true)} />
              <IconButton icon="pi-trash" label="Eliminar el comentario" onClick={() => void deleteComment(comment)} />
            </span>
          )}
        </p>
        {isEditing ? (
          <CommentForm cardId={cardId} comment={comment} onDone={() => setIsEditing(false)} />
        ) : (
          <p className="comment-text">
            <LinkedText text={text} />
          </p>
        )}
      </div>
    </li>
  )
}
