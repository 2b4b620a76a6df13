import type { Command } from 'commander'
import { addListOptions } from './listing.ts'

/** Adds arguments, options, subcommands and action to a command that has only its name and description yet. */
export type Configure = (command: Command) => void

/** A command as the list of commands knows it. */
export type Entry = {
  name: string
  description: string
  /** For programs: not in the help. */
  isHidden?: boolean
  load: () => Promise<Configure>
}

function listsBelow(command: Command): Command[] {
  return command.commands.flatMap((child) => (child.name() === 'list' ? [child] : listsBelow(child)))
}

/** Loads what a command takes and does into a command that has only its name and description yet. */
export async function configure({ load }: Entry, command: Command): Promise<void> {
  ;(await load())(command)
  for (const list of listsBelow(command)) addListOptions(list)
}
