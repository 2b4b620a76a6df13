/** Who may: whoever is signed in; all see the same. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { notFound } from '../../lib/problem.ts'
import { selectActivities, selectActivityPeople, selectActivityPlace } from './queries.ts'

type Schemas = components['schemas']

const [usualSize, mostPeople] = [50, 500]
const spanish = new Intl.Collator('es')

/**
 * A page of the feed of the installation, newest first (seed 001, section 3); what an activity does not have is left out.
 * Throws 404 where `after` names none.
 */
export async function listActivities(ctx: Context, query: Query<'listActivities'>): Promise<Schemas['Activity'][]> {
  const { after, size = usualSize, ...filter } = query
  const last = after === undefined ? undefined : await selectActivityPlace(ctx.store.read, after)
  if (after !== undefined && !last) throw notFound('No encontramos la actividad desde la que seguir.')
  const rows = await selectActivities(ctx.store.read, filter, last, size)
  return rows.map(({ id, kind, description, date, useRouter, ...optional }) => ({
    id,
    kind,
    ...withoutNulls(optional),
    description,
    date,
    ...(useRouter !== null && { useRouter: useRouter === 1 }),
  }))
}

/** Who did something that the feed tells, by name. */
export async function listActivityPeople(ctx: Context): Promise<Schemas['ActivityPerson'][]> {
  const people = await selectActivityPeople(ctx.store.read, mostPeople)
  return people.toSorted((a, b) => spanish.compare(a.name, b.name))
}

function withoutNulls<Row extends Record<string, string | null>>(row: Row): { [Key in keyof Row]?: string } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [Key in keyof Row]?: string
  }
}
