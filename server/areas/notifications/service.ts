import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { insertUnderId } from '../../lib/insert-under-id.ts'
import { cleanMarkup } from '../../lib/html.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { utcTime } from '../../lib/time.ts'
import { announceChange, announceTo } from '../live/door.ts'
import { putIntoOutbox } from '../mailbox/door.ts'
import { notificationMail } from './mails.ts'
import {
  deleteNotificationRow,
  markNotificationRows,
  selectAddressee,
  selectNotification,
  selectNotifications,
  toggleNotificationRow,
  updateNotificationRow,
  type NotificationRow,
  insertNotificationIfFree,
} from './queries.ts'
import { settingOf, type NotificationKind } from './settings.service.ts'

type Notification = components['schemas']['Notification']
type NotificationInput = components['schemas']['NotificationInput']
type NotificationPatch = components['schemas']['NotificationPatch']

function toNotification(row: NotificationRow): Notification {
  return { ...row, read: row.read === 1, useRouter: row.useRouter === 1, seen: row.seen === 1 }
}

const maxDescriptionLength = 10_000

/** Escaping makes text longer; the stored text must still fit the contract's limit when it is sent back. */
function cleanDescription(description: string | undefined): string | undefined {
  if (description === undefined) return undefined
  const clean = cleanMarkup(description)
  if (clean.length > maxDescriptionLength) throw invalid('notification.description', 'Es demasiado largo.')
  return clean
}

function toColumns({
  description,
  time,
  read,
  useRouter,
  seen,
  ...same
}: NotificationInput | Omit<NotificationPatch, 'id'>): Partial<NotificationRow> {
  return definedFields({
    ...same,
    description: cleanDescription(description),
    time: time === undefined ? undefined : utcTime('notification.time', time),
    read: read === undefined ? undefined : Number(read),
    useRouter: useRouter === undefined ? undefined : Number(useRouter),
    seen: seen === undefined ? undefined : Number(seen),
  })
}

async function changedNotification(ctx: Context, db: Db, id: string): Promise<Notification> {
  const row = await selectNotification(db, ctx.user.id, id)
  if (!row) throw notFound('No encontramos esa notificación.')
  await announceChange(ctx, db, 'notifications')
  return toNotification(row)
}

/** The notifications of the signed-in user, newest first (docs/domain/suite.md, Notifications). */
export async function listNotifications(ctx: Context): Promise<Notification[]> {
  return (await selectNotifications(ctx.store.read, ctx.user.id)).map(toNotification)
}

/** Creates a notification of the user; `time` defaults to now. */
export function createNotification(ctx: Context, input: NotificationInput): Promise<Notification> {
  const time = ctx.clock().toISOString()
  const defaults = { icon: null, image: null, description: '', time, read: 0, link: null, useRouter: 0, seen: 0 }
  const row = { ...defaults, ...toColumns(input), title: input.title, id: input.id ?? newId(), userId: ctx.user.id }
  return ctx.store.write(async (db) => {
    const id = await insertUnderId(row.id, (id) => insertNotificationIfFree(db, { ...row, id }))
    return changedNotification(ctx, db, id)
  })
}

/** Merges the sent fields. Throws 404 for another user's notification, 400 for a different inner id. */
export function updateNotification(
  ctx: Context,
  id: string,
  { id: innerId, ...patch }: NotificationPatch,
): Promise<Notification> {
  if (innerId !== undefined && innerId !== id) throw invalid('notification.id', 'No coincide con el id de afuera.')
  return ctx.store.write(async (db) => {
    await updateNotificationRow(db, ctx.user.id, id, toColumns(patch))
    return changedNotification(ctx, db, id)
  })
}

/** Toggles the stored `read`. Throws 404 for another user's notification. */
export function toggleNotificationReadStatus(ctx: Context, id: string): Promise<Notification> {
  return ctx.store.write(async (db) => {
    await toggleNotificationRow(db, ctx.user.id, id)
    return changedNotification(ctx, db, id)
  })
}

/** Marks all notifications of the signed-in user as read and seen (docs/domain/suite.md, Notifications). */
export function markAllNotificationsAsRead(ctx: Context): Promise<true> {
  return ctx.store.write<true>(async (db) => {
    await markNotificationRows(db, ctx.user.id)
    await announceChange(ctx, db, 'notifications')
    return true
  })
}

/** POST variant; the GET stays for older clients. */
export const readAllNotifications = markAllNotificationsAsRead

/** Deletes a notification of the user. Throws 404 for another user's. */
export function deleteNotification(ctx: Context, id: string): Promise<true> {
  return ctx.store.write<true>(async (db) => {
    if (!(await deleteNotificationRow(db, ctx.user.id, id))) throw notFound('No encontramos esa notificación.')
    await announceChange(ctx, db, 'notifications')
    return true
  })
}

export type PersonalNotice = Pick<
  NotificationRow,
  'id' | 'title' | 'description' | 'image' | 'icon' | 'time' | 'link'
> & { kind: NotificationKind }

/**
 * Inside a transaction: notifies a user if their settings allow it; replaces a notification with the same id. `description` is
 * plain text.
 * Also adds a mail to the outbox if they want one, except while the replaced notification is unread.
 */
export async function putNotification(
  services: Pick<Context, 'store' | 'clock' | 'publicUrl'>,
  db: Db,
  userId: string,
  notice: PersonalNotice,
): Promise<void> {
  const wish = await settingOf(db, userId, notice.kind)
  if (!wish.wanted) return
  const wasUnread = await replaceNotification(db, userId, notice)
  await announceTo(services, db, 'notifications', { person: userId })
  if (wish.byMail && !wasUnread) await mailNotification(services, db, userId, notice)
}

/** Inside a transaction: stores a notification, unread, in place of one with the same id; returns whether that one was unread. */
export async function replaceNotification(
  db: Db,
  userId: string,
  { kind: _kind, ...notice }: PersonalNotice,
): Promise<boolean> {
  const fresh = { ...notice, description: toDescription(notice.description), useRouter: 1, read: 0, seen: 0 }
  const before = await selectNotification(db, userId, notice.id)
  if (before || !(await insertNotificationIfFree(db, { ...fresh, userId }))) {
    const { id, ...columns } = fresh
    await updateNotificationRow(db, userId, id, columns)
  }
  return before?.read === 0
}

async function mailNotification(
  services: Pick<Context, 'clock' | 'publicUrl'>,
  db: Db,
  userId: string,
  notice: PersonalNotice,
): Promise<void> {
  const addressee = await selectAddressee(db, userId)
  if (!addressee) return
  await putIntoOutbox(services, db, notificationMail(addressee, notice, services.publicUrl))
}

/** Converts plain text to a stored description. */
const toDescription = (text: string) => cleanMarkup(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))

/** Inside a transaction: removes the notification of a user with this id, if there is one. */
export async function withdrawNotification(ctx: Context, db: Db, userId: string, id: string): Promise<void> {
  if (await deleteNotificationRow(db, userId, id)) await announceChange(ctx, db, 'notifications', { person: userId })
}

/** Inside a transaction: changes the text of an existing notification; it stays read or unread. */
export async function changeNotificationText(
  ctx: Context,
  db: Db,
  userId: string,
  id: string,
  text: string,
): Promise<void> {
  if (!(await selectNotification(db, userId, id))) return
  await updateNotificationRow(db, userId, id, { description: toDescription(text.slice(0, 200)) })
  await announceChange(ctx, db, 'notifications', { person: userId })
}

/** Inside a transaction: marks the notification with this id as read and seen. */
export async function markNotificationSeen(ctx: Context, db: Db, id: string): Promise<void> {
  const notice = await selectNotification(db, ctx.user.id, id)
  if (!notice || (notice.read === 1 && notice.seen === 1)) return
  await updateNotificationRow(db, ctx.user.id, id, { read: 1, seen: 1 })
  await announceChange(ctx, db, 'notifications')
}
