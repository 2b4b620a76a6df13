import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import type { Schema } from '../../../api/types.ts'

export type Analytics = Schema<'AnalyticsDashboard'>
export type Crypto = Schema<'CryptoDashboard'>
export type Finance = Schema<'FinanceDashboard'>
export type Transaction = Schema<'FinanceTransaction'>

export const analyticsQuery = queryOptions({
  queryKey: ['dashboards', 'analytics'],
  queryFn: ({ signal }) => answer(api.GET('/api/dashboards/analytics', { headers: ownState, signal })),
})

export const cryptoQuery = queryOptions({
  queryKey: ['dashboards', 'crypto'],
  queryFn: ({ signal }) => answer(api.GET('/api/dashboards/crypto', { headers: ownState, signal })),
})

export const financeQuery = queryOptions({
  queryKey: ['dashboards', 'finance'],
  queryFn: ({ signal }) => answer(api.GET('/api/dashboards/finance', { headers: ownState, signal })),
})
