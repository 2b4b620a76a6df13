/** The catalogues of a company: one command a noun, all in one manner (modules.md, section 3). */
import type { Command } from 'commander'
import { failureOf, type Client } from '../lib/client.ts'
import { openSignedIn } from '../lib/context.ts'
import { notFoundFailure, usageFailure } from '../lib/failure.ts'
import { readOperations } from '../lib/operations.ts'
import type { Output } from '../lib/output.ts'
import { examples, numericId } from '../lib/spanish.ts'

type Entry = { id: string; activo: boolean; version: number } & Record<string, unknown>
type Sent = { params: { path: object; query?: object }; body?: unknown }
type Call = (path: string, sent: Sent) => Promise<{ data?: unknown; error?: unknown; response: Response }>
type ListOptions = { search?: string; size?: number; page?: number; archivados?: boolean }

/** What a table of each noun shows. */
const columns = {
  rubros: ['codigo', 'nombre', 'usos'],
  unidades: ['codigo', 'nombre', 'tipo', 'decimales'],
  proveedores: ['razonSocial', 'cuit', 'telefono', 'mail'],
  materiales: ['codigo', 'nombre', 'unidad', 'rubro'],
  depositos: ['nombre', 'tipo'],
  'tipos-documento': ['nombre', 'vence', 'diasAviso', 'obligatorio'],
  'tipos-evento': ['nombre', 'color'],
  feriados: ['fecha', 'motivo', 'alcance'],
  cotizaciones: ['fecha', 'moneda', 'tipo', 'compra', 'venta'],
  indices: ['codigo', 'nombre', 'frecuencia'],
} as const

export type CatalogueName = keyof typeof columns

/** The company that the command works in: `--desarrolladora` names another than the chosen one. */
async function companyOf(client: Client): Promise<number> {
  const { data } = await client.GET('/api/Usuarios/seleccion')
  const id = data?.data.desarrolladora?.id
  if (id === undefined) throw notFoundFailure('Todavía no elegiste una empresa. Elegí con: obra developers use ID')
  return id
}

/** A catalogue's calls. Its address is text here, as one command serves ten nouns. */
function catalogueOf(command: Command, noun: CatalogueName) {
  const { client, output } = openSignedIn(command)
  const address = `/api/Desarrolladoras/{desarrolladoraId}/${noun}`
  const send = async <T>(
    method: 'GET' | 'POST' | 'PATCH',
    more: { id?: string; query?: object; body?: object } = {},
  ) => {
    const desarrolladoraId = await companyOf(client)
    const { id, query, body } = more
    const params = { path: { desarrolladoraId, id }, ...(query && { query }) }
    const call = (client as unknown as Record<string, Call>)[method]!
    const { data, error, response } = await call(id ? `${address}/{id}` : address, { params, ...(body && { body }) })
    if (!response.ok) throw failureOf(response, error)
    return data as T
  }
  return { output, send }
}

/** `campo=valor`, as the contract names fields; what is JSON is read as such, the rest is text. */
function fieldsOf(noun: CatalogueName, pairs: string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw usageFailure(`Los datos de ${noun} se escriben campo=valor, y '${pair}' no es así.`)
      return [pair.slice(0, at), valueOf(pair.slice(0, at), pair.slice(at + 1))]
    }),
  )
}

const numeric = new Set(['orden', 'decimales', 'diasAviso', 'condicionPagoDias', 'proyectoId'])

function valueOf(name: string, text: string): unknown {
  if (text === 'null') return null
  if (text === 'true' || text === 'false') return text === 'true'
  if (numeric.has(name) && /^\d+$/.test(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw usageFailure(`${name} empieza como JSON y no lo es: ${text}`)
  }
}

const shown = (value: unknown): string | number =>
  typeof value === 'boolean' ? (value ? 'sí' : 'no') : typeof value === 'number' ? value : String(value ?? '')

function showEntry(output: Output, noun: CatalogueName, entry: Entry): void {
  const names = ['id', ...columns[noun], 'activo', 'version'] as const
  output.record(
    entry,
    names.map((name) => [name, shown(entry[name])]),
  )
}

function addList(parent: Command, noun: CatalogueName): void {
  const command = parent.command('list').description('Lista lo que está en uso')
  command
    .option('--search <texto>', 'Solo lo que contiene estas palabras')
    .option('--archivados', 'Lo archivado en lugar de lo que está en uso')
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántos por página, de 10 a 200', numericId, 200)
    .action(async ({ search, page, size, archivados }: ListOptions) => {
      const { output, send } = catalogueOf(command, noun)
      const query = { search, page, size, activo: !archivados }
      const { items, total } = await send<{ items: Entry[]; total: number }>('GET', { query })
      const titles = ['id', ...columns[noun]] as const
      const shownColumns = titles.map((name) => ({
        title: name.toUpperCase(),
        value: (row: Entry) => shown(row[name]),
      }))
      output.rows(items, shownColumns, 'No hay nada que mostrar.')
      if (items.length < total) process.stderr.write(`Se ven ${items.length} de ${total}: seguí con --page.\n`)
    })
  examples(command, [
    [`obra ${noun} list`, 'lo que está en uso'],
    [`obra ${noun} list --search texto --json`, 'lo que contiene el texto, para un script'],
  ])
}

function addCreate(parent: Command, noun: CatalogueName): void {
  const command = parent.command('create').description('Agrega una entrada')
  command.argument('<campo=valor...>', 'Los datos, con los nombres del contrato').action(async (pairs: string[]) => {
    const { output, send } = catalogueOf(command, noun)
    showEntry(output, noun, await send<Entry>('POST', { body: fieldsOf(noun, pairs) }))
  })
  examples(command, [[`obra ${noun} create ${columns[noun][0]}=… ${columns[noun][1]}=…`, fieldNames(noun)]])
}

function addChange(parent: Command, noun: CatalogueName): void {
  const command = parent.command('update').description('Cambia una entrada')
  command
    .argument('<id>', 'El id de la entrada')
    .argument('<campo=valor...>', 'Lo que cambia')
    .action((id: string, pairs: string[]) => change(command, noun, id, fieldsOf(noun, pairs)))
  examples(command, [[`obra ${noun} update ID ${columns[noun][1]}=…`, 'los otros datos quedan como están']])
}

/** Sends a change with the version that is there now. */
async function change(command: Command, noun: CatalogueName, id: string, fields: object): Promise<void> {
  const { output, send } = catalogueOf(command, noun)
  const { version } = await send<Entry>('GET', { id })
  showEntry(output, noun, await send<Entry>('PATCH', { id, body: { version, ...fields } }))
}

function addActive(parent: Command, noun: CatalogueName, [name, description, activo]: [string, string, boolean]): void {
  const command = parent.command(name).description(description)
  command.argument('<id>', 'El id de la entrada').action((id: string) => change(command, noun, id, { activo }))
  examples(command, [[`obra ${noun} ${name} ID`, description.toLowerCase()]])
}

/** The fields that a new entry must have, as the contract says. */
function fieldNames(noun: CatalogueName): string {
  const operation = readOperations().find(({ path, method }) => method === 'POST' && path.endsWith(`}/${noun}`))
  return operation ? `más datos en: obra api ${operation.id} --help` : 'lo mínimo'
}

/** `obra rubros`, `obra proveedores` … */
export function catalogueCommand(noun: CatalogueName): (command: Command) => void {
  return (command) => {
    for (const add of [addList, addCreate, addChange]) add(command, noun)
    addActive(command, noun, ['archive', 'Archiva una entrada', false])
    addActive(command, noun, ['restore', 'Restaura una entrada archivada', true])
    examples(command, [[`obra ${noun} list`, 'lo que está en uso']])
  }
}
