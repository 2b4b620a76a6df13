import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { cleanHtml } from '../../lib/html.ts'

/** Seeds the sample feed, with its last day moved to the day of seeding. */
export async function seedActivities(db: Db, { move }: SeedContext): Promise<void> {
  const { activities } = readFixture<{ activities: components['schemas']['Activity'][] }>('activities')
  const rows = activities.map(
    ({ kind, person, icon, image, description, date, extraContent, linkedContent, link, useRouter, id }) => ({
      id,
      kind,
      person: person ?? null,
      icon: icon ?? null,
      image: image ?? null,
      description: cleanHtml(description),
      date: move.time(date),
      extraContent: extraContent === undefined ? null : cleanHtml(extraContent),
      linkedContent: linkedContent ?? null,
      link: link ?? null,
      useRouter: useRouter === undefined ? null : Number(useRouter),
    }),
  )
  await db.insertInto('activities').values(rows).execute()
}
