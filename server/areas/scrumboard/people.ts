import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { selectPeople } from './queries.ts'

type BoardMember = components['schemas']['BoardMember']

/** Resolves people in order: members of the company and those in `present`; other ids are left out. */
export async function choosePeople(
  ctx: Context,
  db: Db,
  present: BoardMember[],
  references: (string | BoardMember)[],
): Promise<BoardMember[]> {
  const all = [...present.map(toMember), ...(await selectPeople(db, ctx.company.id))]
  const people = new Map(all.map((each) => [each.id, each]))
  const ids = new Set(references.map((member) => (typeof member === 'string' ? member : member.id)))
  return [...ids].flatMap((id) => people.get(id) ?? [])
}

export function toMember({ id, name, avatar }: BoardMember): BoardMember {
  return { id, name, avatar }
}
