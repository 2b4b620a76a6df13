import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../lib/format.ts'
import { relativeTime } from '../lib/relative-time.ts'
import { useArrivals } from '../lib/use-arrivals.ts'
import { useNow } from '../lib/use-now.ts'
import type { FeedEntry, FeedOptions } from './feed-options.ts'
import { useFeedback } from './feedback.ts'
import { errorMessage } from './problem.ts'

/** The texts of a feed, in the gender of its noun. */
export type FeedWords = {
  /** 'el mensaje', 'tus mensajes', 'Mensaje borrado.' */
  one: string
  all: string
  deleted: string
  read: 'leído' | 'leída'
  isNew: 'Nuevo' | 'Nueva'
}

/** The props of a feed's panel (`FeedPanel`) and items (`FeedItem`), and the handler of followed links. */
export function useFeed<Entry extends FeedEntry>(
  options: FeedOptions<Entry>,
  words: FeedWords,
  { isOpen, onClose }: { isOpen: boolean; onClose: () => void },
) {
  const { data, error, refetch } = useQuery(options.query)
  const { feedback, tell, attempt } = useFeedback(isOpen)
  const { mutate: see } = useMutation(options.see)
  const changes = useFeedChanges(options, words, { tell, attempt })
  const arrived = useArrivals(isOpen, data, see)
  const now = useNow(isOpen)
  const state = data ? (data.length > 0 ? 'ready' : 'empty') : error ? 'failed' : 'loading'
  return {
    entries: data ?? [],
    follow: (entry: Entry) => {
      onClose()
      changes.read(entry)
    },
    panel: {
      state,
      failure: errorMessage(error),
      onRetry: () => void refetch(),
      unread: data?.filter((entry) => !entry.read).length ?? 0,
      onReadAll: changes.readAll,
      note: feedback,
      onClose,
    },
    itemOf: (entry: Entry) => ({
      time: entry.time,
      timeText: relativeTime(entry.time, now),
      timeTitle: formatDateTime(entry.time),
      isRead: entry.read,
      isNew: arrived.has(entry.id),
      newWord: words.isNew,
      readWord: words.read,
      onToggleRead: () => changes.toggle(entry),
      onDelete: () => changes.remove(entry),
    }),
  } as const
}

/** The mutations of a feed, each with its failure message. */
function useFeedChanges<Entry extends FeedEntry>(
  options: FeedOptions<Entry>,
  words: FeedWords,
  { tell, attempt }: Pick<ReturnType<typeof useFeedback>, 'tell' | 'attempt'>,
) {
  const { mutateAsync: toggle } = useMutation(options.toggle)
  const { mutateAsync: read } = useMutation(options.read)
  const { mutateAsync: readAll } = useMutation(options.readAll)
  const { mutateAsync: remove } = useMutation(options.remove)
  const { mutateAsync: restore } = useMutation(options.restore)

  const undo = (entry: Entry) => {
    tell(null)
    void attempt(restore(entry), 'No pudimos deshacer el borrado.')
  }
  return {
    toggle: (entry: Entry) => void attempt(toggle(entry), `No pudimos cambiar ${words.one}.`),
    read(entry: Entry): void {
      if (!entry.read) void attempt(read(entry), `No pudimos marcar ${words.one} como ${words.read}.`)
    },
    readAll: () => void attempt(readAll(), `No pudimos marcar ${words.all} como ${words.read}s.`),
    remove(entry: Entry): void {
      tell({ tone: 'calm', text: words.deleted, action: { label: 'Deshacer', run: () => undo(entry) } })
      void attempt(remove(entry), `No pudimos borrar ${words.one}, así que sigue en la lista.`)
    },
  }
}
