import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../../api/attempt.ts'
import { answer, api, ownState } from '../../../api/client.ts'
import { optimistic } from '../../../api/optimistic.ts'
import type { Schema } from '../../../api/types.ts'
import { keys, type Layout } from '../queries.ts'

type Settings = Schema<'MailboxSettings'>

const layoutChange = mutationOptions({
  ...optimistic<Settings, Layout>(keys.settings, (settings, messageLayout) => ({ ...settings, messageLayout })),
  mutationFn: (messageLayout: Layout) =>
    answer(api.PATCH('/api/apps/mailbox/settings', { body: { settings: { messageLayout } }, headers: ownState })),
})

/** Lays the mailbox out again at once, and as before where it cannot be stored. */
export const changeLayout = (layout: Layout): Promise<boolean> =>
  attempt(layoutChange, layout, 'No se pudo cambiar la vista')
