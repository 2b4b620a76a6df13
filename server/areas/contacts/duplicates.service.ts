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
/** Numbers are told apart by their last digits: some are written with a dial code, some with 15, some without. */
const tellingDigits = 8

/** What only entries of the same person have alike. */
function marksOf({ searchText, emails, phoneNumbers }: Likeness): string[] {
  const numbers = (JSON.parse(phoneNumbers) as { phoneNumber: string }[])
    .map(({ phoneNumber }) => phoneNumber.replace(/\D/g, ''))
    .filter((digits) => digits.length >= tellingDigits)
  return [
    // 'New Contact' is nobody's name.
    ...(searchText.includes(' ') && searchText !== 'new contact' ? [`name ${searchText}`] : []),
    ...(JSON.parse(emails) as { email: string }[]).map(({ email }) => `mail ${email.toLowerCase()}`),
    ...numbers.map((digits) => `phone ${digits.slice(-tellingDigits)}`),
  ]
}

/** Groups of rows that share a mark, directly or by way of others, in the order of the first of each. */
function groupsOf(rows: Likeness[]): Likeness[][] {
  const groupOf = new Map<Likeness, Likeness[]>(rows.map((row) => [row, [row]]))
  const firstOf = new Map<string, Likeness>()
  for (const row of rows) {
    for (const mark of marksOf(row)) {
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

/** Contacts that seem to be the same person: equal in name, in a mail address or in a phone number. */
export async function listDuplicateContacts(ctx: Context): Promise<Success<'listDuplicateContacts'>> {
  const { read } = ctx.store
  const all = groupsOf(await selectLikenesses(read, ctx.user.id))
  const groups = all.slice(0, mostGroups).map((group) => group.slice(0, mostInGroup))
  const listed = await selectListedOf(
    read,
    groups.flat().map(({ seq }) => seq),
  )
  return {
    total: all.length,
    groups: groups.map((group) => group.flatMap(({ seq }) => listed.get(seq) ?? []).map(toListed)),
  }
}

/**
 * Makes one contact of several: changes the one that stays and deletes the others, which `restoreContacts` brings back.
 * Throws 404 where one is not there, 409 for another version of the one that stays.
 */
export function mergeContacts(
  ctx: Context,
  { id, contact: patch, others }: Body<'mergeContacts'>,
): Promise<Success<'mergeContacts'>> {
  const gone = [...new Set(others)]
  if (gone.includes(id)) throw invalid('others', 'El contacto que queda no puede estar entre los que se van.')
  const deletion = newId()
  return ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    const rows = await lockContacts(db, ctx.user.id, gone)
    if (rows.length < gone.length) throw unknownContact()
    const contact = await changeContact(ctx, db, id, patch)
    const deletedAt = ctx.clock().toISOString()
    await moveToDeleted(db, rows, { ownerId: ctx.user.id, deletion, deletedAt })
    await announceChange(ctx, db, 'contacts')
    return { contact, deletion }
  })
}
