import type { Command } from 'commander'
import { examples } from '../lib/spanish.ts'

export function help(command: Command): void {
  command.argument('[comando...]', 'El comando, con su subcomando si lo tiene').action(async (names: string[]) => {
    await command.parent?.parseAsync([...names, '--help'], { from: 'user' })
  })
  examples(command, [['obra help developers create', 'cómo se crea una desarrolladora']])
}
