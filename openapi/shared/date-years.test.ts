import { expect, it } from 'vitest'
import { dateYears } from './date-years.ts'

it.each(Object.entries(dateYears))(
  'the pattern of %s dates accepts exactly its years',
  (_, { first, last, pattern }) => {
    const years = Array.from({ length: 10_000 }, (_each, year) => year)
    const accepted = years.filter((year) => new RegExp(pattern).test(`${String(year).padStart(4, '0')}-03-01`))
    expect([accepted[0], accepted.at(-1), accepted.length]).toEqual([first, last, last - first + 1])
  },
)
