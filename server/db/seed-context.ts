import type { SampleCopy } from '../lib/sample-copy.ts'
import type { DateMover } from './date-mover.ts'

export type AccountFixture = {
  user: { id: string; name: string; email: string; avatar: string | null; status: string }
  password: string
  companyIds: number[]
}

/** What an area's seed function gets. */
export type SeedContext = {
  now: Date
  /** Moves fixture dates to the day of seeding. */
  move: DateMover
  accounts: (AccountFixture & { passwordHash: string })[]
  /** The demo account, which owns the sample data of the personal areas. */
  demoUserId: string
  /** The copies of the company sample data, one for each company. */
  copies: SampleCopy[]
}
