import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { Db } from '../../db/schema.ts'
import { positionSpacing } from '../../lib/positions.ts'
import { insertShortcuts } from './queries.ts'

type Fixture = { shortcuts: { userId: string; shortcut: components['schemas']['Shortcut'] }[] }

/** Seeds the sample shortcuts. */
export async function seedShortcuts(db: Db): Promise<void> {
  const { shortcuts } = readFixture<Fixture>('shortcuts')
  await insertShortcuts(
    db,
    shortcuts.map(({ userId, shortcut }, index) => {
      return { ...shortcut, userId, useRouter: Number(shortcut.useRouter), position: (index + 1) * positionSpacing }
    }),
  )
}
