import { Command, Argument } from 'commander'
import type { Configure, Entry } from '../lib/entry.ts'
import { examples } from '../lib/spanish.ts'
import { readOperations } from '../lib/operations.ts'

/** A command with its subcommands and options, as a shell completes it. */
type Node = { path: string[]; description: string; words: { word: string; description: string }[] }

const globalOptions = ['--json', '--table', '--api-url', '--help']

function nodeOf(command: Command, path: string[]): Node {
  const children = command.commands.map((child) => ({ word: child.name(), description: child.description() }))
  const options = command.options.map((option) => ({ word: option.long!, description: option.description }))
  const choices = command.registeredArguments.flatMap((argument) => argument.argChoices ?? [])
  return {
    path,
    description: command.description(),
    words: [...children, ...choices.map((word) => ({ word, description: '' })), ...options],
  }
}

async function readTree(catalogue: Entry[]): Promise<Node[]> {
  const nodes: Node[] = []
  for (const { name, description, load } of catalogue) {
    const command = new Command(name).description(description)
    const configure = await load()
    configure(command)
    const node = nodeOf(command, [name])
    if (name === 'api')
      node.words.unshift(...readOperations().map(({ id, summary }) => ({ word: id, description: summary })))
    if (name === 'help')
      node.words.unshift(...catalogue.map((entry) => ({ word: entry.name, description: entry.description })))
    nodes.push(node, ...command.commands.map((child) => nodeOf(child, [name, child.name()])))
  }
  return nodes
}

const topWords = (tree: Node[]) =>
  tree.filter(({ path }) => path.length === 1).map(({ path, description }) => ({ word: path[0]!, description }))
const plain = (words: { word: string }[]) => [...words.map(({ word }) => word), ...globalOptions].join(' ')
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
// The deeper command first: its name begins with the other's.
const deepestFirst = (tree: Node[]) => tree.toSorted((a, b) => b.path.length - a.path.length)

function bash(tree: Node[]): string {
  const cases = deepestFirst(tree).map(
    ({ path, words }) => `    ' ${path.join(' ')} '*) words=${quoted(plain(words))} ;;`,
  )
  return `# Autocompletado de obra para bash. En ~/.bashrc: source <(obra completion bash)
_obra() {
  local current="\${COMP_WORDS[COMP_CWORD]}" given=' ' word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ "$word" == -* ]] || given+="$word "
  done
  case "$given" in
    ' ') words=${quoted(plain(topWords(tree)))} ;;
${cases.join('\n')}
    *) words='' ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _obra obra
`
}

function zsh(tree: Node[]): string {
  const described = (words: Node['words']) =>
    [...words, ...globalOptions.map((word) => ({ word, description: '' }))]
      .map(({ word, description }) => quoted(description ? `${word}:${description}` : word))
      .join(' ')
  const cases = deepestFirst(tree).map(({ path, words }) => `    ' ${path.join(' ')} '*) list=(${described(words)}) ;;`)
  return `#compdef obra
# Autocompletado de obra para zsh. En ~/.zshrc, después de compinit: source <(obra completion zsh)
_obra() {
  local given=' ' word
  local -a list
  for word in "\${(@)words[2,CURRENT-1]}"; do
    [[ "$word" == -* ]] || given+="$word "
  done
  case "$given" in
    ' ') list=(${described(topWords(tree))}) ;;
${cases.join('\n')}
  esac
  _describe 'obra' list || _files
}
if [[ "$funcstack[1]" == _obra ]]; then _obra "$@"; else compdef _obra obra; fi
`
}

function fish(tree: Node[]): string {
  const seen = (path: string[]) => path.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ')
  const line = (condition: string, { word, description }: Node['words'][number]) => {
    const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`
    return `complete -c obra -n ${quoted(condition)} ${what}${description ? ` -d ${quoted(description)}` : ''}`
  }
  const lines = tree.flatMap(({ path, words }) => {
    const children = tree.filter((node) => path.length === 1 && node.path.length === 2 && node.path[0] === path[0])
    const deeper = children.map((child) => child.path[1]).join(' ')
    const condition = deeper ? `${seen(path)}; and not __fish_seen_subcommand_from ${deeper}` : seen(path)
    return words.map((word) => line(condition, word))
  })
  return `# Autocompletado de obra para fish. En ~/.config/fish/completions/obra.fish: obra completion fish > …
${topWords(tree)
  .map((word) => line('__fish_use_subcommand', word))
  .join('\n')}
${lines.join('\n')}
${globalOptions.map((option) => `complete -c obra -l ${option.slice(2)}`).join('\n')}
`
}

const writers = { bash, zsh, fish }

/** `obra completion`, for the commands of `catalogue`. */
export function completion(catalogue: Entry[]): Configure {
  return (command) => {
    command
      .addArgument(new Argument('<shell>', 'El shell').choices(Object.keys(writers)))
      .action(async (shell: keyof typeof writers) => {
        process.stdout.write(writers[shell](await readTree(catalogue)))
      })
    examples(command, [
      ['source <(obra completion bash)', 'en ~/.bashrc'],
      ['source <(obra completion zsh)', 'en ~/.zshrc, después de compinit'],
      ['obra completion fish > ~/.config/fish/completions/obra.fish', 'una vez'],
    ])
  }
}
