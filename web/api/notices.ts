import { createStore } from '../lib/store.ts'

export type NoticeType = 'default' | 'success' | 'error' | 'warning' | 'info'
/** An alert at the top right. With a duration (milliseconds) above 0 it leaves by itself. */
export type Notice = { id: string; type: NoticeType; title: string; message: string; duration: number }

/** How long notices stay, in milliseconds (seed 000, section 9). */
export const noticeDuration = { success: 4000, error: 6000 } as const

export const notices = createStore<readonly Notice[]>([])
let count = 0

/**
 * Shows a notice and returns its id. One that says the same as a notice on the screen takes that one's place, so that an
 * event is never told twice.
 */
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
