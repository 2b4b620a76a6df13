import { addDays, daysBetween } from './calendar.ts'

/** A Monday: days are counted from it. */
const firstMonday = '1900-01-01'

/** The number of Mondays to Fridays from `firstMonday` to a day, without the day. */
function weekdaysBefore(day: string): number {
  const days = daysBetween(firstMonday, day)
  const weeks = Math.floor(days / 7)
  return weeks * 5 + Math.min(days - weeks * 7, 5)
}

const isWeekday = (day: string) => {
  const days = daysBetween(firstMonday, day)
  return days - Math.floor(days / 7) * 7 < 5
}

/** How many numbers of an ascending list are at most `limit`. */
function countUpTo(list: readonly number[], limit: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]! <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Numbers the working days, so that sums of days are sums of numbers. */
export type WorkingDays = {
  /** The number of a working day; of another day, that of the next working day. */
  indexOf: (day: string) => number
  /** The working day with a number. */
  dayOf: (index: number) => string
  isWorkingDay: (day: string) => boolean
}

/** The working days are Monday to Friday without `holidays`. */
export function workingDays(holidays: Iterable<string>): WorkingDays {
  const off = new Set([...holidays].filter(isWeekday))
  const numbers = [...off].map(weekdaysBefore).toSorted((a, b) => a - b)
  // The number of working days before each holiday.
  const worked = numbers.map((number, holidaysBefore) => number - holidaysBefore)
  return {
    indexOf: (day) => {
      const weekdays = weekdaysBefore(day)
      return weekdays - countUpTo(numbers, weekdays - 1)
    },
    dayOf: (index) => {
      const weekdays = index + countUpTo(worked, index)
      const weeks = Math.floor(weekdays / 5)
      return addDays(firstMonday, weeks * 7 + (weekdays - weeks * 5))
    },
    isWorkingDay: (day) => isWeekday(day) && !off.has(day),
  }
}
