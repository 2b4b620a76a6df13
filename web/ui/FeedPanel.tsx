import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { FeedSkeleton } from './FeedSkeleton.tsx'
import { focusPanel } from './focus-panel.ts'
import { Panel } from './Panel.tsx'

type FeedPanelProps = Pick<ComponentProps<typeof Panel>, 'title' | 'note' | 'onClose'> & {
  /** `empty` and `ready` describe the cached data, even if the last refetch failed. */
  state: 'loading' | 'failed' | 'empty' | 'ready'
  failure: string
  onRetry: () => void
  empty: { title: string; text: string; icon: string }
  unread: number
  readAllLabel: string
  onReadAll: () => void
  children: ReactNode
}

/** A panel with a feed: unread count, mark all as read, and the states of the list. */
export function FeedPanel(props: FeedPanelProps) {
  const { title, note, onClose, state, failure, onRetry, empty, unread, readAllLabel, onReadAll, children } = props
  return (
    <Panel
      title={title}
      note={note}
      onClose={onClose}
      aside={unread > 0 && <span className="panel-count">{unread} sin leer</span>}
      actions={
        unread > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="panel-link"
            onClick={(event) => {
              focusPanel(event.currentTarget)
              onReadAll()
            }}
          >
            {readAllLabel}
          </Button>
        )
      }
    >
      {state === 'loading' && <FeedSkeleton />}
      {state === 'failed' && (
        <ErrorState title={`No pudimos cargar tus ${title.toLowerCase()}`} message={failure} onRetry={onRetry} />
      )}
      {state === 'empty' && (
        <EmptyState title={empty.title} icon={<i className={`pi ${empty.icon}`} />}>
          {empty.text}
        </EmptyState>
      )}
      {state === 'ready' && (
        <ul role="list" className="feed">
          {children}
        </ul>
      )}
    </Panel>
  )
}
