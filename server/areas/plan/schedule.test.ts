import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/calendar.ts'
import { workingDays, type WorkingDays } from '../../lib/working-days.ts'
import { findCycle, schedule, slackOf, type PlannedTask } from './schedule.ts'

const days = workingDays(['2026-03-24', '2026-04-02', '2026-04-03'])
const task = (id: string, inicio: string, duracionDias: number, more: Partial<PlannedTask> = {}): PlannedTask => ({
  id,
  inicio,
  fin: duracionDias === 0 ? inicio : days.dayOf(days.indexOf(inicio) + duracionDias - 1),
  duracionDias,
  avance: 0,
  dependencias: [],
  ...more,
})
const after = (...links: [string, number?][]) => ({
  dependencias: links.map(([tareaId, desfaseDias = 0]) => ({ tareaId, desfaseDias })),
})
const datesOf = (tasks: PlannedTask[]) =>
  [...schedule(tasks, days)].map(([id, { inicio, fin }]) => [id, inicio, fin] as const)

describe('schedule', () => {
  it('moves a follower only if it would begin too early, over weekends and holidays', () => {
    const first = task('a', '2026-03-16', 6)
    // a ends on Monday 23 March; the 24th is a holiday.
    expect(datesOf([first, task('b', '2026-03-18', 2, after(['a']))])[1]).toEqual(['b', '2026-03-25', '2026-03-26'])
    expect(datesOf([first, task('b', '2026-04-06', 2, after(['a']))])[1]).toEqual(['b', '2026-04-06', '2026-04-07'])
    expect(datesOf([first, task('b', '2026-03-18', 2, after(['a', 2]))])[1]![1]).toBe('2026-03-27')
    expect(datesOf([first, task('b', '2026-03-16', 2, after(['a', -2]))])[1]![1]).toBe('2026-03-20')
  })

  it('leaves a non-working day for the next working one', () => {
    expect(datesOf([task('a', '2026-04-02', 1)])).toEqual([['a', '2026-04-06', '2026-04-06']])
  })

  it('pins the start of a begun task and both dates of a finished one, and names the broken links', () => {
    const first = task('a', '2026-03-16', 20)
    const begun = task('b', '2026-03-18', 2, { ...after(['a']), avance: 10 })
    const done = task('c', '2026-03-10', 1, { ...after(['a']), avance: 100, fin: '2026-03-13' })
    const result = schedule([first, begun, done], days)
    expect(result.get('b')).toMatchObject({ inicio: '2026-03-18', fin: '2026-03-19', conflicts: ['a'] })
    expect(result.get('c')).toMatchObject({ inicio: '2026-03-10', fin: '2026-03-13', conflicts: ['a'] })
  })

  it('takes no day for a milestone', () => {
    const tasks = [
      task('a', '2026-03-16', 1),
      task('m', '2026-03-01', 0, after(['a'])),
      task('b', '2026-03-01', 1, after(['m'])),
    ]
    expect(datesOf(tasks).map(([, inicio]) => inicio)).toEqual(['2026-03-16', '2026-03-17', '2026-03-17'])
  })

  it('marks the critical path', () => {
    const tasks = [
      task('a', '2026-03-16', 3),
      task('b', '2026-03-16', 1),
      task('c', '2026-03-19', 2, after(['a'], ['b'])),
    ]
    expect([...slackOf(tasks, days)].toSorted()).toEqual([
      ['a', 0],
      ['b', 2],
      ['c', 0],
    ])
  })
})

describe('findCycle', () => {
  it('names the path, and finds none in a long chain', () => {
    expect(findCycle([task('a', '2026-03-16', 1, after(['b'])), task('b', '2026-03-16', 1, after(['a']))])).toEqual([
      'a',
      'b',
    ])
    expect(findCycle([task('a', '2026-03-16', 1, after(['a']))])).toEqual(['a'])
    const chain = Array.from({ length: 20_000 }, (_, index) =>
      task(String(index), '2026-03-16', 1, index > 0 ? after([String(index - 1)]) : {}),
    )
    expect(findCycle(chain.toReversed())).toBeUndefined()
  })
})

/** Plans without circles: a task waits only for earlier ones of the list. */
const plans = fc
  .array(
    fc.record({
      offset: fc.integer({ min: 0, max: 60 }),
      duracionDias: fc.integer({ min: 0, max: 8 }),
      avance: fc.constantFrom(0, 0, 0, 50, 100),
      links: fc.array(fc.tuple(fc.nat(), fc.integer({ min: -3, max: 4 })), { maxLength: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ offset, links, ...each }, index): PlannedTask => {
      const before = new Map(index === 0 ? [] : links.map(([at, lag]) => [String(at % index), lag]))
      const inicio = addDays('2026-03-01', offset)
      return {
        ...each,
        id: String(index),
        inicio,
        fin: addDays(inicio, each.duracionDias),
        dependencias: [...before].map(([tareaId, desfaseDias]) => ({ tareaId, desfaseDias })),
      }
    }),
  )
const holidays = fc.array(
  fc.integer({ min: 0, max: 80 }).map((offset) => addDays('2026-03-01', offset)),
  { maxLength: 10 },
)

const withDates = (tasks: PlannedTask[], calendar: WorkingDays) => {
  const result = schedule(tasks, calendar)
  return tasks.map((each) => ({ ...each, ...result.get(each.id)! }))
}
/** The first working day after a task, as a number. */
const endOf = ({ inicio, fin, duracionDias }: PlannedTask, calendar: WorkingDays) =>
  duracionDias === 0 ? calendar.indexOf(inicio) : calendar.indexOf(addDays(fin, 1))

describe('any plan', () => {
  const check = (rule: (before: PlannedTask[], after: ReturnType<typeof withDates>, calendar: WorkingDays) => void) =>
    fc.assert(
      fc.property(plans, holidays, (before, off) => {
        const calendar = workingDays(off)
        rule(before, withDates(before, calendar), calendar)
      }),
      { numRuns: 150 },
    )

  it('keeps durations, works on working days, and pins what began', () =>
    check((before, result, calendar) => {
      for (const [index, each] of result.entries()) {
        const { inicio, fin } = before[index]!
        if (each.avance === 100) expect(each).toMatchObject({ inicio, fin })
        else if (each.avance > 0) expect(each.inicio).toBe(inicio)
        else expect([each.inicio, each.fin].every(calendar.isWorkingDay)).toBe(true)
        if (each.avance < 100) expect(endOf(each, calendar) - calendar.indexOf(each.inicio)).toBe(each.duracionDias)
      }
    }))

  it('is the least solution', () =>
    check((before, result, calendar) => {
      const byId = new Map(result.map((each) => [each.id, each]))
      for (const [index, each] of result.entries()) {
        const bounds = each.dependencias.map(
          ({ tareaId, desfaseDias }) => endOf(byId.get(tareaId)!, calendar) + desfaseDias,
        )
        if (each.avance > 0) continue
        expect(calendar.indexOf(each.inicio)).toBe(Math.max(calendar.indexOf(before[index]!.inicio), ...bounds))
      }
    }))

  it('changes nothing when it is applied again', () =>
    check((_before, result, calendar) => {
      const again = withDates(result, calendar)
      expect(again.map(({ inicio, fin }) => [inicio, fin])).toEqual(result.map(({ inicio, fin }) => [inicio, fin]))
    }))
})
