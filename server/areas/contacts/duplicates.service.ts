import type { Body, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../lib/ids.ts'
import { invalid } from '../../lib/problem.ts'
import { announceChange } from '../live/door.ts'
import { selectLikenesses } from './exchange.queries.ts'
import { lockContacts, moveToDeleted, selectListedOf } from './list.queries.ts'
import { toListed } from './list.service.ts'
import { changeContact, lockTags, unknownContact } from './service.ts'

type Likeness = Awaited<ReturnType<typeof selectLikenesses>>[number]

const mostGroups = 50
const mostInGroup = 10
/** Numbers are compared by their last digits: some are written with a dial code, some with 15, some without. */
const comparedDigits = 8

/** Keys that only contacts of the same person share. */
function matchKeysOf({ searchText, emails, phoneNumbers }: Likeness): string[] {
  const numbers = (JSON.parse(phoneNumbers) as { phoneNumber: string }[])
    .map(({ phoneNumber }) => phoneNumber.replace(/\D/g, ''))
    .filter((digits) => digits.length >= comparedDigits)
  return [
    // 'New Contact' is a default name, not a person's.
    ...(searchText.includes(' ') && searchText !== 'new contact' ? [`name ${searchText}`] : []),
    ...(JSON.parse(emails) as { email: string }[]).map(({ email }) => `mail ${email.toLowerCase()}`),
    ...numbers.map((digits) => `phone ${digits.slice(-comparedDigits)}`),
  ]
}

/** Groups of rows connected by shared keys, directly or transitively, in the order of their first row. */
function groupsOf(rows: Likeness[]): Likeness[][] {
  const groupOf = new Map<Likeness, Likeness[]>(rows.map((row) => [row, [row]]))
  const firstOf = new Map<string, Likeness>()
  for (const row of rows) {
    for (const mark of matchKeysOf(row)) {
      const first = firstOf.get(mark)
      if (!first) {
        firstOf.set(mark, row)
        continue
      }
      const [into, from] = [groupOf.get(first)!, groupOf.get(row)!]
      if (into === from) continue
      into.push(...from)
      for (const moved of from) groupOf.set(moved, into)
    }
  }
  return [...new Set(groupOf.values())].filter((group) => group.length > 1)
}

/** Groups of contacts with the same name, mail address or phone number. */
export async function listDuplicateContacts(ctx: Context): Promise<Success<'listDuplicateContacts'>> {
  const { read } = ctx.store
  const all = groupsOf(await selectLikenesses(read, ctx.user.id))
  const groups = all.slice(0, mostGroups).map((group) => group.slice(0, mostInGroup))
  const contacts = await selectListedOf(
    read,
    groups.flat().map(({ seq }) => seq),
  )
  return {
    total: all.length,
    groups: groups.map((group) => group.flatMap(({ seq }) => contacts.get(seq) ?? []).map(toListed)),
  }
}

/**
 * Merges contacts: changes the remaining one and deletes the others, which `restoreContacts` can restore.
 * Throws 404 if one is missing, 409 for a stale version of the remaining one.
 */
export function mergeContacts(
  ctx: Context,
  { id, contact: patch, others }: Body<'mergeContacts'>,
): Promise<Success<'mergeContacts'>> {
  const deletedIds = [...new Set(others)]
  if (deletedIds.includes(id)) throw invalid('others', 'El contacto que queda no puede estar entre los que se van.')
  const deletion = newId()
  return ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    const rows = await lockContacts(db, ctx.user.id, deletedIds)
    if (rows.length < deletedIds.length) throw unknownContact()
    const contact = await changeContact(ctx, db, id, patch)
    const deletedAt = ctx.clock().toISOString()
    await moveToDeleted(db, rows, { ownerId: ctx.user.id, deletion, deletedAt })
    await announceChange(ctx, db, 'contacts')
    return { contact, deletion }
  })
}
