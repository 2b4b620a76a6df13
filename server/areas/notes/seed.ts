import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertLabels, insertNote, replaceLabelings } from './queries.ts'

type Fixture = { labels: { id: string; title: string }[]; notes: components['schemas']['Note'][] }

/** The sample notes of the demo account. The last one inserted is in front, so they go in from the oldest. */
export async function seedNotes(db: Db, { move, demoUserId: userId }: SeedContext): Promise<void> {
  const { labels, notes } = readFixture<Fixture>('notes')
  await insertLabels(
    db,
    labels.toReversed().map((label) => ({ ...label, userId })),
  )
  for (const { labels: labelIds, tasks, archived, reminder, createdAt, updatedAt, ...note } of notes.toReversed()) {
    const { seq } = await insertNote(db, {
      ...note,
      userId,
      tasks: tasks && JSON.stringify(tasks),
      archived: Number(archived),
      reminder: reminder && move.planned(reminder),
      createdAt: move.time(createdAt),
      updatedAt: move.time(updatedAt),
    })
    await replaceLabelings(db, seq, labelIds)
  }
}
