/** The user's profile and settings. Pictures are public to anybody with the URL. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { requireInlineRoom, storageUse } from '../../db/storage-use.ts'
import type { Store } from '../../db/store.ts'
import { newPictureId, pictureOf } from '../../lib/data-picture.ts'
import { definedFields } from '../../lib/defined.ts'
import { refuseManyPixels } from '../../lib/image-structure.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { announceProfile } from '../chat/door.ts'
import { announceChange } from '../live/door.ts'
import { selectPicture, selectSettings, updateSettingsRow, updateUserRow } from './queries.ts'

type User = components['schemas']['User']
type UserPatch = components['schemas']['UserPatch']
type Settings = components['schemas']['UserSettings']
type SettingsPatch = components['schemas']['UserSettingsPatch']

/** The wire fields of an account, exactly as in the contract's User. */
export function toUser(row: { id: string; name: string; email: string; avatar: string | null; status: string }): User {
  return { id: row.id, name: row.name, email: row.email, avatar: row.avatar, status: row.status as User['status'] }
}

/** The user. */
export function getUser(ctx: Context): User {
  return toUser(ctx.user)
}

/** Storage used by the user and the company, with the quotas. */
export function getStorageUse(ctx: Context) {
  return storageUse(ctx, ctx.store.read)
}

/** Merges the sent fields into the user; `id` and `email` are accepted only unchanged. */
export async function updateUser(ctx: Context, patch: UserPatch): Promise<User> {
  const { id, email, ...fields } = patch
  if (id !== undefined && id !== ctx.user.id) throw invalid('user.id', 'No es tu usuario.')
  if (email !== undefined && email !== ctx.user.email) throw invalid('user.email', 'El email no se puede cambiar acá.')
  const changes = definedFields(fields)
  const { avatar } = changes
  const isNewPicture = avatar !== undefined && avatar !== ctx.user.avatar
  const picture = isNewPicture && pictureOf(avatar)
  if (picture) refuseManyPixels('user.avatar', picture.bytes)
  return ctx.store.write(async (db) => {
    await requireInlineRoom(ctx, db, [ctx.user.avatar], [changes.avatar])
    const row = await updateUserRow(db, ctx.user.id, {
      ...changes,
      ...(isNewPicture && { pictureId: newPictureId(avatar) }),
    })
    await announceChange(ctx, db, 'user')
    await announceProfile(ctx, db, row.name)
    return toUser(row)
  })
}

/** A user's picture by its address, without authentication. Throws 404. */
export async function getUserPicture(store: Store, id: string) {
  const picture = pictureOf(await selectPicture(store.read, id))
  if (!picture) throw notFound('No encontramos esa imagen.')
  return picture
}

/** The display settings of the user, shared by all devices. */
export async function getUserSettings(ctx: Context): Promise<Settings> {
  return (await selectSettings(ctx.store.read, ctx.user.id)) as Settings
}

/** Merges the sent fields into the user's settings. */
export function updateUserSettings(ctx: Context, patch: SettingsPatch): Promise<Settings> {
  return ctx.store.write(async (db) => {
    const row = await updateSettingsRow(db, ctx.user.id, definedFields(patch))
    await announceChange(ctx, db, 'settings')
    return row as Settings
  })
}
