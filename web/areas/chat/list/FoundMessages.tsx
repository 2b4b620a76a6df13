import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { errorMessage } from '../../../api/problem.ts'
import { searchWords, splitMatch } from '../../../lib/fold.ts'
import { listTime } from '../chat-time.ts'
import { foundMessagesQuery } from '../queries.ts'
import type { Chat } from '../use-chat.ts'

/** Messages that match the search; each links to its place in its conversation. */
export function FoundMessages({ chat }: { chat: Chat }) {
  const text = chat.view.search.trim()
  const { data, isError, error, refetch } = useQuery(foundMessagesQuery(text))
  if (text.length < 2) return null
  return (
    <section className="found" aria-label="Mensajes encontrados">
      <h2 className="found-title">Mensajes</h2>
      {isError && !data && (
        <p className="conversations-none" role="alert">
          {errorMessage(error)}{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Reintentar
          </button>
        </p>
      )}
      {data?.length === 0 && <p className="conversations-none">Ningún mensaje dice eso.</p>}
      <ul role="list">
        {data?.map(({ id, chatId, name, value, createdAt, isMine }) => (
          <li key={id} className="found-message">
            <Link className="found-link" to={chat.linkTo(chatId, id)}>
              <span className="found-who">
                {name}
                <time dateTime={createdAt}>{listTime(createdAt)}</time>
              </span>
              <span className="found-text">
                {isMine && 'Vos: '}
                <Marked text={value} wanted={text} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A message text with the match marked, cut to start shortly before it. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const [firstWord = ''] = searchWords(wanted)
  const parts = splitMatch(text, wanted) ?? splitMatch(text, firstWord)
  if (!parts) return text
  const [before, match, after] = parts
  return (
    <>
      {before.length > 32 ? `…${before.slice(-30)}` : before}
      <mark>{match}</mark>
      {after}
    </>
  )
}
