import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/operations.ts'
import { queryClient } from '../../../api/query-client.ts'
import { threadQuery } from '../queries.ts'
import { withNewer, withOlder, type Thread } from './thread.ts'

const pageSize = 100

/** Fetches the next page in one direction and merges it into the thread. */
async function extend(chatId: string, direction: 'older' | 'newer'): Promise<void> {
  const { queryKey } = threadQuery(chatId)
  const thread = queryClient.getQueryData<Thread>(queryKey)
  const edge = direction === 'older' ? thread?.items[0] : thread?.items.at(-1)
  if (!edge) return
  const stretch = direction === 'older' ? { before: edge.id } : { after: edge.id }
  const page = await call('listChatMessages', { id: chatId, ...stretch, size: pageSize })
  const join = direction === 'older' ? withOlder : withNewer
  queryClient.setQueryData<Thread>(queryKey, (current) => current && join(current, page))
}

/** Replaces the thread with the messages around one of them, unless it is loaded. */
export async function showAround(chatId: string, messageId: string): Promise<void> {
  const { queryKey } = threadQuery(chatId)
  const thread = queryClient.getQueryData<Thread>(queryKey)
  if (thread?.items.some(({ id }) => id === messageId)) return
  await queryClient.cancelQueries({ queryKey })
  const messages = await call('listChatMessages', { id: chatId, around: messageId, size: pageSize })
  queryClient.setQueryData<Thread>(queryKey, messages)
}

/** Replaces the thread with the latest messages. */
export async function showLatest(chatId: string): Promise<void> {
  const { queryKey } = threadQuery(chatId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Thread>(queryKey, await call('listChatMessages', { id: chatId }))
}

type Loading = { load: () => void; isLoading: boolean; hasFailed: boolean }

/** Fetches further messages in one direction, a page at a time. */
export function useFurther(chatId: string, direction: 'older' | 'newer'): Loading {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  useEffect(() => setState('idle'), [chatId])
  const load = useCallback(() => {
    setState('loading')
    extend(chatId, direction).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }, [chatId, direction])
  return { load, isLoading: state === 'loading', hasFailed: state === 'failed' }
}
