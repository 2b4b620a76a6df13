/** Turns due reminders into notifications. */
import type { Services } from '../../context.ts'
import { putNotification } from '../notifications/door.ts'
import { markReminded, selectDue } from './list.queries.ts'

type Reminding = Pick<Services, 'store' | 'clock' | 'publicUrl' | 'background'>
type Due = Awaited<ReturnType<typeof selectDue>>[number]

const batch = 50
const longestDescription = 200

/** The description of the notification: the note's text, or its first open task. */
function descriptionOf({ title, content, tasks }: Due): string {
  const lines = tasks === null ? [] : (JSON.parse(tasks) as { content: string; completed: boolean }[])
  const open = lines.find((line) => !line.completed)?.content ?? ''
  const text = title.trim() ? content.trim() || open : open
  return text.length > longestDescription ? `${text.slice(0, longestDescription).toWellFormed()}…` : text
}

function titleOf({ title, content }: Due): string {
  const text = title.trim() || content.trim().split('\n')[0] || 'Nota'
  return `Recordatorio: ${text.length > longestDescription ? `${text.slice(0, longestDescription).toWellFormed()}…` : text}`
}

/** Creates notifications for due notes. Replicas may run it concurrently: each reminder is sent once. */
export async function remindDue(services: Pick<Reminding, 'store' | 'clock' | 'publicUrl'>): Promise<void> {
  for (;;) {
    const count = await services.store.write(async (db) => {
      await services.store.lock(db, 'note reminders')
      const due = await selectDue(db, services.clock().toISOString(), batch)
      for (const note of due) {
        const notice = { title: titleOf(note), description: descriptionOf(note), time: note.reminder! }
        const look = { kind: 'reminder', icon: 'pi pi-clock', image: null, link: `/apps/notes/${note.id}` } as const
        await putNotification(services, db, note.userId, { id: `note-reminder-${note.id}`, ...notice, ...look })
      }
      if (due.length > 0)
        await markReminded(
          db,
          due.map(({ seq }) => seq),
        )
      return due.length
    })
    if (count < batch) return
  }
}

/** Checks for due reminders in the background. */
export function remindSoon(services: Reminding): void {
  services.background.run('remind of notes', () => remindDue(services))
}
