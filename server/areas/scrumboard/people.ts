import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { selectPeople } from './queries.ts'

type BoardMember = components['schemas']['BoardMember']

/** The people that are meant, in their order: those of the company and those who are present already; others are left out. */
export async function choosePeople(
  ctx: Context,
  db: Db,
  present: BoardMember[],
  wanted: (string | BoardMember)[],
): Promise<BoardMember[]> {
  const all = [...present.map(toMember), ...(await selectPeople(db, ctx.company.id))]
  const people = new Map(all.map((each) => [each.id, each]))
  const ids = new Set(wanted.map((member) => (typeof member === 'string' ? member : member.id)))
  return [...ids].flatMap((id) => people.get(id) ?? [])
}

export function toMember({ id, name, avatar }: BoardMember): BoardMember {
  return { id, name, avatar }
}
