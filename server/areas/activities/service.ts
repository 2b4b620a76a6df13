/** All see the sample feed, and what happens in a company its members alone. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { notFound } from '../../lib/problem.ts'
import * as queries from './queries.ts'
import { iconOf, linkOf, nameIn, sentenceOf } from './sentences.ts'

type Schemas = components['schemas']
type Activity = Schemas['Activity']

const [usualSize, mostPeople] = [50, 500]
const spanish = new Intl.Collator('es')

/**
 * A page of the feed, newest first: sample activities and the history of the user's companies (docs/domain/suite.md, Activities).
 * Missing fields are left out. Throws 404 for an unknown `after`.
 */
export async function listActivities(ctx: Context, query: Query<'listActivities'>): Promise<Activity[]> {
  const { after, size = usualSize, ...filter } = query
  const { read } = ctx.store
  const companies = await queries.selectCompanies(read, ctx.user.id)
  const last = after === undefined ? undefined : await queries.selectActivityPlace(read, after, companies)
  if (after !== undefined && !last) throw notFound('No encontramos la actividad desde la que seguir.')
  // One page of each source, each by its own index: rows after such a page cannot be in the merged page.
  const [sample, ...changes] = await Promise.all([
    queries.selectActivities(read, filter, last, size),
    ...companies.map((company) => queries.selectChanges(read, company, filter, last, size)),
  ])
  const all = [...sample, ...changes.flat()].toSorted((a, b) => compare(b.date, a.date) || compare(a.id, b.id))
  const page = all.slice(0, size)
  const toActivity = await activityMapperOf(
    ctx,
    companies,
    page.filter((row) => 'entidad' in row),
  )
  return page.map((row) => ('entidad' in row ? toActivity(row) : toSampleActivity(row)))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

type SampleRow = Awaited<ReturnType<typeof queries.selectActivities>>[number]

function toSampleActivity({ id, kind, description, date, useRouter, ...optional }: SampleRow): Activity {
  return {
    id,
    kind,
    ...withoutNulls(optional),
    description,
    date,
    ...(useRouter !== null && { useRouter: useRouter === 1 }),
  }
}

const fieldsOf = (json: string | undefined) => JSON.parse(json ?? '{}') as Record<string, unknown>

/** Loads the names that some changes refer to; returns a function from a change to its activity. */
async function activityMapperOf(ctx: Context, companies: queries.FeedCompany[], rows: queries.ChangeRow[]) {
  const { read } = ctx.store
  // The link of a certificate needs its contract, which only its first change has.
  const incomplete = rows.filter(
    ({ entidad, despues }) => entidad === 'certificado' || (entidad !== 'miembro' && !nameIn(fieldsOf(despues))),
  )
  const members = rows.filter(({ entidad }) => entidad === 'miembro').map(({ entidadId }) => entidadId)
  const projects = rows.flatMap(({ proyectoId }) => proyectoId ?? [])
  const [first, names] = await Promise.all([
    queries.selectFirstFields(read, incomplete),
    queries.selectNames(read, [...new Set(members)], [...new Set(projects)]),
  ])
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]))
  return (row: queries.ChangeRow): Activity => {
    const firstFields = fieldsOf(first.get(row.entidadId))
    const ownName = nameIn(fieldsOf(row.despues)) || nameIn(firstFields)
    const name = row.entidad === 'miembro' ? (names.get(row.entidadId) ?? '') : ownName
    const project = row.proyectoId === null || row.entidad === 'proyecto' ? undefined : names.get(row.proyectoId)
    const place = project ?? companyNames.get(row.desarrolladoraId) ?? ''
    const { contratoId } = firstFields
    const link = linkOf(row, ctx.company.id, typeof contratoId === 'string' ? contratoId : undefined)
    return {
      id: row.id,
      kind: row.clase,
      person: row.usuario,
      icon: iconOf(row),
      description: sentenceOf(row, { person: row.usuario, name, place }),
      date: row.date,
      ...(link && { ...link, useRouter: true }),
    }
  }
}

/** The people of the feed with their number of activities, by name. */
export async function listActivityPeople(ctx: Context): Promise<Schemas['ActivityPerson'][]> {
  const { read } = ctx.store
  const companies = await queries.selectCompanies(read, ctx.user.id)
  const counts = new Map<string, number>()
  for (const { name, count } of await queries.selectActivityPeople(read, companies, mostPeople)) {
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  const people = [...counts].map(([name, count]) => ({ name, count }))
  return people.toSorted((a, b) => spanish.compare(a.name, b.name)).slice(0, mostPeople)
}

function withoutNulls<Row extends Record<string, string | null>>(row: Row): { [Key in keyof Row]?: string } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [Key in keyof Row]?: string
  }
}
