import { mutationOptions } from '@tanstack/react-query'
import { call, q } from '../../api/operations.ts'
import { optimistic } from '../../api/optimistic.ts'
import { ApiError } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { storageRefusal } from '../../lib/storage-note.ts'

export type User = Schema<'User'>
export type UserStatus = Schema<'UserStatus'>

export const userQuery = { ...q('getUser'), staleTime: Infinity }

const { queryKey } = userQuery
const change = (user: Schema<'UserPatch'>) => call('updateUser', { body: { user } })

export const changeStatus = mutationOptions({
  ...optimistic<User, UserStatus>(queryKey, (user, status) => ({ ...user, status })),
  mutationFn: (status: UserStatus) => change({ status }),
})

/** Changes name and picture. Not optimistic, as the server may refuse a field. */
export const saveProfile = mutationOptions({
  mutationKey: queryKey,
  mutationFn: (profile: { name?: string; avatar?: string | null }) => change(profile),
  onSuccess: (saved, _profile, _result, { client }) => void client.setQueryData(queryKey, saved),
})

export type UserSettings = Schema<'UserSettings'>

/** The user's settings of the panel 'Ajustes', shared by all devices. */
export const settingsQuery = { ...q('getUserSettings'), staleTime: Infinity }

/** The used storage and the quotas; `storageNote` turns it into a warning. */
export const storageQuery = q('getStorageUse')

/**
 * Call before an upload: throws a 413 with the reason if the file does not fit. A company's file counts in both quotas.
 * Resolves if the quotas cannot be loaded or `signal` aborts; the server checks the upload anyway.
 */
export async function requireRoom(file: File, whose: 'person' | 'company', signal?: AbortSignal): Promise<void> {
  const use = await call('getStorageUse', {}, { signal }).catch(() => null)
  const refusal = use && storageRefusal(whose === 'person' ? { ...use, company: null } : use, file)
  if (refusal) throw new ApiError(413, { message: refusal })
}

export const changeSettings = mutationOptions({
  ...optimistic<UserSettings, Partial<UserSettings>>(settingsQuery.queryKey, (settings, change) => {
    return { ...settings, ...change }
  }),
  mutationFn: (settings: Partial<UserSettings>) => call('updateUserSettings', { body: { settings } }),
})
