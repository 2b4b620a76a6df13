import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RootCommand } from '@bomb.sh/tab'
import { Argument, Command } from 'commander'
import { completionTree } from '../lib/completion-tree.ts'
import type { Configure, Entry } from '../lib/entry.ts'
import { root } from '../lib/run.ts'
import { examples } from '../lib/spanish.ts'

const shells = ['bash', 'zsh', 'fish', 'powershell']

/** `obra completion`: prints a shell's completion script, which calls `obra complete` at each Tab. */
export function completion(command: Command): void {
  command.addArgument(new Argument('<shell>', 'El shell').choices(shells)).action((shell: string) => {
    // The bash script of the package `tab` needs functions that are often missing, and completes no files.
    if (shell === 'bash') process.stdout.write(readFileSync(path.join(root, 'cli/lib/completion.bash')))
    else new RootCommand().setup('obra', 'obra', shell)
  })
  examples(command, [
    ['source <(obra completion bash)', 'en ~/.bashrc'],
    ['source <(obra completion zsh)', 'en ~/.zshrc, después de compinit'],
    ['obra completion fish > ~/.config/fish/completions/obra.fish', 'una vez'],
  ])
}

/** `obra complete -- …`: the completions for the typed words, for the scripts of `obra completion`. */
export function complete(catalogue: Entry[]): Configure {
  return (command) => {
    command.argument('[palabras...]', 'Lo que ya se escribió').action(async (words: string[]) => {
      const { tree, takesFile } = await completionTree(catalogue, words, command)
      if (takesFile) process.stdout.write(':0\n')
      else tree.parse(words)
    })
    examples(command, [["obra complete -- developers ''", 'lo que sigue a «obra developers»']])
  }
}
