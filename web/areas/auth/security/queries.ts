import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState, skipNotice } from '../../../api/client.ts'
import { optimistic } from '../../../api/optimistic.ts'
import type { Schema } from '../../../api/types.ts'

export type OpenSession = Schema<'OpenSession'>
export type ScriptToken = Schema<'ScriptToken'>

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => answer(api.GET('/api/auth/sessions', { headers: ownState, signal })),
})

export const tokensQuery = queryOptions({
  queryKey: ['script-tokens'],
  queryFn: ({ signal }) => answer(api.GET('/api/auth/tokens', { headers: ownState, signal })),
})

const pathOf = ({ id }: { id: string }) => ({ params: { path: { id } }, headers: skipNotice })

export const endSession = mutationOptions({
  ...optimistic<OpenSession[], OpenSession>(sessionsQuery.queryKey, (list, { id }) =>
    list.filter((row) => row.id !== id),
  ),
  mutationFn: (session: OpenSession) => answer(api.DELETE('/api/auth/sessions/{id}', pathOf(session))),
})

export const endOtherSessions = mutationOptions({
  ...optimistic<OpenSession[], void>(sessionsQuery.queryKey, (list) => list.filter(({ isCurrent }) => isCurrent)),
  mutationFn: () => answer(api.DELETE('/api/auth/sessions', { headers: skipNotice })),
})

export const revokeToken = mutationOptions({
  ...optimistic<ScriptToken[], ScriptToken>(tokensQuery.queryKey, (list, { id }) =>
    list.filter((row) => row.id !== id),
  ),
  mutationFn: (token: ScriptToken) => answer(api.DELETE('/api/auth/tokens/{id}', pathOf(token))),
})

/** Makes a token; the answer is the only one that carries it. */
export const createToken = mutationOptions({
  mutationFn: (body: Schema<'ScriptTokenInput'>) => answer(api.POST('/api/auth/tokens', { body, headers: skipNotice })),
  onSuccess(_made, _body, _result, { client }) {
    void client.invalidateQueries({ queryKey: tokensQuery.queryKey })
  },
})
