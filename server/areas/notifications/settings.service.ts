/** Which kinds of notifications a user gets, and which also by mail. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { announceChange } from '../live/door.ts'
import { selectSettings, upsertSetting } from './queries.ts'

type Setting = components['schemas']['NotificationSetting']
export type NotificationKind = Setting['kind']

/** The default of each kind, in the order of the settings screen. */
const defaults: readonly Setting[] = [
  { kind: 'task', wanted: true, byMail: true, daysBefore: null },
  { kind: 'comment', wanted: true, byMail: false, daysBefore: null },
  { kind: 'chat', wanted: true, byMail: false, daysBefore: null },
  { kind: 'reminder', wanted: true, byMail: false, daysBefore: null },
  { kind: 'event', wanted: true, byMail: false, daysBefore: null },
  { kind: 'company', wanted: true, byMail: true, daysBefore: null },
  { kind: 'invoiceDue', wanted: true, byMail: false, daysBefore: 3 },
  { kind: 'certificateDue', wanted: true, byMail: false, daysBefore: 3 },
  { kind: 'documentDue', wanted: true, byMail: false, daysBefore: 15 },
  { kind: 'taskDue', wanted: true, byMail: false, daysBefore: 3 },
]

const defaultOf = (kind: NotificationKind) => defaults.find((each) => each.kind === kind)!

type SettingRow = Awaited<ReturnType<typeof selectSettings>>[number]

/** The user's choice, or the default. */
const settingFrom = (usual: Setting, row: SettingRow | undefined): Setting =>
  row
    ? {
        kind: usual.kind,
        wanted: row.wanted === 1,
        byMail: row.byMail === 1,
        daysBefore: row.daysBefore ?? usual.daysBefore,
      }
    : usual

/** The settings of all kinds. */
export function getNotificationSettings(ctx: Context, db: Db = ctx.store.read): Promise<Setting[]> {
  return settingsOf(db, ctx.user.id)
}

/** The settings of all kinds of any user. */
export async function settingsOf(db: Db, userId: string): Promise<Setting[]> {
  const chosen = new Map((await selectSettings(db, userId)).map((row) => [row.kind, row]))
  return defaults.map((usual) => settingFrom(usual, chosen.get(usual.kind)))
}

/** Merges the sent fields into the settings of each kind. */
export function updateNotificationSettings(
  ctx: Context,
  changes: components['schemas']['NotificationSettingPatch'][],
): Promise<Setting[]> {
  return ctx.store.write(async (db) => {
    for (const { kind, wanted, byMail, daysBefore } of changes) {
      const usual = defaultOf(kind)
      const columns = definedFields({
        wanted: wanted === undefined ? undefined : Number(wanted),
        byMail: byMail === undefined ? undefined : Number(byMail),
        daysBefore: usual.daysBefore === null ? undefined : (daysBefore ?? undefined),
      })
      const { wanted: isWanted, byMail: isByMail } = usual
      const row = { kind, wanted: Number(isWanted), byMail: Number(isByMail), daysBefore: null, ...columns }
      await upsertSetting(db, ctx.user.id, row, columns)
    }
    await announceChange(ctx, db, 'settings')
    return getNotificationSettings(ctx, db)
  })
}

/** The setting of a user for a kind. */
export async function settingOf(db: Db, userId: string, kind: NotificationKind): Promise<Setting> {
  const [row] = await selectSettings(db, userId, kind)
  return settingFrom(defaultOf(kind), row)
}
