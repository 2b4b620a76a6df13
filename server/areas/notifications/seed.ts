import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { cleanMarkup } from '../../lib/html.ts'
import { insertNotifications } from './queries.ts'

type Fixture = { notifications: { userId: string; notification: components['schemas']['Notification'] }[] }

const minutesApart = 5 * 60_000

/** The sample notifications. None comes from later than the seeding, whatever time of the day it is; their order stays. */
export async function seedNotifications(db: Db, { now, move }: SeedContext): Promise<void> {
  const rows = readFixture<Fixture>('notifications').notifications.map(({ userId, notification }, index) => ({
    ...notification,
    description: cleanMarkup(notification.description),
    userId,
    time: new Date(
      Math.min(Date.parse(move.time(notification.time)), now.getTime() - (index + 1) * minutesApart),
    ).toISOString(),
    read: Number(notification.read),
    useRouter: Number(notification.useRouter),
    seen: Number(notification.seen),
  }))
  await insertNotifications(db, rows)
}
