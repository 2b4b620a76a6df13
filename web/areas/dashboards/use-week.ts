import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import type { Week } from './periods.ts'

const codecOf = (parameter: string): UrlCodec<{ week: Week }> => ({
  read: (search) => ({ week: search.get(parameter) === 'anterior' ? 'last-week' : 'this-week' }),
  write: ({ week }) => ({ [parameter]: week === 'last-week' ? 'anterior' : 'esta' }),
})

/** The week stored in the address under a parameter, and its setter. */
export function useWeek(parameter: string): [Week, (week: Week) => void] {
  const [{ week }, change] = useUrlState(codecOf(parameter))
  return [week, (next) => change({ week: next }, { replace: true })]
}
