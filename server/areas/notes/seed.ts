import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertLabels, insertNoteIfFree, replaceLabelings } from './queries.ts'
import { foundBy } from './service.ts'

type Fixture = { labels: { id: string; title: string }[]; notes: components['schemas']['Note'][] }

/** Seeds the sample notes of the demo account, oldest first, because the last one inserted is listed first. */
export async function seedNotes(db: Db, { move, demoUserId: userId }: SeedContext): Promise<void> {
  const { labels, notes } = readFixture<Fixture>('notes')
  await insertLabels(
    db,
    labels.toReversed().map((label) => ({ ...label, userId })),
  )
  for (const { labels: labelIds, archived, pinned, reminder, createdAt, updatedAt, ...note } of notes.toReversed()) {
    const tasks = note.tasks && JSON.stringify(note.tasks)
    const inserted = await insertNoteIfFree(db, {
      ...note,
      userId,
      tasks,
      foundBy: foundBy({ ...note, tasks }),
      archived: Number(archived),
      pinned: Number(pinned),
      reminder: reminder && move.planned(reminder),
      createdAt: move.time(createdAt),
      updatedAt: move.time(updatedAt),
    })
    await replaceLabelings(db, inserted!.seq, labelIds)
  }
}
