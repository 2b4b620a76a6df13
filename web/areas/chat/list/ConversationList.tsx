import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { QueryState } from '../../../api/QueryState.tsx'
import { useStore } from '../../../lib/store.ts'
import { rowsToRender } from '../../../lib/rows-to-render.ts'
import { usePrinting } from '../../../lib/use-printing.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { useNewHeight, useRowHeight } from '../../../lib/use-row-height.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { PageHelpButton } from '../../../ui/PageHelp.tsx'
import { PrintedCount } from '../../../ui/PrintedCount.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaleBar } from '../../../ui/StaleBar.tsx'
import { userQuery } from '../../user/door.ts'
import { drafts } from '../drafts.ts'
import type { Chat } from '../use-chat.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { FoundMessages } from './FoundMessages.tsx'
import './ConversationList.css'

type ConversationListProps = { chat: Chat; onNew: () => void; onKeys: () => void }

/** The conversations, most recent activity first, under a search field. */
export function ConversationList(props: ConversationListProps) {
  const { chat } = props
  const { list, conversations, view } = chat
  const hasSearched = view.search !== '' && list.data !== undefined
  return (
    <section className="conversations prints-whole" aria-label="Conversaciones">
      <ListHead {...props} />
      {list.isError && list.data && <StaleBar onRetry={() => void list.refetch()} />}
      {conversations.length > 0 || hasSearched ? <Rows chat={chat} /> : <NoRows {...props} />}
    </section>
  )
}

function ListHead({ chat, onNew, onKeys }: ConversationListProps) {
  const { view, changeView, unread, isPhone } = chat
  const user = useQuery(userQuery).data
  const { text, setText } = useSearchText({
    value: view.search,
    onSearch: (search) => changeView({ search }, { replace: true }),
    delayMilliseconds: 200,
  })
  return (
    <header className="conversations-head">
      <div className="conversations-head-row">
        <button
          type="button"
          className="conversations-me"
          aria-label="Mi perfil"
          title="Mi perfil"
          onClick={() => changeView({ panel: view.panel === 'perfil' ? null : 'perfil' })}
        >
          <Avatar image={user?.avatar} name={user?.name ?? ''} size="small" />
        </button>
        <h1 className="conversations-title" tabIndex={-1}>
          Chat
          {unread > 0 && <span className="conversations-unread"> {unread} sin leer</span>}
        </h1>
        <PageHelpButton />
        {!isPhone && (
          <Menu
            label="Opciones del chat"
            entries={[
              {
                id: 'keys',
                label: 'Atajos de teclado',
                icon: <i className="pi pi-question-circle" />,
                onSelect: onKeys,
              },
            ]}
          >
            <i className="pi pi-ellipsis-v" aria-hidden="true" />
          </Menu>
        )}
        <IconButton icon="pi-pen-to-square" label="Nueva conversación" className="conversations-new" onClick={onNew} />
      </div>
      <div className="conversations-search">
        <i className="pi pi-search" aria-hidden="true" />
        <input
          id="chat-search"
          type="search"
          className="input"
          placeholder="Buscar personas y mensajes"
          aria-label="Buscar personas y mensajes"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !text) return
            event.stopPropagation()
            setText('')
          }}
        />
      </div>
    </header>
  )
}

const rowHeights = { comfortable: 64, compact: 52 }

/** The conversations, followed by the messages that match the search; those show even when no conversation matches. */
function Rows({ chat }: { chat: Chat }) {
  const { conversations, list, view } = chat
  const written = useStore(drafts)
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(rowHeights)
  const virtual = useVirtualizer({
    count: conversations.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => conversations[index]!.id,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor: rowsToRender(usePrinting()),
  })
  useNewHeight(virtual, rowHeight)
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (
      last >= conversations.length - 8 &&
      list.hasNextPage &&
      !list.isFetchingNextPage &&
      !list.isFetchNextPageError
    ) {
      void list.fetchNextPage()
    }
  }, [last, conversations.length, list])
  return (
    <div ref={scroller} className="conversations-scroll prints-whole" aria-busy={list.isPlaceholderData}>
      {conversations.length === 0 ? (
        <p className="conversations-none">Ninguna persona se llama así.</p>
      ) : (
        <ul role="list" className="conversations-rows virtual-rows" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start, size }) => {
            const conversation = conversations[index]!
            const style = { transform: `translateY(${start}px)`, height: size }
            const draft = written[conversation.id] ?? ''
            return (
              <ConversationRow
                key={conversation.id}
                chat={chat}
                conversation={conversation}
                draft={draft}
                style={style}
              />
            )
          })}
        </ul>
      )}
      {list.hasNextPage && <PrintedCount count={conversations.length} noun="conversaciones" />}
      {list.isFetchNextPageError && (
        <div className="conversations-more">
          <Button size="small" onClick={() => void list.fetchNextPage()}>
            Traer más conversaciones
          </Button>
        </div>
      )}
      {view.search && <FoundMessages chat={chat} />}
    </div>
  )
}

/** Loading, error, offline or empty state of the list. */
function NoRows({ chat, onNew }: ConversationListProps) {
  const { list } = chat
  if (!list.data) {
    return (
      <QueryState
        error={list.error}
        title="No pudimos traer las conversaciones"
        offline="Las conversaciones aparecen apenas vuelva."
        onRetry={() => void list.refetch()}
      >
        <LoadingRows />
      </QueryState>
    )
  }
  return (
    <EmptyState
      title="Todavía no hay conversaciones"
      drawing={<Drawing name="plan" />}
      actions={
        <Button variant="primary" onClick={onNew}>
          Escribirle a alguien
        </Button>
      }
    >
      Acá vas a ver con quién hablás y lo último que se dijeron.
    </EmptyState>
  )
}

function LoadingRows() {
  return (
    <div role="status" className="conversations-loading">
      <span className="visually-hidden">Cargando las conversaciones…</span>
      {[1, 2, 3, 4, 5, 6, 7].map((row) => (
        <div key={row} className="conversation-loading">
          <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
          <div>
            <Skeleton width="55%" height="0.875rem" />
            <Skeleton width="85%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
