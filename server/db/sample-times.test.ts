import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { moments } from '../../tests/support/moments.ts'
import { testPasswords } from '../../tests/support/stores.ts'
import { connect } from './connect.ts'
import { createDateMover } from './date-mover.ts'
import { migrate } from './migrate.ts'
import { seed } from '../app/seed.ts'

const buenosAires = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })
const dayOf = (iso: string) => buenosAires.format(new Date(iso))

/** Columns whose times may be in the future. */
const futureColumns = ['reminder', 'expiresAt']

/** The moment of the gate, already the next day in UTC; the others run with `OBRA_TEST_SCOPE=all`. */
const inGate: keyof typeof moments = '23:50 in Buenos Aires'
const momentsToSeed = Object.entries(moments).filter(
  ([name]) => process.env.OBRA_TEST_SCOPE === 'all' || name === inGate,
)

describe.each(momentsToSeed)('sample data seeded at %s', (_name, moment) => {
  const now = new Date(moment)

  it('has no past event later than the seeding, and the latest mail is of that day in Buenos Aires', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'obra-times-'))
    const store = await connect({ file: path.join(folder, 'store.sqlite'), synchronous: 'OFF' })
    onTestFinished(async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    })
    await migrate(store)
    await seed(store, { passwords: testPasswords, now })
    const { rows: tables } = await sql<{ name: string }>`
      select name from pragma_table_list where type = 'table' and name not like 'sqlite_%' and name <> 'migrations'`.execute(
      store.read,
    )
    const later: string[] = []
    let times = 0
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.read)
      const text = JSON.stringify(rows, (key, value) => (futureColumns.includes(key) ? undefined : value))
      const found = text.match(/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g) ?? []
      times += found.length
      later.push(...found.filter((time) => Date.parse(time) > now.getTime()).map((time) => `${name} ${time}`))
    }
    const mails = await store.read.selectFrom('mails').select('date').orderBy('date', 'desc').execute()
    expect(times).toBeGreaterThan(500)
    expect(later).toEqual([])
    expect(dayOf(mails[0]!.date)).toBe(dayOf(moment))
  })
})

describe.each(Object.entries(moments))('times moved to %s', (_name, moment) => {
  const now = new Date(moment)

  it('keep their order and the days between them', () => {
    const { time, planned: ahead } = createDateMover(now)
    const order = ['2026-03-15T02:59:00Z', '2026-03-15T22:30:00Z', '2026-03-16T09:00:00Z', '2026-03-16T14:00:00Z']
    const moved = order.map(time)
    expect(moved).toEqual(moved.toSorted())
    const days = moved.map((each) => Math.round((Date.parse(dayOf(moment)) - Date.parse(dayOf(each))) / 86_400_000))
    expect(days).toEqual([2, 1, 0, 0])
    expect(ahead('2026-03-16T23:00:00Z').slice(11)).toBe('23:00:00.000Z')
    expect(dayOf(ahead('2026-03-16T23:00:00Z'))).toBe(dayOf(moment))
  })
})
