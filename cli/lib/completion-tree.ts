/** The commands of `obra` for shell completion, with current ids and names from the server. */
import { RootCommand, type Command as Completed, type Complete } from '@bomb.sh/tab'
import { Command, type Option } from 'commander'
import { answer, type Client } from './client.ts'
import { openSignedIn } from './context.ts'
import { configure, type Entry } from './entry.ts'
import { readOperations } from './operations.ts'
import { readCredentials } from './session.ts'

type Choice = [value: string, description: string]

// How long a Tab waits for the server.
const patienceMilliseconds = 800

const offer = (choices: Choice[]) => (complete: Complete) => choices.forEach(([value, text]) => complete(value, text))
const isFile = (name: string) => /archivo|ruta/.test(name)
const takesValue = (option: Option) => option.required || option.optional

/** Ids of the signed-in user, by the noun of the command; `recordIds` covers records of the company and project. */
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
  async sessions(client) {
    const sessions = await answer(client.GET('/api/auth/sessions'))
    return sessions.map(({ id, device }) => [id, device])
  },
  async tokens(client) {
    const tokens = await answer(client.GET('/api/auth/tokens'))
    return tokens.map(({ id, name }) => [id, name])
  },
}

type Read = (path: string, asked: object) => Promise<{ data?: { items?: Record<string, unknown>[] } }>

/** The ids of a noun's entries in the chosen company or project, each with its name. */
async function recordIds(client: Client, noun: string): Promise<Choice[]> {
  const address = readOperations().find(
    ({ method, path }) => method === 'GET' && path.endsWith(`Id}/${noun}`) && /^\/api\/[^/]+\/[^/]+\/[^/]+$/.test(path),
  )?.path
  if (!address) return []
  const { desarrolladora, proyecto } = (await answer(client.GET('/api/Usuarios/seleccion'))).data
  const place = { desarrolladoraId: desarrolladora?.id, proyectoId: proyecto?.id }
  const { data } = await (client.GET as unknown as Read)(address, { params: { path: place, query: { size: 200 } } })
  return (data?.items ?? []).map((item) => [
    String(item.id),
    String(item.nombre ?? item.numero ?? item.descripcion ?? ''),
  ])
}

const contextNames = (): Choice[] => Object.entries(readCredentials().contexts)

async function idsOf(noun: string, command: Command): Promise<Choice[]> {
  if (noun === 'contexts') return contextNames()
  const read = liveIds[noun] ?? ((client: Client) => recordIds(client, noun))
  const late = new Promise<Choice[]>((resolve) => setTimeout(resolve, patienceMilliseconds, []).unref())
  try {
    return await Promise.race([read(openSignedIn(command).client), late])
  } catch {
    // Without a session or a server there are no choices.
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

/** The words without options and their values. */
function withoutOptions(words: string[], options: readonly Option[]): string[] {
  const names: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!word.startsWith('-')) names.push(word)
    else if (options.some((option) => option.long === word && takesValue(option))) at++
  }
  return names
}

/**
 * The completions for `words`, of which the last one is being typed. `takesFile` if it is a file name, which the shell
 * completes itself.
 */
export async function completionTree(catalogue: Entry[], words: string[], asking: Command) {
  const global = asking.parent!.options
  const before = words.slice(0, -1)
  const tree = new RootCommand()
  for (const { name, description, isHidden } of catalogue) if (!isHidden) tree.command(name, description)
  const named = withoutOptions(before, global)
  const globalOption = optionOf(before.at(-1), global)
  const noun = globalOption && globalOptions[globalOption.attributeName()]
  const ids = noun ? await idsOf(noun, asking) : []
  addOptions(tree, global, () => ids)
  // `obra help x` completes like `obra x`.
  const [first = '', ...below] = named[0] === 'help' ? named.slice(1) : named
  const entry = catalogue.find(({ name }) => name === (first || named[0]))
  if (!entry) return { tree, takesFile: false }

  const command = new Command(entry.name).description(entry.description)
  await configure(entry, command)
  const typed = [...(named[0] === 'help' && first ? ['help'] : []), entry.name]
  let leaf = command
  for (const word of below) {
    const child = leaf.commands.find((each) => each.name() === word)
    if (!child) break
    leaf = child
    typed.push(word)
    tree.command(typed.join(' '), child.description())
  }
  for (const child of leaf.commands) tree.command([...typed, child.name()].join(' '), child.description())
  const completed = tree.command(typed.join(' '), leaf.description())
  addOptions(completed, global, () => ids)
  const parameters = entry.name === 'api' ? parametersOf(below[0] ?? '') : []
  addOptions(completed, leaf.options, (option) => (option.long === '--param' ? parameters : choicesOf(option)))
  const option = optionOf(before.at(-1), leaf.options)
  if (option) return { tree, takesFile: isFile(option.flags) }
  const [argument] = leaf.registeredArguments
  if (!argument || named.length > typed.length) return { tree, takesFile: false }
  const choices = [...choicesOf(argument), ...(await liveChoices(typed, argument.name(), catalogue, asking))]
  completed.argument(argument.name(), offer(choices))
  return { tree, takesFile: isFile(argument.name()) }
}

const choicesOf = ({ argChoices = [] }: { argChoices?: readonly string[] }) =>
  argChoices.map((value): Choice => [value, ''])
const parametersOf = (operation: string) =>
  readOperations()
    .find(({ id }) => id === operation)
    ?.parameters.map(({ name }): Choice => [`${name}=`, '']) ?? []

/** The values of an argument that come from the contract or the server. */
async function liveChoices(
  [command = '', ...below]: string[],
  argument: string,
  catalogue: Entry[],
  asking: Command,
): Promise<Choice[]> {
  if (command === 'api') return readOperations().map(({ id, summary }) => [id, summary])
  if (command === 'help')
    return catalogue.filter(({ isHidden }) => !isHidden).map((entry) => [entry.name, entry.description])
  if (argument === 'contexto') return contextNames()
  return argument === 'id' ? idsOf(below.at(-2) ?? command, asking) : []
}

const optionOf = (word: string | undefined, options: readonly Option[]) =>
  options.find((option) => word !== undefined && option.long === word && takesValue(option))
