import type { Db } from '../../db/schema.ts'
import type { ActivitiesTables } from './tables.ts'

type Row = ActivitiesTables['activities']
type Filter = { kind?: Row['kind'] | undefined; person?: string | undefined }

/** Activities newest first, those that come behind `last`. */
export function selectActivities(
  db: Db,
  { kind, person }: Filter,
  last: Pick<Row, 'date' | 'id'> | undefined,
  size: number,
): Promise<Row[]> {
  return db
    .selectFrom('activities')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(person !== undefined, (query) => query.where('person', '=', person!))
    .$if(last !== undefined, (query) =>
      query
        .where('date', '<=', last!.date)
        .where((eb) => eb.or([eb('date', '<', last!.date), eb('id', '>', last!.id)])),
    )
    .orderBy('date', 'desc')
    .orderBy('id')
    .limit(size)
    .execute()
}

/** Where an activity stands in the feed, or undefined. */
export function selectActivityPlace(db: Db, id: string): Promise<Pick<Row, 'date' | 'id'> | undefined> {
  return db.selectFrom('activities').select(['id', 'date']).where('id', '=', id).executeTakeFirst()
}

/** Who did something, and how often. */
export function selectActivityPeople(db: Db, most: number): Promise<{ name: string; count: number }[]> {
  return db
    .selectFrom('activities')
    .select((eb) => ['person as name', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('person', 'is not', null)
    .groupBy('person')
    .orderBy('person')
    .limit(most)
    .$narrowType<{ name: string }>()
    .execute()
}
