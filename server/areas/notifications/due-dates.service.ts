/**
 * Notifications of due dates. Each morning every user is checked once; what they were notified of and the day of the check are
 * stored in the same transaction, under a lock, so that replicas and restarts neither repeat nor lose one.
 */
import { digest } from '../../adapters/digest.ts'
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { fromScaled } from '../../money/decimal.ts'
import { moneyText } from '../../money/money-text.ts'
import { linkInProject } from '../../records/project-link.ts'
import { documentLink } from '../../lib/document-link.ts'
import { documentName } from '../../lib/document-number.ts'
import { certificateName } from '../certificados/door.ts'
import { announceTo } from '../live/door.ts'
import { putIntoOutbox } from '../mailbox/door.ts'
import { beforeWork, dueTitle, longestOverdueDays, stageOf } from './due-dates.ts'
import * as queries from './due-dates.queries.ts'
import { dueDatesMail } from './mails.ts'
import { replaceNotification, type PersonalNotice } from './service.ts'
import { settingsOf } from './settings.service.ts'
import type { DueKind } from './tables.ts'

type Notifying = Pick<Services, 'store' | 'clock' | 'publicUrl'>
type DueRecord = { id: string; dueOn: string; name: string; description: string; link: string }

const batch = 20
/** Most new notifications of a kind in one morning; the rest follow on the next ones. */
const mostNew = 100
/** Most records of a kind that are compared; the screen of due dates lists all. */
const mostCompared = 1000
/** A notification is withdrawn this many days after the due date, also if nothing changed. */
const longestShownDays = 30
const longestTitle = 200

const amountLeft = ({ saldo, moneda }: { saldo: number; moneda: string }) =>
  moneyText(fromScaled('importe', saldo), moneda)

const kinds: Record<
  DueKind,
  { icon: string; find: (db: Db, userId: string, days: queries.Days) => Promise<DueRecord[]> }
> = {
  invoiceDue: {
    icon: 'pi pi-receipt',
    async find(db, userId, days) {
      const rows = await queries.selectDueInvoices(db, userId, days, mostCompared)
      return rows.map(({ id, dueOn, razonSocial, project, projectId, ...row }) => ({
        id,
        dueOn,
        name: documentName(row),
        description: `${razonSocial} · falta pagar ${amountLeft(row)} · ${project}`,
        link: linkInProject(`/finanzas/comprobantes?abierto=${id}`, projectId),
      }))
    },
  },
  certificateDue: {
    icon: 'pi pi-verified',
    async find(db, userId, days) {
      const rows = await queries.selectDueCertificates(db, userId, days, mostCompared)
      return rows.map(({ id, dueOn, contratoId, objeto, project, projectId, ...row }) => ({
        id,
        dueOn: dueOn!,
        name: `Certificado ${certificateName(row)}`,
        description: `${objeto} · falta pagar ${amountLeft(row)} · ${project}`,
        link: linkInProject(`/finanzas/contratos/${contratoId}/certificados/${id}`, projectId),
      }))
    },
  },
  documentDue: {
    icon: 'pi pi-file',
    async find(db, userId, days) {
      const rows = await queries.selectDueDocuments(db, userId, days, mostCompared)
      return rows.map(({ id, dueOn, nombre, tipo, project, projectId }) => ({
        id,
        dueOn: dueOn!,
        name: nombre,
        description: [tipo, project].filter(Boolean).join(' · '),
        link: linkInProject(documentLink(id), projectId),
      }))
    },
  },
  taskDue: {
    icon: 'pi pi-check-square',
    async find(db, userId, days) {
      const rows = await queries.selectDueCards(db, userId, days, mostCompared)
      return rows.map(({ id, dueOn, title, board }) => ({
        id,
        dueOn,
        name: title,
        description: `Tarea del tablero ${board}`,
        link: `/apps/tasks/${id}`,
      }))
    },
  },
}
const dueKinds = Object.keys(kinds) as DueKind[]

/** Withdraws notifications of settled records, and notifies users of their due dates. Replicas may run it concurrently. */
export async function notifyDueDates(services: Notifying): Promise<void> {
  const now = services.clock()
  const today = dayAt(now)
  for (const kind of dueKinds) await withdrawSettled(services, kind, addDays(today, -longestShownDays))
  if (dayAt(beforeWork(now)) !== today) return
  let hasMore = (await queries.selectUnchecked(services.store.read, today, 1)).length > 0
  while (hasMore) {
    hasMore = await services.store.write(async (db) => {
      await services.store.lock(db, 'due dates')
      const people = await queries.selectUnchecked(db, today, batch)
      for (const { lastDay, ...person } of people) {
        // Somebody new starts tomorrow: all due dates at once, in the middle of a day, would be noise.
        if (lastDay !== null) await notifyPerson(services, db, person, today)
        await queries.upsertCheckedDay(db, person.id, today)
      }
      return people.length === batch
    })
  }
}

async function withdrawSettled(services: Notifying, kind: DueKind, oldest: string): Promise<void> {
  const { store } = services
  const settled = () => queries.selectSettled(store.read, kind, oldest, batch)
  for (let rows = await settled(); rows.length > 0; rows = await settled()) {
    await store.write(async (db) => {
      await queries.deleteDueNotices(
        db,
        rows.map(({ notificationId }) => notificationId),
      )
      for (const person of new Set(rows.map(({ userId }) => userId)))
        await announceTo(services, db, 'notifications', { person })
    })
  }
}

type Person = { id: string; name: string; email: string }

/** Inside a transaction: notifies a user of what reached its next stage, in the panel and in one mail. */
async function notifyPerson(services: Notifying, db: Db, person: Person, today: string): Promise<void> {
  const settings = new Map((await settingsOf(db, person.id)).map((setting) => [setting.kind, setting]))
  const before = await queries.selectDueNotices(db, person.id)
  const time = services.clock().toISOString()
  const notices: (PersonalNotice & { byMail: boolean })[] = []
  for (const kind of dueKinds) {
    const { wanted, byMail, daysBefore } = settings.get(kind)!
    if (!wanted) continue
    const { icon, find } = kinds[kind]
    const days = { from: addDays(today, -longestOverdueDays), until: addDays(today, daysBefore ?? 0) }
    const changed = (await find(db, person.id, days)).flatMap((record) => {
      const stage = stageOf(record.dueOn, today, daysBefore ?? 0)!
      const id = digest(`${kind}|${record.id}|${person.id}`).slice(0, 36)
      const last = before.get(id)
      return last?.stage === stage && last.dueOn === record.dueOn ? [] : [{ id, stage, record }]
    })
    for (const { id, stage, record } of changed.slice(0, mostNew)) {
      const { dueOn, name, description, link } = record
      const title = dueTitle(stage, dueOn, name).slice(0, longestTitle).toWellFormed()
      const notice = { kind, id, title, description, icon, image: null, link, time }
      await replaceNotification(db, person.id, notice)
      const recordId = record.id
      await queries.upsertDueNotice(db, { notificationId: id, userId: person.id, kind, recordId, dueOn, stage })
      notices.push({ ...notice, byMail })
    }
  }
  if (notices.length > 0) await announceTo(services, db, 'notifications', { person: person.id })
  const mailed = notices.filter(({ byMail }) => byMail)
  if (mailed.length === 0) return
  await putIntoOutbox(services, db, dueDatesMail(person, mailed, services.publicUrl))
}

/** Notifies of due dates in the background. */
export function notifyDueDatesSoon(services: Notifying & Pick<Services, 'background'>): void {
  services.background.run('notify of due dates', () => notifyDueDates(services))
}
