/** The program `obra`: global options and the list of commands. The code of a command is loaded when it runs. */
import { Command, Option } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { catalogue } from './commands/catalogue.ts'
import { configure } from './lib/entry.ts'
import { examples, numericId, speakSpanish } from './lib/spanish.ts'
import { watchEvery } from './lib/watch.ts'

/** The whole program; each command has only its name and description until it is used. */
export function createProgram(): Command {
  const program = speakSpanish(new Command('obra'))
    .description('Obra desde la terminal: tus desarrolladoras, tus proyectos y el servidor.')
    .version(packageJson.version, '-v, --version', 'Muestra la versión')
    .option('--json', 'Contesta en JSON (así contesta siempre cuando la salida no es una terminal)')
    .option('--jq <expresión>', 'Muestra solo esta parte de la respuesta en JSON, como la elige jq')
    .option('--table', 'Contesta con tablas aunque la salida no sea una terminal')
    .option('--developer <id>', 'La desarrolladora en la que trabaja este comando; también OBRA_DEVELOPER', numericId)
    // Not parsed here, because `obra init --project` takes a name.
    .option('--project <id>', 'El proyecto en el que trabaja este comando; también OBRA_PROJECT')
    // Earlier names, which scripts still use.
    .addOption(new Option('--desarrolladora <id>').argParser(numericId).hideHelp())
    .addOption(new Option('--proyecto <id>').argParser(numericId).hideHelp())
    .option('--api-url <dirección>', 'El servidor; también con OBRA_API_URL. Si falta, el del último login')
    .option('--context <nombre>', 'Un servidor con su cuenta, de «obra context»; también OBRA_CONTEXT')
  examples(program, [
    ['obra login', 'inicia sesión; pregunta email y contraseña'],
    ['obra developers list', 'tus desarrolladoras'],
    ['obra developers use 1 && obra proyectos use 2', 'elige con qué trabajar'],
    ["obra developers list --jq '.[].nombre'", 'para scripts'],
    ['obra api --list', 'todas las operaciones de la API'],
  ])
  const missing = new Map(
    catalogue.map((entry) => [
      program.command(entry.name, { hidden: entry.isHidden ?? false }).description(entry.description),
      entry,
    ]),
  )
  program.hook('preAction', async (_, command) => {
    const { jq, watch } = command.optsWithGlobals<{ jq?: string; watch?: number | true }>()
    if (jq !== undefined) await (await import('./lib/jq.ts')).loadJq()
    if (watch !== undefined && command.name() !== 'api') watchEvery(watch)
  })
  program.hook('preSubcommand', async (_, command) => {
    const entry = missing.get(command)
    // `obra help …` runs through the program a second time.
    if (!missing.delete(command) || !entry) return
    await configure(entry, command)
    command.helpCommand(false)
  })
  return program
}
