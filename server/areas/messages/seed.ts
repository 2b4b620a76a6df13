import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertMessages } from './queries.ts'

type Fixture = { messages: { userId: string; message: components['schemas']['Message'] }[] }

function sampleRows({ move }: SeedContext) {
  return readFixture<Fixture>('messages').messages.map(({ userId, message }) => ({
    ...message,
    userId,
    time: move.time(message.time),
    read: Number(message.read),
    useRouter: Number(message.useRouter),
    seen: Number(message.seen),
  }))
}

/** Seeds the sample messages. */
export async function seedMessages(db: Db, context: SeedContext): Promise<void> {
  await insertMessages(db, sampleRows(context))
}

/** Adds older copies of every sample message up to `scale` times as many; reports each batch of rows. */
export async function multiplyMessages(
  db: Db,
  context: SeedContext,
  scale: number,
  report: (rows: number) => void,
): Promise<void> {
  const samples = sampleRows(context)
  for (let copy = 1; copy < scale; copy++) {
    const rows = samples.map((row) => ({
      ...row,
      id: `${row.id}-${copy}`,
      time: new Date(Date.parse(row.time) - copy * 3_600_000).toISOString(),
      read: 1,
      seen: 1,
    }))
    await insertMessages(db, rows)
    report(rows.length)
  }
}
