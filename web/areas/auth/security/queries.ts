import { mutationOptions } from '@tanstack/react-query'
import { call, keyOf, mutate, q } from '../../../api/operations.ts'
import { optimistic } from '../../../api/optimistic.ts'
import type { Schema } from '../../../api/types.ts'

export type OpenSession = Schema<'OpenSession'>
export type ScriptToken = Schema<'ScriptToken'>

export const sessionsQuery = q('listSessions')

export const tokensQuery = q('listTokens')

export const endSession = mutationOptions({
  ...optimistic<OpenSession[], OpenSession>(sessionsQuery.queryKey, (list, { id }) =>
    list.filter((row) => row.id !== id),
  ),
  mutationFn: ({ id }: OpenSession) => call('endSession', { id }),
})

export const endOtherSessions = mutationOptions({
  ...optimistic<OpenSession[], void>(sessionsQuery.queryKey, (list) => list.filter(({ isCurrent }) => isCurrent)),
  mutationFn: () => call('endOtherSessions'),
})

export const revokeToken = mutationOptions({
  ...optimistic<ScriptToken[], ScriptToken>(tokensQuery.queryKey, (list, { id }) =>
    list.filter((row) => row.id !== id),
  ),
  mutationFn: ({ id }: ScriptToken) => call('revokeToken', { id }),
})

/** Creates a token. Only this response contains the secret. */
export const createToken = mutate('createToken', { invalidates: [keyOf('listTokens')] })
