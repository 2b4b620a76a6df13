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

/** Changes name and picture. The form waits for the answer, which may refuse a field. */
export const saveProfile = mutationOptions({
  mutationKey: queryKey,
  mutationFn: (profile: { name?: string; avatar?: string | null }) => change(profile),
  onSuccess: (saved, _profile, _result, { client }) => void client.setQueryData(queryKey, saved),
})

export type UserSettings = Schema<'UserSettings'>

/** What the person chose in the panel 'Ajustes', on whatever device. */
export const settingsQuery = { ...q('getUserSettings'), staleTime: Infinity }

/** How much of the quotas is used; `storageNote` says what to tell of it. */
export const storageQuery = q('getStorageUse')

/**
 * Before an upload: throws the sentence that says why a file does not fit. `whose`: a company's file counts on both quotas.
 * Where the quotas cannot be asked, the upload itself tells. Once `signal` says that the file is not wanted any more, nothing is
 * waited for.
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
