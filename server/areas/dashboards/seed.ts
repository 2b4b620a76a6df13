import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertDashboards } from './queries.ts'

type Fixture = {
  demoDashboards: { name: 'analytics' | 'crypto' | 'finance'; dashboard: object }[]
  projectDashboards: { projectId: number; dashboard: { schedule?: unknown } }[]
}

const dates = /\b20\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?(?=["/])/g

/** Seeds the sample dashboards, moving all dates in their JSON: single ones, in ranges and with a time. */
export async function seedDashboards(db: Db, { move }: SeedContext): Promise<void> {
  const { demoDashboards, projectDashboards } = readFixture<Fixture>('dashboards')
  const moved = (dashboard: object) =>
    JSON.stringify(dashboard).replace(dates, (text) => (text.includes('T') ? move.time(text) : move.date(text)))
  await insertDashboards(
    db,
    demoDashboards.map(({ name, dashboard }) => ({ name, content: moved(dashboard) })),
    // The schedule is read from the calendar, whose seed makes events of it.
    projectDashboards.map(({ projectId, dashboard: { schedule: _schedule, ...dashboard } }) => {
      return { projectId, content: moved(dashboard) }
    }),
  )
}
