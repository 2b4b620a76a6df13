import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { cleanMarkup } from '../../lib/html.ts'
import { insertNotifications } from './queries.ts'

type Fixture = { notifications: { userId: string; notification: components['schemas']['Notification'] }[] }

/** Seeds the sample notifications. */
export async function seedNotifications(db: Db, { move }: SeedContext): Promise<void> {
  const rows = readFixture<Fixture>('notifications').notifications.map(({ userId, notification }) => ({
    ...notification,
    description: cleanMarkup(notification.description),
    userId,
    time: move.time(notification.time),
    read: Number(notification.read),
    useRouter: Number(notification.useRouter),
    seen: Number(notification.seen),
  }))
  await insertNotifications(db, rows)
}
