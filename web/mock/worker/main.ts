/**
 * The server in a worker. Each tab has one; the one that holds the lock opens the store and serves all tabs, and when its tab
 * closes the next one takes over.
 */
import './missing-in-browsers.ts'
import sqlite3Init from '@sqlite.org/sqlite-wasm'
import { deliverSoon } from '../../../server/areas/mailbox/outbox.service.ts'
import { notifyDueDatesSoon } from '../../../server/areas/notifications/due-dates.service.ts'
import { extendOccurrencesSoon, remindOfEventsSoon } from '../../../server/areas/eventos/reminders.service.ts'
import { remindSoon } from '../../../server/areas/notes/reminders.service.ts'
import { hasAccounts } from '../../../server/areas/auth/queries.ts'
import { findSession } from '../../../server/areas/auth/session.service.ts'
import { admit } from '../../../server/areas/developers/access.service.ts'
import { handlers } from '../../../server/app/handlers.ts'
import { seed } from '../../../server/app/seed.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { buildApp } from '../../../server/http/app.ts'
import { loadFixtureFiles, loadFixtures } from '../stand-ins/fixtures.ts'
import { channelName, type FromWorker, type TabState, type ToWorker } from '../wire.ts'
import { createAnswering } from './answer-calls.ts'
import { makeServices, tabPasswords } from './make-services.ts'
import { openDatabase } from './open-database.ts'
import { createTabStore } from './store.ts'

const pollingMilliseconds = 10_000
const mostMails = 50

/** The base path of the demo: this file is in its `assets/worker`, or in the sources. */
const base = location.pathname.replace(/\/(assets|mock)\/worker\/[^/]*$/, '')

const channel = new BroadcastChannel(channelName(base))
const post = (message: FromWorker) => channel.postMessage(message)
let state: TabState = {
  kind: 'state',
  worker: crypto.randomUUID(),
  stage: 'starting',
  part: 0,
  isPersistent: true,
  mails: [],
}

function tell(change: Partial<TabState>): void {
  state = { ...state, ...change }
  post(state)
}

/** Opens the store, seeds an empty one, and serves until the tab closes. */
async function serve(): Promise<void> {
  channel.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => data.kind === 'hello' && post(state))
  tell({})
  const [sqlite3] = await Promise.all([sqlite3Init(), loadFixtures()])
  const { raw, isPersistent, wipe } = await openDatabase(sqlite3, base)
  const store = createTabStore(raw)
  tell({ isPersistent })
  await migrate(store)
  if (!(await hasAccounts(store.read))) await loadFixtureFiles()
  const onArea = (done: number, all: number) => tell({ stage: 'filling', part: done / all })
  await seed(store, { passwords: tabPasswords, now: new Date(), onArea })
  const services = makeServices(store, location.origin + base, (mail) =>
    tell({ mails: [mail, ...state.mails].slice(0, mostMails) }),
  )
  const receive = createAnswering(buildApp({ services, handlers, findSession, admit }), post)
  const polling = setInterval(() => {
    deliverSoon(services)
    remindSoon(services)
    remindOfEventsSoon(services)
    notifyDueDatesSoon(services)
    extendOccurrencesSoon(services)
  }, pollingMilliseconds)
  channel.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind !== 'wipe') return receive(data)
    clearInterval(polling)
    services.streams.endAll()
    void wipe().then(() => post({ kind: 'wiped' }))
  })
  tell({ stage: 'ready', part: 1 })
}

const untilTabGoes = new Promise<never>(() => {})

void navigator.locks.request(channelName(base), async () => {
  try {
    await serve()
  } catch (error) {
    console.error(error)
    tell({ stage: 'failed' })
  }
  await untilTabGoes
})
