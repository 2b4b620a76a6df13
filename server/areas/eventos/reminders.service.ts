/** Turns due reminders of events into notifications, and stores the occurrences of the days to come. */
import { digest } from '../../adapters/digest.ts'
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dateText, dayAt } from '../../lib/calendar.ts'
import { dayOf, isDay, momentOf } from '../../lib/wall-clock.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { putNotification } from '../notifications/door.ts'
import { idOriginalOf } from './load.ts'
import { eventLink } from './ocurrencias.service.ts'
import * as queries from './queries.ts'
import { occurrenceOn, occurrencesOf, storedDays, type Occurrence } from './series.ts'
import { nextReminder, occurrenceRow, type Stored } from './stored.ts'

type Reminding = Pick<Services, 'store' | 'clock' | 'publicUrl'>

const batch = 50

const startText = ({ inicio }: Occurrence, today: string): string => {
  const day = dayOf(inicio)
  const name = day === today ? 'hoy' : day === addDays(today, 1) ? 'mañana' : `el ${dateText(day)}`
  return isDay(inicio) ? name : `${name} a las ${inicio.slice(11)}`
}

/** Inside a write: notifies those who take part, or the author if nobody does, of members of the company only. */
async function notify(services: Reminding, db: Db, stored: Stored, occurrence: Occurrence, due: string): Promise<void> {
  const { id, proyectoId, creadoPor, series } = stored
  const { dia, titulo, lugar, asignados } = occurrence
  const wanted = asignados.length > 0 ? asignados : creadoPor === null ? [] : [creadoPor]
  const people = await queries.selectMembersOfProject(db, proyectoId, wanted)
  const when = startText(occurrence, dayAt(services.clock()))
  for (const { userId, project } of people) {
    // The same for an occurrence, a person and a moment: no replica can store it twice.
    const notice = digest(`event|${id}|${dia}|${userId}|${due}`).slice(0, 36)
    await putNotification(services, db, userId, {
      kind: 'event',
      id: notice,
      title: `${titulo}: ${when}`.slice(0, 200).toWellFormed(),
      description: [lugar, project].filter(Boolean).join(' · '),
      icon: 'pi pi-calendar',
      image: null,
      time: due,
      link: eventLink(id, idOriginalOf(series.inicio, dia), proyectoId),
    })
  }
}

/** Inside a write: handles a batch of due reminders; tells how many there were. */
async function remindBatch(services: Reminding, db: Db): Promise<number> {
  const now = services.clock()
  await services.store.lock(db, 'event reminders')
  const due = await queries.selectDue(db, now.toISOString(), batch)
  for (const { eventoId, proyectoId, dia, proximoAviso } of due) {
    const [stored] = await queries.selectStored(db, proyectoId, [eventoId])
    const occurrence = stored && occurrenceOn(stored.series, stored.exceptions, dia)
    // After an outage: nobody needs the reminder of something that is over.
    const isOver = occurrence && momentOf(addDays(dayOf(occurrence.fin), 1)) < now
    if (occurrence && !isOver) await notify(services, db, stored, occurrence, proximoAviso!)
    const next = occurrence ? nextReminder(occurrence, now) : null
    await queries.updateReminder(db, eventoId, dia, next)
  }
  return due.length
}

/** Notifies of due reminders. Replicas may run it concurrently: each reminder is claimed and stored in one transaction. */
export async function remindOfEvents(services: Reminding): Promise<void> {
  while ((await services.store.write((db) => remindBatch(services, db))) === batch);
}

/** Inside a write: adds the occurrences of a series up to the last day to store. */
async function extendSeries(db: Db, stored: Stored, extendedUntil: string, now: Date): Promise<void> {
  const { series, exceptions } = stored
  const { until } = storedDays(dayOf(series.inicio), dayAt(now))
  const rows = occurrencesOf(series, exceptions, addDays(extendedUntil, 1), until)
  await insertRows(
    db,
    'ocurrencias',
    rows.map((each) => occurrenceRow(stored, each, now)),
  )
  await queries.updateExtended(db, stored.id, until)
}

/** Stores the occurrences of the days that came into reach. Replicas may run it concurrently. */
export async function extendOccurrences({ store, clock }: Pick<Reminding, 'store' | 'clock'>): Promise<void> {
  const now = clock()
  const { until } = storedDays('', dayAt(now))
  for (;;) {
    const count = await store.write(async (db) => {
      await store.lock(db, 'event occurrences')
      const rows = await queries.selectToExtend(db, until, batch)
      for (const { id, proyectoId, extendidaHasta } of rows) {
        // A person who changes the series at the same time waits, or comes first.
        await store.lock(db, `documents:${proyectoId}`)
        const [stored] = await queries.selectStored(db, proyectoId, [id])
        if (stored) await extendSeries(db, stored, extendidaHasta!, now)
      }
      return rows.length
    })
    if (count < batch) return
  }
}

/** Runs both in the background. */
export function remindOfEventsSoon(services: Reminding & Pick<Services, 'background'>): void {
  services.background.run('remind of events', () => remindOfEvents(services))
}
export function extendOccurrencesSoon(services: Reminding & Pick<Services, 'background'>): void {
  services.background.run('extend the calendar', () => extendOccurrences(services))
}
