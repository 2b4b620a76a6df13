/** What an operator does to mail that waits, whoever serves from the store at the moment. */
import { listOutbox, retryOutbox } from '../areas/mailbox/outbox-admin.service.ts'
import { withServices } from './admin-services.ts'
import type { Config } from './config.ts'

const actions = { 'mail-list': listOutbox, 'mail-retry': retryOutbox }
export type MailAction = keyof typeof actions

export const isMailAction = (name: string): name is MailAction => Object.hasOwn(actions, name)

/** Does an action on the configured store, which is migrated first. */
export function administerMail(config: Config, action: MailAction): Promise<object> {
  return withServices<object>(config, (services) => actions[action](services))
}
