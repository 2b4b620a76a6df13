import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed.ts'
import type { Db } from '../../http/env.ts'
import { insertMessages } from './queries.ts'

type Fixture = { messages: { userId: string; message: components['schemas']['Message'] }[] }

const minutesApart = 5 * 60_000

/** The sample messages. None comes from later than the seeding, whatever time of the day it is; their order stays. */
export async function seedMessages(db: Db, { now, move }: SeedContext): Promise<void> {
  const rows = readFixture<Fixture>('messages').messages.map(({ userId, message }, index) => ({
    ...message,
    userId,
    time: new Date(
      Math.min(Date.parse(move.time(message.time)), now.getTime() - (index + 1) * minutesApart),
    ).toISOString(),
    read: Number(message.read),
    useRouter: Number(message.useRouter),
    seen: Number(message.seen),
  }))
  await insertMessages(db, rows)
}
