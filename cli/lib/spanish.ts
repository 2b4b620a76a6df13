/** Spanish translations of Commander's texts. */
import { InvalidArgumentError, type Command } from 'commander'

const titles: Record<string, string> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Global Options:': 'Opciones generales:',
  'Commands:': 'Comandos:',
}

const sentences: [RegExp, string][] = [
  [/^error: missing required argument '(.+)'/, 'Falta el argumento <$1>.'],
  [/^error: option '(.+)' argument missing/, 'A la opción $1 le falta su valor.'],
  [/^error: required option '(.+)' not specified/, 'Falta la opción $1.'],
  [/^error: unknown option '(.+?)'/, 'No existe la opción $1.'],
  [/^error: unknown command '(.+?)'/, "No existe el comando '$1'."],
  [/^error: too many arguments.*/, 'Sobran argumentos.'],
  [/^error: command-argument value '(.*)' is invalid for argument '(.+)'\. /, "'$1' no sirve como <$2>: "],
  [/^error: option '(.+)' argument '(.*)' is invalid\. /, "'$2' no sirve para $1: "],
  [/^error: option '(.+)' cannot be used with option '(.+)'/, 'Las opciones $1 y $2 no van juntas.'],
  [/\(Did you mean one of (.+)\?\)/, '¿Quisiste decir alguno de estos? $1'],
  [/\(Did you mean (.+)\?\)/, '¿Quisiste decir $1?'],
  [/Allowed choices are (.+)\./, 'puede ser $1.'],
]

const translate = (text: string) =>
  sentences.reduce((result, [english, spanish]) => result.replace(english, spanish), text)
const placeholders = (text: string) => text.replaceAll('[options]', '[opciones]').replaceAll('[command]', '<comando>')
const remarks = (text: string) =>
  text
    .replace(' (default: [])', '')
    .replace(/\(default: "?(.+?)"?\)$/, '(si falta, $1)')
    .replace(/\(choices: (.+)\)$/, (_, list: string) => `(${list.replaceAll('"', '')})`)

/** Makes a program and its later commands speak Spanish, and throw instead of exiting. */
export function speakSpanish(program: Command): Command {
  return program
    .helpOption('-h, --help', 'Muestra esta ayuda')
    .helpCommand(false)
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: placeholders,
      styleSubcommandTerm: placeholders,
      styleOptionDescription: remarks,
      styleArgumentDescription: remarks,
    })
    .configureOutput({ outputError: (text, write) => write(translate(text)) })
    .showHelpAfterError('Con --help ves cómo se usa.')
    .exitOverride()
}

/** Adds examples, each with what it is for, to the end of a command's help. */
export function examples(command: Command, list: [line: string, purpose: string][]): void {
  const width = Math.max(...list.map(([line]) => line.length))
  const lines = list.map(([line, purpose]) => `  ${line.padEnd(width)}  # ${purpose}`)
  command.addHelpText('after', `\nEjemplos:\n${lines.join('\n')}`)
}

/** Parses the id of a company or project. */
export function numericId(text: string): number {
  const id = Number(text)
  if (!/^\d{1,10}$/.test(text) || id < 1 || id > 2_147_483_647)
    throw new InvalidArgumentError('tiene que ser un número entero positivo.')
  return id
}

/** Parses a count from 1. */
export function positiveCount(text: string): number {
  const count = Number(text)
  if (!/^\d{1,6}$/.test(text) || count < 1) throw new InvalidArgumentError('tiene que ser un número entero desde 1.')
  return count
}

/** Parses a TCP port. */
export function portNumber(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError('tiene que ser un puerto, de 0 a 65535.')
  return port
}

const day = new Intl.DateTimeFormat('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric' })
const time = new Intl.DateTimeFormat('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** A time to the minute, as in the web app: 25/11/2026 14:05. */
export const minute = (moment: string): string => `${day.format(new Date(moment))} ${time.format(new Date(moment))}`
