/** The commands of `obra` as the shells complete them, with the ids and names that are there at this moment. */
import { RootCommand, type Command as Completed, type Complete } from '@bomb.sh/tab'
import { Command, type Option } from 'commander'
import { answer, type Client } from './client.ts'
import { openSignedIn } from './context.ts'
import type { Entry } from './entry.ts'
import { readOperations } from './operations.ts'
import { readCredentials } from './session.ts'

type Choice = [value: string, description: string]

// A Tab waits no longer than this for the server.
const patienceMilliseconds = 800

const offer = (choices: Choice[]) => (complete: Complete) => choices.forEach(([value, text]) => complete(value, text))
const isFile = (name: string) => /archivo|ruta/.test(name)
const takesValue = (option: Option) => option.required || option.optional

/** The ids of the companies and projects of whoever is signed in. */
const liveIds: Record<string, (client: Client) => Promise<Choice[]>> = {
  async developers(client) {
    const { data } = await answer(client.GET('/api/Usuarios/desarrolladoras'))
    return data.map(({ id, nombre }) => [String(id), nombre])
  },
  async projects(client) {
    const { desarrolladora } = (await answer(client.GET('/api/Usuarios/seleccion'))).data
    if (!desarrolladora) return []
    const path = { developerId: desarrolladora.id }
    const { data } = await answer(client.GET('/api/Usuarios/proyectos/{developerId}', { params: { path } }))
    return data.map(({ id, nombre }) => [String(id), nombre])
  },
}

const contextNames = (): Choice[] => Object.entries(readCredentials().contexts)

async function idsOf(noun: string, command: Command): Promise<Choice[]> {
  if (noun === 'contexts') return contextNames()
  const read = liveIds[noun]
  if (!read) return []
  const late = new Promise<Choice[]>((resolve) => setTimeout(resolve, patienceMilliseconds, []).unref())
  try {
    return await Promise.race([read(openSignedIn(command).client), late])
  } catch {
    // Without a session or a server there is nothing to offer.
    return []
  }
}

const globalOptions: Record<string, string> = {
  developer: 'developers',
  project: 'projects',
  desarrolladora: 'developers',
  proyecto: 'projects',
  context: 'contexts',
}

function addOptions(to: Completed, options: readonly Option[], values: (option: Option) => Choice[]): void {
  for (const option of options) {
    if (!option.long || option.hidden) continue
    const name = option.long.slice(2)
    const short = option.short?.slice(1)
    if (takesValue(option)) to.option(name, option.description, offer(values(option)), short)
    else to.option(name, option.description, short)
  }
}

/** The words without options and their values, as far as they name a command. */
function namedBy(words: string[], options: readonly Option[]): string[] {
  const given: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!word.startsWith('-')) given.push(word)
    else if (options.some((option) => option.long === word && takesValue(option))) at++
  }
  return given
}

/**
 * What may follow `words`, of which the last one is being typed. `takesFile` where that is the name of a file, which
 * the shell completes itself.
 */
export async function completionTree(catalogue: Entry[], words: string[], asking: Command) {
  const global = asking.parent!.options
  const before = words.slice(0, -1)
  const tree = new RootCommand()
  for (const { name, description, isHidden } of catalogue) if (!isHidden) tree.command(name, description)
  const named = namedBy(before, global)
  const globalOption = optionOf(before.at(-1), global)
  const noun = globalOption && globalOptions[globalOption.attributeName()]
  const ids = noun ? await idsOf(noun, asking) : []
  addOptions(tree, global, () => ids)
  // `obra help x` completes as `obra x` does.
  const [first = '', second = ''] = named[0] === 'help' ? named.slice(1) : named
  const entry = catalogue.find(({ name }) => name === (first || named[0]))
  if (!entry) return { tree, takesFile: false }

  const command = new Command(entry.name).description(entry.description)
  ;(await entry.load())(command)
  const typed = [...(named[0] === 'help' && first ? ['help'] : []), entry.name]
  for (const child of command.commands) tree.command([...typed, child.name()].join(' '), child.description())
  const leaf = command.commands.find((child) => child.name() === second) ?? command
  if (leaf !== command) typed.push(second)
  const completed = tree.command(typed.join(' '), leaf.description())
  addOptions(completed, global, () => ids)
  const parameters = entry.name === 'api' ? parametersOf(second) : []
  addOptions(completed, leaf.options, (option) => (option.long === '--param' ? parameters : choicesOf(option)))
  const option = optionOf(before.at(-1), leaf.options)
  if (option) return { tree, takesFile: isFile(option.flags) }
  const [argument] = leaf.registeredArguments
  if (!argument || named.length > typed.length) return { tree, takesFile: false }
  const choices = [...choicesOf(argument), ...(await liveChoices(entry.name, argument.name(), catalogue, asking))]
  completed.argument(argument.name(), offer(choices))
  return { tree, takesFile: isFile(argument.name()) }
}

const choicesOf = ({ argChoices = [] }: { argChoices?: readonly string[] }) =>
  argChoices.map((value): Choice => [value, ''])
const parametersOf = (operation: string) =>
  readOperations()
    .find(({ id }) => id === operation)
    ?.parameters.map(({ name }): Choice => [`${name}=`, '']) ?? []

/** What an argument may be that only the contract or the server knows. */
async function liveChoices(command: string, argument: string, catalogue: Entry[], asking: Command): Promise<Choice[]> {
  if (command === 'api') return readOperations().map(({ id, summary }) => [id, summary])
  if (command === 'help')
    return catalogue.filter(({ isHidden }) => !isHidden).map((entry) => [entry.name, entry.description])
  if (argument === 'contexto') return contextNames()
  return argument === 'id' ? idsOf(command, asking) : []
}

const optionOf = (word: string | undefined, options: readonly Option[]) =>
  options.find((option) => word !== undefined && option.long === word && takesValue(option))
