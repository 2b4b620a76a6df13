/** Shared by the tests of the top bar's panels: replacing lists, and opening panels. */
import { expect } from 'vitest'
import { demo, inProject, screen, user, waitFor, within, type Obra } from './app.ts'

type Feed = 'messages' | 'notifications' | 'shortcuts'

const operations = {
  messages: ['listMessages', 'createMessage', 'deleteMessage'],
  notifications: ['listNotifications', 'createNotification', 'deleteNotification'],
  shortcuts: ['listShortcuts', 'createShortcut', 'deleteShortcut'],
} as const

type Call = (id: string, input?: object) => Promise<{ status: number; body: unknown }>

const callAs = async (obra: Obra): Promise<Call> => (await obra.server.as(demo.email)) as unknown as Call

export async function readAll<Row extends { id: string }>(obra: Obra, feed: Feed): Promise<Row[]> {
  const call = await callAs(obra)
  return (await call(operations[feed][0])).body as Row[]
}

/** Replaces the content of a list of `api/common`. */
export async function replaceAll(obra: Obra, feed: Feed, rows: object[]): Promise<void> {
  const call = await callAs(obra)
  const [, create, remove] = operations[feed]
  for (const { id } of await readAll(obra, feed)) await call(remove, { query: { id } })
  for (const row of rows) {
    const { status } = await call(create, { body: { [feed.slice(0, -1)]: row } })
    expect(status).toBeLessThan(300)
  }
}

export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

export async function openDashboard(obra: Obra, at?: Date): Promise<void> {
  await obra.open('/dashboards/project', { ...inProject, at })
  await screen.findByRole('heading', { level: 1, name: 'Tablero del proyecto' })
}

export const barButton = (name: string | RegExp) => screen.findByRole('button', { name })

/** Presses a button of the top bar once it is rendered, and returns queries for the panel that it opens. */
export async function openPanel(button: string | RegExp, panel: string) {
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  await user.click(await barButton(button))
  const dialog = await screen.findByRole('dialog', { name: panel })
  return { dialog, ...within(dialog) }
}

export const expectClosed = (panel: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: panel })).toBeNull())
