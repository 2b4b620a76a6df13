/** The figures of an attack, with their goals. */
import type { FuzzFigures } from './fuzz.ts'
import type { IsolationFigures } from './isolation.ts'

export type Line = { attack: string; figure: string; measured: number | string; goal: string; holds: boolean }
export const lines: Line[] = []

/** Reports a figure without a goal. */
export function tell(attack: string, figure: string, measured: number | string): void {
  lines.push({ attack, figure, measured, goal: '', holds: true })
}

export function exactly(attack: string, figure: string, measured: number | string | boolean, goal: typeof measured) {
  lines.push({ attack, figure, measured: String(measured), goal: String(goal), holds: measured === goal })
}

/** A time. Short runs, which share the machine with other tests, only report it. */
export function atMost(attack: string, figure: string, measured: number, goal: number, isShort: boolean): void {
  const holds = isShort || measured <= goal
  lines.push({ attack, figure, measured: Math.round(measured), goal: `<= ${goal}`, holds })
}

/** A ratio of times, judged as `atMost` is. */
export function between(attack: string, figure: string, measured: number, range: [number, number], isShort: boolean) {
  const holds = isShort || (measured >= range[0] && measured <= range[1])
  lines.push({ attack, figure, measured: measured.toFixed(2), goal: range.join(' to '), holds })
}

/** The statuses of an attack; `allowed` may include 503 (store down) and 0 (server stopped). */
export function statuses(attack: string, found: Record<number, number>, allowed: number[]): void {
  const others = Object.entries(found).filter(([status]) => !allowed.includes(Number(status)))
  const count = others.reduce((sum, [, times]) => sum + times, 0)
  if (count > 0) console.log(attack, others)
  exactly(attack, 'answers that nobody should get', count, 0)
}

export function tellFuzz(attack: string, fuzzed: FuzzFigures, isolated: IsolationFigures, isShort: boolean): void {
  tell(attack, 'damaged and worst calls', fuzzed.calls)
  exactly(attack, '5xx', fuzzed.failures, 0)
  tell(attack, "calls with the owner's ids", isolated.calls)
  exactly(attack, 'records of others seen', fuzzed.crossed + isolated.crossed, 0)
  exactly(attack, 'records of others changed', isolated.changed, 0)
  atMost(attack, 'worst wait of others, ms', fuzzed.worstWait, 50, isShort)
}
