import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rowsToRender } from '../../../lib/rows-to-render.ts'
import { isImage } from '../files.ts'
import type { MessageRow } from './message-rows.ts'
import { useFurther } from './thread-loading.ts'

/** Distance from either end at which the next page is fetched. */
const nearPixels = 600
/** Distance from the end at which the latest message counts as read. */
const endPixels = 80

const estimatedHeight = ({ message: { value, replyTo, attachments = [] }, day }: MessageRow) => {
  const images = attachments.filter(isImage).length
  const lines = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 60), 0)
  const files = images * 66 + (images % 2) * 66 + (attachments.length - images) * 32
  return 22 + 22 * lines + (day ? 48 : 0) + (replyTo ? 56 : 0) + files
}

type ThreadScroll = {
  chatId: string
  rows: MessageRow[]
  hasOlder: boolean
  hasNewer: boolean
  target: string | null
  isPrinting: boolean
}

/** Calls `listener` before the user can scroll; returns how to stop that. */
function onUserScroll(element: HTMLElement | null, listener: () => void) {
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  for (const name of events) element?.addEventListener(name, listener, { passive: true })
  return () => events.forEach((name) => element?.removeEventListener(name, listener))
}

/**
 * Scrolling of a thread: opens at the target, the first unread message or the end; keeps its position while older
 * messages are prepended, and stays at the end while new ones arrive.
 */
export function useThreadScroll({ chatId, rows, hasOlder, hasNewer, target, isPrinting }: ThreadScroll) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const older = useFurther(chatId, 'older')
  const newer = useFurther(chatId, 'newer')
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]!.message.id,
    estimateSize: (index) => estimatedHeight(rows[index]!),
    overscan: 8,
    rangeExtractor: rowsToRender(isPrinting),
    paddingStart: 16,
    paddingEnd: 8,
    anchorTo: 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: endPixels,
  })
  // Initial position: the target message, else the first unread one, else the end.
  const hasRows = rows.length > 0
  useLayoutEffect(() => {
    if (!hasRows) return
    const index = rows.findIndex(({ message, isFirstUnread }) => (target ? message.id === target : isFirstUnread))
    if (index >= 0) virtual.scrollToIndex(index, { align: target ? 'center' : 'start' })
    else virtual.scrollToEnd()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when another thread or target opens
  }, [chatId, hasRows, target])
  // After a jump to the end, stay there while messages arrive, until the user scrolls.
  const isBound = useRef(false)
  useEffect(() => onUserScroll(scroller.current, () => void (isBound.current = false)), [])
  useLayoutEffect(() => {
    if (isBound.current) virtual.scrollToEnd()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when rows are added or removed
  }, [rows.length])
  const toEnd = () => {
    isBound.current = true
    virtual.scrollToEnd()
  }
  const follow = () => {
    const element = scroller.current
    if (!element) return
    const below = element.scrollHeight - element.scrollTop - element.clientHeight
    setIsAtEnd(below <= endPixels && !hasNewer)
    if (element.scrollTop < nearPixels && hasOlder && !older.isLoading && !older.hasFailed) older.load()
    if (below < nearPixels && hasNewer && !newer.isLoading && !newer.hasFailed) newer.load()
  }
  // A thread shorter than its box fires no scroll events, but may have older messages.
  useEffect(follow)
  return { scroller, virtual, isAtEnd, older, newer, follow, toEnd }
}
