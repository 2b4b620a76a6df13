import { useSearchParams } from 'react-router-dom'
import type { Week } from './periods.ts'

/** The week that the address asks for under a name, and how to ask for another one. */
export function useWeek(parameter: string): [Week, (week: Week) => void] {
  const [search, setSearch] = useSearchParams()
  const week = search.get(parameter) === 'anterior' ? 'last-week' : 'this-week'
  const change = (next: Week) => {
    const value = next === 'last-week' ? 'anterior' : 'esta'
    setSearch((before) => ({ ...Object.fromEntries(before), [parameter]: value }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return [week, change]
}
