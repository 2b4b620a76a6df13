import type { Migration } from 'kysely'
import * as accounts from './001-accounts.ts'
import * as developers from './002-developers.ts'
import * as contacts from './010-contacts.ts'
import * as chat from './011-chat.ts'
import * as activities from './012-activities.ts'

/** Every migration, in the order of its number. A migration that was released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-developers': developers,
  '010-contacts': contacts,
  '011-chat': chat,
  '012-activities': activities,
}
