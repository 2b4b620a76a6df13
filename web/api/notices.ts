import { createStore } from '../lib/store.ts'

export type NoticeType = 'default' | 'success' | 'error' | 'warning' | 'info'
/** A notice at the top right. It closes after `duration` milliseconds, or never if that is 0. */
export type Notice = { id: string; type: NoticeType; title: string; message: string; duration: number }

/** Durations in milliseconds (docs/domain/suite.md, Loading overlay and notices). */
export const noticeDuration = { success: 4000, error: 6000 } as const

export const notices = createStore<readonly Notice[]>([])
let count = 0

/** Shows a notice and returns its id. Replaces a visible notice with the same text. */
export function notify(notice: Omit<Notice, 'id' | 'duration'> & { duration?: number }): string {
  const id = `notice-${++count}`
  const duration = notice.duration ?? (notice.type === 'error' ? noticeDuration.error : noticeDuration.success)
  const others = notices.get().filter((shown) => !isSame(shown, notice))
  notices.set([...others, { ...notice, duration, id }])
  return id
}

export function dismissNotice(id: string): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

function isSame(a: Omit<Notice, 'id' | 'duration'>, b: Omit<Notice, 'id' | 'duration'>): boolean {
  return a.type === b.type && a.title === b.title && a.message === b.message
}
