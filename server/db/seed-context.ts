import type { SampleCopy } from '../lib/sample-copy.ts'
import type { DateMover } from './date-mover.ts'

export type AccountFixture = {
  user: { id: string; name: string; email: string; avatar: string | null; status: string }
  password: string
  developerIds: number[]
}

/** What the seeding of an area may use. */
export type SeedContext = {
  now: Date
  /** Moves the dates of fixtures to the day of seeding. */
  move: DateMover
  accounts: (AccountFixture & { passwordHash: string })[]
  /** The demo account, whose sample data the personal areas hold. */
  demoUserId: string
  /** One copy of the sample data of companies for each of them. */
  copies: SampleCopy[]
}
