import type { Migration } from 'kysely'
import * as accounts from './001-accounts.ts'
import * as developers from './002-developers.ts'
import * as contacts from './010-contacts.ts'
import * as chat from './011-chat.ts'
import * as activities from './012-activities.ts'
import * as inventory from './020-inventory.ts'
import * as academy from './021-academy.ts'
import * as mailbox from './030-mailbox.ts'
import * as notes from './031-notes.ts'
import * as inventoryDeletions from './022-inventory-deletions.ts'
import * as inventoryChanges from './023-inventory-changes.ts'
import * as scrumboard from './040-scrumboard.ts'
import * as fileManager from './041-file-manager.ts'
import * as dashboards from './050-dashboards.ts'
import * as helpCenter from './051-help-center.ts'
import * as panels from './052-panels.ts'
import * as settings from './053-settings.ts'
import * as coveringIndexes from './060-covering-indexes.ts'
import * as searchInOrder from './061-search-in-order.ts'
import * as shortcutPositions from './062-shortcut-positions.ts'
import * as countsThatStay from './063-counts-that-stay.ts'
import * as roles from './20261122T0310-roles.ts'
import * as records from './20261122T0315-records.ts'
import * as catalogues from './20261122T0316-catalogues.ts'

/** Every migration, in the order of its number. A migration that was released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-developers': developers,
  '010-contacts': contacts,
  '011-chat': chat,
  '012-activities': activities,
  '020-inventory': inventory,
  '021-academy': academy,
  '022-inventory-deletions': inventoryDeletions,
  '023-inventory-changes': inventoryChanges,
  '030-mailbox': mailbox,
  '031-notes': notes,
  '040-scrumboard': scrumboard,
  '041-file-manager': fileManager,
  '050-dashboards': dashboards,
  '051-help-center': helpCenter,
  '052-panels': panels,
  '053-settings': settings,
  '060-covering-indexes': coveringIndexes,
  '061-search-in-order': searchInOrder,
  '062-shortcut-positions': shortcutPositions,
  '063-counts-that-stay': countsThatStay,
  '20261122T0310-roles': roles,
  '20261122T0315-records': records,
  '20261122T0316-catalogues': catalogues,
}
