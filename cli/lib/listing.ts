/** The options that every list has. */
import type { Command } from 'commander'
import { positiveCount } from './spanish.ts'
import { defaultPauseSeconds } from './watch.ts'

export type ListPart = { limit?: number; page?: number; isCutHere?: boolean }

const defaultLimit = 50

/** The page of a list that was read completely; lists that the server pages are returned unchanged. */
export function partOf<Row>(rows: Row[], { limit, page = 1, isCutHere }: ListPart): Row[] {
  if (!isCutHere || (limit === undefined && page === 1)) return rows
  const size = limit ?? defaultLimit
  return rows.slice((page - 1) * size, page * size)
}

const hasOption = (command: Command, name: string) => command.options.some(({ long }) => long === name)

/** Adds `--watch` to a list, and `--limit` and `--page` unless the server pages it. */
export function addListOptions(command: Command): void {
  if (!hasOption(command, '--limit')) {
    command
      .option('--limit <número>', 'Hasta cuántos', positiveCount)
      .option('--page <número>', `La página, de tantos como dice --limit (si falta, ${defaultLimit})`, positiveCount)
      .setOptionValue('isCutHere', true)
  }
  const every = `cada ${defaultPauseSeconds} segundos si no decís`
  command.option('--watch [segundos]', `Vuelve a preguntar, y muestra cada cambio; ${every}`, positiveCount)
}
