/** The bench of the command: how long `obra --help` takes compared with an empty Node script. */
import { spawnSync } from 'node:child_process'
import { median } from './statistics.ts'
import { goalLines } from './stores.ts'

const starts = 40

export type CommandFigures = { helpMilliseconds: number; emptyMilliseconds: number }

function startMilliseconds(args: string[]): number {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
  return performance.now() - started
}

/** The median of each, run alternately so that a busy machine slows both. */
export function measureCommand(): CommandFigures {
  const help: number[] = []
  const empty: number[] = []
  for (let round = 0; round < starts; round++) {
    help.push(startMilliseconds(['cli/obra.js', '--help']))
    empty.push(startMilliseconds(['-e', '0']))
  }
  return { helpMilliseconds: median(help), emptyMilliseconds: median(empty) }
}

export const commandGoals = ({ helpMilliseconds, emptyMilliseconds }: CommandFigures) =>
  goalLines([['obra --help / an empty Node', helpMilliseconds / emptyMilliseconds, 3]])
