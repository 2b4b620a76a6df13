/** An operator's actions on pending mail; they work while a server uses the store. */
import { listOutbox, retryOutbox } from '../areas/mailbox/outbox-admin.service.ts'
import { withServices } from './admin-services.ts'
import type { Config } from './config.ts'

const actions = { 'mail-list': listOutbox, 'mail-retry': retryOutbox }
export type MailAction = keyof typeof actions

export const isMailAction = (name: string): name is MailAction => Object.hasOwn(actions, name)

/** Runs an action on the configured store, after migrating it. */
export function administerMail(config: Config, action: MailAction): Promise<object> {
  return withServices<object>(config, (services) => actions[action](services))
}
