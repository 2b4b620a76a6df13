import type { Command } from 'commander'

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
