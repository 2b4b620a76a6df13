import { Command, type Help } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { configure, type Configure, type Entry } from '../lib/entry.ts'
import { exitCodes } from '../lib/failure.ts'
import { examples, speakSpanish } from '../lib/spanish.ts'

/** Escapes a text for roff. */
const roff = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')

const paragraph = (term: string, text: string) => `.TP\n.B ${roff(term)}\n${roff(text)}`

function optionsOf(command: Command, help: Help): string[] {
  return help
    .visibleOptions(command)
    .map((option) => paragraph(help.optionTerm(option), help.optionDescription(option)))
}

/** A section for a command and for each subcommand, with arguments and options. */
function sectionsOf(command: Command, name: string, help: Help): string[] {
  const words = command.registeredArguments.map((argument) => help.argumentTerm(argument))
  const children = command.commands.flatMap((child) => sectionsOf(child, `${name} ${child.name()}`, help))
  const usage = [name, ...words.map((word) => `<${word}>`), ...(children.length > 0 ? ['<comando>'] : [])].join(' ')
  return [`.SS ${roff(usage)}\n${roff(command.description())}`, ...optionsOf(command, help), ...children]
}

/** The manual page of the whole command, in roff. */
export async function manualPage(catalogue: Entry[], program: Command): Promise<string> {
  const help = program.createHelp()
  const sections: string[] = []
  for (const entry of catalogue) {
    const { name, description, isHidden } = entry
    if (isHidden) continue
    const command = speakSpanish(new Command(name)).description(description)
    await configure(entry, command)
    sections.push(...sectionsOf(command, name, help))
  }
  return [
    `.TH OBRA 1 "" "Obra ${packageJson.version}"`,
    `.SH NOMBRE\nobra \\- ${roff(program.description())}`,
    '.SH SINOPSIS\n.B obra\n[opciones] <comando>',
    '.SH OPCIONES GENERALES',
    ...optionsOf(program, help),
    '.SH COMANDOS',
    ...sections,
    '.SH CÓDIGOS DE SALIDA',
    ...Object.entries(exitCodes).map(([code, meaning]) => paragraph(code, meaning)),
    '',
  ].join('\n')
}

/** `obra man` */
export function man(catalogue: Entry[]): Configure {
  return (command) => {
    command.action(async () => void process.stdout.write(await manualPage(catalogue, command.parent!)))
    examples(command, [
      ['obra man | man -l -', 'leer el manual'],
      ['obra man > ~/.local/share/man/man1/obra.1', 'instalarlo: man obra'],
    ])
  }
}
