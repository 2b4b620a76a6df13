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
  { kind: 'task', wanted: true, byMail: true },
  { kind: 'comment', wanted: true, byMail: false },
  { kind: 'chat', wanted: true, byMail: false },
  { kind: 'reminder', wanted: true, byMail: false },
  { kind: 'company', wanted: true, byMail: true },
]

const defaultOf = (kind: NotificationKind) => defaults.find((each) => each.kind === kind)!

/** The settings of all kinds: the user's choice or the default. */
export async function getNotificationSettings(ctx: Context, db: Db = ctx.store.read): Promise<Setting[]> {
  const chosen = new Map((await selectSettings(db, ctx.user.id)).map((row) => [row.kind, row]))
  return defaults.map((usual) => {
    const row = chosen.get(usual.kind)
    return row ? { kind: usual.kind, wanted: row.wanted === 1, byMail: row.byMail === 1 } : usual
  })
}

/** Merges the sent fields into the settings of each kind. */
export function updateNotificationSettings(
  ctx: Context,
  changes: components['schemas']['NotificationSettingPatch'][],
): Promise<Setting[]> {
  return ctx.store.write(async (db) => {
    for (const { kind, wanted, byMail } of changes) {
      const usual = defaultOf(kind)
      const columns = definedFields({
        wanted: wanted === undefined ? undefined : Number(wanted),
        byMail: byMail === undefined ? undefined : Number(byMail),
      })
      const row = { kind, wanted: Number(usual.wanted), byMail: Number(usual.byMail), ...columns }
      await upsertSetting(db, ctx.user.id, row, columns)
    }
    await announceChange(ctx, db, 'settings')
    return getNotificationSettings(ctx, db)
  })
}

/** Whether a user wants notifications of a kind, and whether by mail too. */
export async function settingOf(
  db: Db,
  userId: string,
  kind: NotificationKind,
): Promise<{ wanted: boolean; byMail: boolean }> {
  const [row] = await selectSettings(db, userId, kind)
  return row ? { wanted: row.wanted === 1, byMail: row.byMail === 1 } : defaultOf(kind)
}
