import type { Command } from 'commander'
import { usageFailure } from '../lib/failure.ts'
import { examples } from '../lib/spanish.ts'

export function help(command: Command): void {
  command.argument('[comando...]', 'El comando, con su subcomando si lo tiene').action(async (names: string[]) => {
    const [first] = names
    if (first && !command.parent?.commands.some((each) => each.name() === first))
      throw usageFailure(`No existe el comando '${first}'. Todos están en: obra --help`)
    await command.parent?.parseAsync([...names, '--help'], { from: 'user' })
  })
  examples(command, [['obra help developers create', 'cómo se crea una desarrolladora']])
}
