import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../../api/attempt.ts'
import { call } from '../../../api/operations.ts'
import { optimistic } from '../../../api/optimistic.ts'
import type { Schema } from '../../../api/types.ts'
import { settingsQuery, type Layout } from '../queries.ts'

type Settings = Schema<'MailboxSettings'>

const layoutChange = mutationOptions({
  ...optimistic<Settings, Layout>(settingsQuery.queryKey, (settings, messageLayout) => ({
    ...settings,
    messageLayout,
  })),
  mutationFn: (messageLayout: Layout) => call('updateMailboxSettings', { body: { settings: { messageLayout } } }),
})

/** Changes the layout optimistically; rolls back if storing fails. */
export const changeLayout = (layout: Layout): Promise<boolean> =>
  attempt(layoutChange, layout, 'No se pudo cambiar la vista')
