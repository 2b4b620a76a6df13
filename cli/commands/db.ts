import type { Command } from 'commander'
import { administer } from '../lib/administer.ts'
import { keepNewest, saveSecret, streamCopy } from '../lib/backups.ts'
import { openOutput } from '../lib/context.ts'
import { Failure, usageFailure } from '../lib/failure.ts'
import { canAsk, confirm } from '../lib/prompt.ts'
import { examples, positiveCount } from '../lib/spanish.ts'

type SeedResult = { seeded: boolean; rows?: number; seconds?: number }
type Target = { store: 'sqlite' | 'postgresql'; location: string }

const kindNames = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }
const nameOf = ({ store, location }: Target) => `${kindNames[store]}, ${location}`

/** Requires `--yes` or a confirmation. Throws a usage failure without `--yes` and without a terminal. */
async function requireYes(consequence: string, isYes: boolean | undefined): Promise<void> {
  if (isYes) return
  if (!canAsk()) throw usageFailure('Esto borra datos: sin una terminal para preguntar, confirmá con --yes.')
  const target = await administer<Target>('describe')
  if (!(await confirm(`${consequence} (${nameOf(target)}). ¿Seguís?`))) throw new Failure('No se cambió nada.')
}

function addMigrate(parent: Command): void {
  const command = parent.command('migrate').description('Crea la base si falta y la lleva a esta versión de Obra')
  command.action(async () => {
    const output = openOutput(command)
    const done = await administer<{ applied: string[]; schemaVersion: string }>('migrate')
    output.show(done, ({ applied, schemaVersion }) =>
      applied.length > 0 ? `Se aplicó: ${applied.join(', ')}.` : `La base ya estaba al día (${schemaVersion}).`,
    )
  })
  examples(command, [['OBRA_DATA_DIR=/srv/obra obra db migrate', 'antes de arrancar una versión nueva']])
}

function describeSeeded({ seeded, rows, seconds }: SeedResult): string {
  if (!seeded) return 'La base ya tenía cuentas: no se cambió nada.'
  const ready = 'Listo. Cuenta de demostración: demo@obra.test / obra-demo-2026'
  if (!rows || !seconds) return ready
  const figure = (value: number, digits = 0) => value.toLocaleString('es-AR', { maximumFractionDigits: digits })
  return `${figure(rows)} filas en ${figure(seconds, 1)} s, ${figure(rows / seconds)} por segundo.\n${ready}`
}

function addSeed(parent: Command): void {
  const command = parent.command('seed').description('Carga los datos de ejemplo en una base vacía')
  command.option(
    '--scale <N>',
    'Multiplica por N productos, correos, contactos y mensajes, para pruebas de carga',
    positiveCount,
    1,
  )
  command.action(async ({ scale }: { scale: number }) => {
    const output = openOutput(command)
    output.show(await administer<SeedResult>('seed', String(scale)), describeSeeded)
  })
  examples(command, [
    ['obra db reset --yes && obra db seed', 'empieza de nuevo con los ejemplos'],
    ['OBRA_DATA_DIR=/tmp/carga obra db seed --scale 1000', 'más de 100.000 correos y productos'],
  ])
}

function addReset(parent: Command): void {
  const command = parent.command('reset').description('Borra todos los datos y deja la base vacía')
  command.option('--yes', 'No pregunta').action(async ({ yes }: { yes?: boolean }) => {
    const output = openOutput(command)
    await requireYes('Se borra todo lo que hay en la base', yes)
    output.show(await administer<Target>('reset'), (target) => `La base quedó vacía (${nameOf(target)}).`)
  })
  examples(command, [['obra db backup && obra db reset', 'guarda una copia y vacía la base']])
}

type BackupResult = { file: string; bytes: number; secret?: string; deleted?: string[] }

function describeSaved({ file, bytes, secret, deleted = [] }: BackupResult): string {
  const size = (bytes / 1000).toLocaleString('es-AR', { maximumFractionDigits: 0 })
  return [
    `La copia quedó en ${file} (${size} kB).`,
    ...(secret ? [`El secreto quedó en ${secret}.`] : []),
    ...(deleted.length > 0 ? [`Se borró lo más viejo: ${deleted.join(', ')}.`] : []),
  ].join('\n')
}

function addBackup(parent: Command): void {
  const command = parent.command('backup').description('Guarda una copia de la base, también con el servidor en marcha')
  command
    .argument('[archivo]', 'Dónde; una carpeta le pone la fecha; «-» la escribe en la salida. Nunca pisa otro archivo')
    .option('--keep <N>', 'Deja las N copias más nuevas de la carpeta, de las que llevan la fecha', positiveCount)
    .option('--with-secret', 'Guarda al lado el secreto que firma las sesiones, para restaurar en otra máquina')
    .action(async (file: string | undefined, { keep, withSecret }: { keep?: number; withSecret?: boolean }) => {
      const output = openOutput(command)
      if (file === '-') {
        if (keep || withSecret) throw usageFailure('A la salida va la copia sola: sin --keep ni --with-secret.')
        return streamCopy((target) => administer<BackupResult>('backup', target))
      }
      const saved = await administer<BackupResult>('backup', file)
      const secret = withSecret && saveSecret(saved.file, process.env)
      const deleted = keep && keepNewest(saved.file, keep)
      output.show({ ...saved, ...(secret && { secret }), ...(deleted && { deleted }) }, describeSaved)
    })
  examples(command, [
    ['obra db backup', 'en esta carpeta, con la fecha en el nombre'],
    ['obra db backup /copias --keep 14 --with-secret', 'cada noche: deja las últimas catorce'],
    ['obra db backup - | ssh otra "cat > obra.sqlite"', 'a otra máquina'],
  ])
}

function addRestore(parent: Command): void {
  const command = parent.command('restore').description('Reemplaza los datos por los de una copia, que antes revisa')
  command
    .argument('<archivo>', 'La copia, de SQLite o de PostgreSQL: cualquiera sirve para cualquiera')
    .option('--yes', 'No pregunta')
    .action(async (file: string, { yes }: { yes?: boolean }) => {
      const output = openOutput(command)
      await requireYes('Se reemplaza todo lo que hay en la base', yes)
      output.show(await administer<Target>('restore', file), (target) => `Los datos volvieron (${nameOf(target)}).`)
    })
  examples(command, [
    ['obra db restore obra-2026-03-16T120000.sqlite', 'pregunta antes'],
    ['DATABASE_URL=postgres://obra@localhost/obra obra db restore obra.sqlite --yes', 'pasa de SQLite a PostgreSQL'],
  ])
}

/** `obra db` */
export function db(command: Command): void {
  for (const add of [addMigrate, addSeed, addReset, addBackup, addRestore]) add(command)
  command.addHelpText(
    'after',
    '\nLa base es la de OBRA_DATA_DIR (./data si falta), o la de DATABASE_URL. No hace falta el servidor.',
  )
  examples(command, [
    ['obra db backup', 'guarda una copia'],
    ['obra db restore copia.sqlite', 'vuelve a esa copia'],
  ])
}
