import type { Command } from 'commander'
import { addListOptions } from './listing.ts'

/** Adds arguments, options, subcommands and action to a command that has only its name and description. */
export type Configure = (command: Command) => void

/** A command in the catalogue of commands. */
export type Entry = {
  name: string
  description: string
  /** Not shown in the help; for use by programs. */
  isHidden?: boolean
  load: () => Promise<Configure>
}

function listsBelow(command: Command): Command[] {
  return command.commands.flatMap((child) => (child.name() === 'list' ? [child] : listsBelow(child)))
}

/** Loads the definition of a command that has only its name and description. */
export async function configure({ load }: Entry, command: Command): Promise<void> {
  ;(await load())(command)
  for (const list of listsBelow(command)) addListOptions(list)
}
