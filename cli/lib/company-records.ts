/** Generic subcommands (list, show, create, update, …) for catalogues, projects, members and other records of a company. */
import { Option, type Command } from 'commander'
import { answer, failureOf, type Client } from './client.ts'
import { openSignedIn } from './context.ts'
import { notFoundFailure, usageFailure } from './failure.ts'
import { readOperations } from './operations.ts'
import type { Output } from './output.ts'
import { examples, numericId, positiveCount } from './spanish.ts'
import { addValuation, valuationQuery, type ValuationOptions } from './valuation.ts'

export type CompanyRecord = { id: string | number; version?: number } & Record<string, unknown>
/** A kind of record: `name` is the command and the end of its path. */
export type Noun = {
  name: string
  columns: readonly [string, ...string[]]
  /** Set for records of the chosen project; otherwise they are of the company. */
  scope?: 'project'
  /** Query parameters that `list --filtro` accepts. */
  filters?: readonly string[]
  /** Names of the amounts that a list states in a valuation. */
  valued?: readonly string[]
  /** The change that archives an entry (true) or restores it. */
  archive?: (isArchived: boolean) => object
}
type RequestInput = { params: { path: object; query?: object }; body?: unknown; headers?: object }
type Call = (path: string, sent: RequestInput) => Promise<{ data?: unknown; error?: unknown; response: Response }>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type More = { id?: string; step?: string; query?: object; body?: object; headers?: object }
type ListOptions = {
  search?: string
  size?: number
  page?: number
  limit?: number
  archivados?: boolean
  filtro?: string[]
} & ValuationOptions

/** The id of the command's company: that of `--developer`, or the chosen one. */
async function companyOf(client: Client): Promise<number> {
  const { data } = await answer(client.GET('/api/Usuarios/seleccion'))
  const id = data.desarrolladora?.id
  if (id === undefined) throw notFoundFailure('Todavía no elegiste una empresa. Elegí con: obra developers use ID')
  return id
}

/** The id of the command's project: that of `--project`, or the chosen one. */
export async function projectOf(client: Client): Promise<number> {
  const { data } = await answer(client.GET('/api/Usuarios/seleccion'))
  const id = data.proyecto?.id
  if (id === undefined) throw notFoundFailure('Todavía no elegiste un proyecto. Elegí con: obra proyectos use ID')
  return id
}

/** The output, and a function that sends requests for a noun. The path is untyped text, because it serves all nouns. */
export function recordsOf(command: Command, { name, scope }: Pick<Noun, 'name' | 'scope'>) {
  const { client, output } = openSignedIn(command)
  const isOfProject = scope === 'project'
  const address = isOfProject
    ? `/api/Proyectos/{proyectoId}/${name}`
    : `/api/Desarrolladoras/{desarrolladoraId}/${name}`
  const send = async <T>(method: Method, { id, step, query, body, headers }: More = {}) => {
    const whose = isOfProject ? { proyectoId: await projectOf(client) } : { desarrolladoraId: await companyOf(client) }
    const params = { path: { ...whose, id }, ...(query && { query }) }
    const call = (client as unknown as Record<Method, Call>)[method]
    const sent = { params, ...(body && { body }), ...(headers && { headers }) }
    const { data, error, response } = await call((id ? `${address}/{id}` : address) + (step ? `/${step}` : ''), sent)
    if (!response.ok) throw failureOf(response, error)
    return data as T
  }
  return { output, send }
}

/** Parses `campo=valor` with the contract's field names; JSON values are parsed, others are text. */
export function fieldsOf(name: string, pairs: string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw usageFailure(`Los datos de ${name} se escriben campo=valor, y '${pair}' no es así.`)
      return [pair.slice(0, at), valueOf(pair.slice(0, at), pair.slice(at + 1))]
    }),
  )
}

const numericFields = new Set([
  'orden',
  'decimales',
  'diasAviso',
  'condicionPagoDias',
  'plazoDias',
  'indiceDesfase',
  'proyectoId',
  'unidades',
  'puntoVenta',
  'numero',
  'plazoDias',
])

function valueOf(name: string, text: string): unknown {
  if (text === 'null') return null
  if (text === 'true' || text === 'false') return text === 'true'
  if (numericFields.has(name) && /^\d+$/.test(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw usageFailure(`${name} empieza como JSON y no lo es: ${text}`)
  }
}

const displayValue = (value: unknown): string | number =>
  typeof value === 'boolean' ? (value ? 'sí' : 'no') : typeof value === 'number' ? value : String(value ?? '')

export function showRecord(output: Output, { columns }: Noun, record: CompanyRecord): void {
  const names = ['id', ...columns, 'activo', 'archivado', 'version'].filter((name) => name in record)
  output.record(
    record,
    names.map((name) => [name, displayValue(record[name])]),
  )
}

/** `list`, in pages; `archivedQuery` is the query for archived or active entries. */
export function addList(parent: Command, noun: Noun, archivedQuery?: (isArchived: boolean) => object): void {
  const { name, filters } = noun
  const command = parent.command('list').description(noun.archive ? 'Lista lo que está en uso' : 'Lista lo que hay')
  command.option('--search <texto>', 'Solo lo que contiene estas palabras')
  if (archivedQuery) command.option('--archivados', 'Lo archivado en lugar de lo que está en uso')
  if (filters) command.option('--filtro <campo=valor...>', `Solo lo que cumple esto: ${filters.join(', ')}`)
  if (noun.valued) addValuation(command)
  command
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántos por página, de 10 a 200', numericId, 200)
    .addOption(
      new Option('--limit <número>', 'Hasta cuántos en total, de todas las páginas que haga falta')
        .argParser(positiveCount)
        .conflicts(['page', 'size']),
    )
    .action(async ({ search, page, size, limit, archivados, filtro = [], ...valuation }: ListOptions) => {
      const { output, send } = recordsOf(command, noun)
      const filterFields = fieldsOf(name, filtro)
      const unknown = Object.keys(filterFields).find((field) => !filters?.includes(field))
      if (unknown) throw usageFailure(`No se puede filtrar por '${unknown}'. Se puede por: ${filters!.join(', ')}.`)
      const more = { ...archivedQuery?.(archivados === true), ...(noun.valued && valuationQuery(valuation)) }
      const query = { search, ...filterFields, ...more }
      const readPage = (at: number | undefined, count: number | undefined) =>
        send<Page>('GET', { query: { ...query, page: at, size: count } })
      showList(output, noun, await (limit ? firstOf(limit, readPage) : readPage(page, size)))
    })
  examples(command, [
    [`obra ${name} list`, noun.archive ? 'lo que está en uso' : 'lo que hay'],
    [`obra ${name} list --search texto --json`, 'lo que contiene el texto, para un script'],
  ])
}

type Page = {
  items: CompanyRecord[]
  total: number
  valuacion?: { tipo: string; moneda: string; nombre: string; regla: string }
  avisos?: string[]
}

/** The first `limit` entries, read page by page. */
async function firstOf(limit: number, readPage: (page: number, size: number) => Promise<Page>): Promise<Page> {
  const size = Math.min(200, Math.max(10, limit))
  const items: CompanyRecord[] = []
  for (let page = 1; ; page++) {
    const { items: more, ...whole } = await readPage(page, size)
    items.push(...more)
    if (items.length >= Math.min(limit, whole.total) || more.length === 0)
      return { ...whole, items: items.slice(0, limit) }
  }
}

/** Shows a page, with a remark if there are more entries. */
export function showList(output: Output, noun: Noun, page: Page): void {
  const { items, total } = page
  const names = items.some(({ id }) => id === undefined) ? noun.columns : ['id', ...noun.columns]
  const columns = names.map((name) => ({
    title: name.toUpperCase(),
    value: (row: CompanyRecord) => displayValue(row[name]),
    isWhole: name === 'id',
  }))
  const { valuacion, avisos = [] } = page
  const isValued = valuacion !== undefined && valuacion.tipo !== 'corriente'
  const worth = (isValued ? (noun.valued ?? []) : []).map((name) => ({
    title: `${name.toUpperCase()} (${valuacion!.moneda})`,
    value: (row: CompanyRecord) => displayValue((row.valuado as Record<string, unknown> | undefined)?.[name] ?? ''),
    isWhole: false,
  }))
  output.rows(items, [...columns, ...worth], 'No hay nada que mostrar.')
  // The rule is a remark for people; scripts find it in the JSON of the whole answer.
  if (isValued) output.remark([`${valuacion.nombre}: ${valuacion.regla}`, ...avisos].join('\n'))
  if (items.length < total)
    output.remark(`Se ven ${items.length} de ${total}: seguí con --page, o pedí más con --limit.`)
}

export function addShow(parent: Command, noun: Noun): void {
  const command = parent.command('show').description('Muestra una entrada con todos sus datos')
  command.argument('<id>', 'El id de la entrada').action(async (id: string) => {
    const { output, send } = recordsOf(command, noun)
    const record = await send<CompanyRecord>('GET', { id })
    output.record(
      record,
      Object.entries(record).map(([name, value]) => [
        name,
        displayValue(typeof value === 'object' && value ? JSON.stringify(value) : value),
      ]),
    )
  })
  examples(command, [[`obra ${noun.name} show ID`, 'todos sus datos']])
}

export function addCreate(parent: Command, noun: Noun): void {
  const { name, columns } = noun
  const command = parent.command('create').description('Agrega una entrada')
  command.argument('<campo=valor...>', 'Los datos, con los nombres del contrato').action(async (pairs: string[]) => {
    const { output, send } = recordsOf(command, noun)
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    showRecord(output, noun, await send('POST', { body: fieldsOf(name, pairs), headers }))
  })
  examples(command, [[`obra ${name} create ${columns[0]}=… ${columns[1]}=…`, fieldNames(name)]])
}

export function addUpdate(parent: Command, noun: Noun): void {
  const { name, columns } = noun
  const command = parent.command('update').alias('edit').description('Cambia una entrada')
  command
    .argument('<id>', 'El id de la entrada')
    .argument('<campo=valor...>', 'Lo que cambia')
    .action((id: string, pairs: string[]) => change(command, noun, id, fieldsOf(name, pairs)))
  examples(command, [[`obra ${name} update ID ${columns[1]}=…`, 'los otros datos quedan como están']])
}

/** Sends a change with the current version. */
async function change(command: Command, noun: Noun, id: string, fields: object): Promise<void> {
  const { output, send } = recordsOf(command, noun)
  const { version } = await send<CompanyRecord>('GET', { id })
  showRecord(output, noun, await send('PATCH', { id, body: { version, ...fields } }))
}

/** `archive` and `restore`. */
export function addArchive(parent: Command, noun: Noun): void {
  const words = [
    ['archive', 'Archiva una entrada', true],
    ['restore', 'Restaura una entrada archivada', false],
  ] as const
  for (const [word, description, isArchived] of words) {
    const command = parent.command(word).description(description)
    command
      .argument('<id>', 'El id de la entrada')
      .action((id: string) => change(command, noun, id, noun.archive?.(isArchived) ?? {}))
    examples(command, [[`obra ${noun.name} ${word} ID`, description.toLowerCase()]])
  }
}

/** The command as it is typed: `obra finanzas pagos`. */
const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()

type DocumentStep = { name: string; description: string; hasReason?: boolean }

/** A step of a document to its next state: `registrar`, `anular`. */
export function addStep(parent: Command, noun: Noun, { name: step, description, hasReason }: DocumentStep): void {
  const command = parent.command(step).description(description).argument('<id>', 'El id del documento')
  if (hasReason) command.requiredOption('--motivo <texto>', 'Por qué')
  command.action(async (id: string, { motivo }: { motivo?: string }) => {
    const { output, send } = recordsOf(command, noun)
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const { version } = await send<CompanyRecord>('GET', { id })
    const body = { version, ...(motivo !== undefined && { motivo }) }
    showRecord(output, noun, await send('POST', { id, step, body, headers }))
  })
  examples(command, [
    [`${pathOf(parent)} ${step} ID${hasReason ? " --motivo 'Está duplicado'" : ''}`, description.toLowerCase()],
  ])
}

/** A hint where to find the required fields of a new entry. */
function fieldNames(name: string): string {
  const operation = readOperations().find(({ path, method }) => method === 'POST' && path.endsWith(`}/${name}`))
  return operation ? `más datos en: obra api ${operation.id} --help` : 'lo mínimo'
}
