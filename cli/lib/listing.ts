/** What every list takes besides its own options. */
import type { Command } from 'commander'
import { positiveCount } from './spanish.ts'
import { usualPauseSeconds } from './watch.ts'

export type ListPart = { limit?: number; page?: number; isCutHere?: boolean }

const usualLimit = 50

/** The part of a list that was read as a whole; lists that the server pages are cut there. */
export function partOf<Row>(rows: Row[], { limit, page = 1, isCutHere }: ListPart): Row[] {
  if (!isCutHere || (limit === undefined && page === 1)) return rows
  const size = limit ?? usualLimit
  return rows.slice((page - 1) * size, page * size)
}

const has = (command: Command, name: string) => command.options.some(({ long }) => long === name)

/** Adds `--watch` to a list, and to one that comes as a whole `--limit` and `--page` as well. */
export function addListOptions(command: Command): void {
  if (!has(command, '--limit')) {
    command
      .option('--limit <número>', 'Hasta cuántos', positiveCount)
      .option('--page <número>', `La página, de tantos como dice --limit (si falta, ${usualLimit})`, positiveCount)
      .setOptionValue('isCutHere', true)
  }
  const every = `cada ${usualPauseSeconds} segundos si no decís`
  command.option('--watch [segundos]', `Vuelve a preguntar, y muestra cada cambio; ${every}`, positiveCount)
}
