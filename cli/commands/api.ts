import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { Command } from 'commander'
import { cutOff, failureOf, reach, readJson } from '../lib/client.ts'
import { openCli } from '../lib/context.ts'
import { Failure, notSignedInExitCode, usageFailure } from '../lib/failure.ts'
import { methods, operationAt, readOperations, requestOf, type Operation } from '../lib/operations.ts'
import { jsonText, type Output, type OutputOptions } from '../lib/output.ts'
import { readStandardInput } from '../lib/prompt.ts'
import { examples, positiveCount } from '../lib/spanish.ts'
import { defaultPauseSeconds } from '../lib/watch.ts'

type ApiOptions = OutputOptions & {
  param: string[]
  field: string[]
  header: string[]
  file: string[]
  data?: string
  output?: string
  include?: boolean
  list?: boolean
  paginate?: boolean
  watch?: number | boolean
}

const collect = (value: string, previous: string[]) => [...previous, value]

function listOperations(output: Output): void {
  const rows = readOperations().map(({ id, method, path, area, summary }) => ({ id, method, path, area, summary }))
  output.rows(
    rows,
    [
      { title: 'OPERACIÓN', value: (row) => row.id, isWhole: true },
      { title: 'ÁREA', value: (row) => row.area },
      { title: 'DIRECCIÓN', value: (row) => `${row.method} ${row.path}`, isWhole: true },
      { title: 'QUÉ HACE', value: (row) => row.summary },
    ],
    '',
  )
}

type Named = { operation: Operation; params: string[] }

/** The operation of `GET /api/…`, of an address alone (GET), or of an operationId. */
function findOperation(id: string, address: string | undefined): Named {
  const operations = readOperations()
  const method = id.toUpperCase()
  const place = id.startsWith('/') ? { method: 'GET', address: id } : methods.includes(method) && { method, address }
  if (place) {
    if (!place.address) throw usageFailure(`Falta la dirección: obra api ${method} /api/…`)
    const found = operationAt(operations, place.method, place.address)
    if (!found)
      throw usageFailure(`El contrato no tiene ${place.method} ${place.address}. Todo está en: obra api --list`)
    return found
  }
  if (address !== undefined)
    throw usageFailure(`Sobra «${address}»: la operación va por nombre o con su método y dirección.`)
  const found = operations.find((operation) => operation.id === id)
  if (found) return { operation: found, params: [] }
  const similar = operations.filter((operation) => operation.id.toLowerCase().includes(id.toLowerCase()))
  const advice =
    similar.length > 0
      ? `¿Quisiste decir ${similar
          .slice(0, 5)
          .map((each) => each.id)
          .join(', ')}?`
      : ''
  throw usageFailure(`No existe la operación '${id}'. ${advice || 'Todas están en: obra api --list'}`)
}

async function readData(source: string | undefined): Promise<string | undefined> {
  if (source === undefined) return undefined
  if (source === '-') return readStandardInput()
  return readFile(source, 'utf8').catch(() => {
    throw usageFailure(`No se puede leer ${source}.`)
  })
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    throw cutOff()
  }
}

/** Streams an answer that is not JSON to a file or to standard output. Throws a usage failure for binary on a terminal. */
async function writeBytes(response: Response, type: string, target: string | undefined): Promise<void> {
  if (!target && !type.startsWith('text/') && process.stdout.isTTY)
    throw usageFailure(`La respuesta es ${type || 'binaria'}: guardala con --output ARCHIVO.`)
  if (!response.body) return
  const sink = target ? createWriteStream(target) : process.stdout
  await pipeline(readChunks(response.body), sink, { end: target !== undefined })
}

function headOf({ status, statusText, headers }: Response): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  return `${[`HTTP ${status} ${statusText}`.trim(), ...lines].join('\n')}\n\n`
}

async function showAnswer(response: Response, options: ApiOptions): Promise<void> {
  const { output: target } = options
  if (options.include) process.stdout.write(headOf(response))
  // Not modified since the ETag of `-H 'If-None-Match: …'`: there is nothing to show.
  if (response.status === 304) return
  const type = response.headers.get('content-type') ?? ''
  const isJson = type.includes('json')
  if (!response.ok) throw failureOf(response, await readJson(response))
  if (!isJson) return writeBytes(response, type, target)
  const body = (await readJson(response)) as { isSuccess?: boolean; message?: string } | null
  const text = `${jsonText(body, options)}\n`
  if (target) await writeFile(target, text)
  else process.stdout.write(text)
  if (body?.isSuccess === false) throw new Failure(body.message || 'El servidor no aceptó el pedido.')
}

async function showOf(request: Request, options: ApiOptions): Promise<void> {
  if (options.watch) return watch(request, options)
  if (options.paginate) return showAllPages(request, options)
  return showAnswer(await reach(request), options)
}

/** Polls, and shows each answer that differs from the last one; ends with the first error. */
async function watch(request: Request, options: ApiOptions): Promise<void> {
  if (request.method !== 'GET') throw usageFailure('--watch es para lo que lee: este pedido cambia algo.')
  let etag: string | null = null
  for (;;) {
    const poll = new Request(request)
    if (etag) poll.headers.set('If-None-Match', etag)
    const response = await reach(poll)
    etag = response.headers.get('etag') ?? etag
    if (response.status !== 304) await showAnswer(response, options)
    await setTimeout((options.watch === true ? defaultPauseSeconds : Number(options.watch)) * 1000)
  }
}

type Page = { items: unknown[]; page: number; lastPage: number }

function isPage(body: unknown): body is Page {
  const { items, page, lastPage } = (body ?? {}) as Partial<Page>
  return Array.isArray(items) && typeof page === 'number' && typeof lastPage === 'number'
}

/** Reads a list page after page, and shows the entries of all as one array. */
async function showAllPages(request: Request, options: ApiOptions): Promise<void> {
  const noList = () =>
    usageFailure('--paginate es para listas por páginas, con items, page y lastPage: esta operación no lo es.')
  if (request.method !== 'GET') throw noList()
  const items: unknown[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const address = new URL(request.url)
    address.searchParams.set('page', String(page))
    const response = await reach(new Request(address, request))
    const body = await readJson(response)
    if (!response.ok) throw failureOf(response, body)
    if (!isPage(body)) throw noList()
    items.push(...body.items)
    lastPage = body.lastPage
  }
  const text = `${jsonText(items, options)}\n`
  if (options.output) await writeFile(options.output, text)
  else process.stdout.write(text)
}

/** `obra api` */
export function api(command: Command): void {
  command
    .argument('[operación]', 'El operationId, como listProjects; o el método, antes de la dirección')
    .argument('[dirección]', 'La dirección de la operación, como /api/common/user')
    .option('--param <nombre=valor>', 'Un parámetro de la dirección; se repite', collect, [])
    .option('-f, --field <nombre=valor>', 'Un parámetro o un campo del cuerpo; se repite', collect, [])
    .option('--data <archivo>', 'El cuerpo en JSON, de un archivo o de la entrada estándar (-)')
    .option('--file <campo=ruta>', 'Un archivo para subir; se repite', collect, [])
    .option('-H, --header <nombre:valor>', 'Una cabecera más; se repite', collect, [])
    .option('-i, --include', 'Muestra también el estado y las cabeceras de la respuesta')
    .option('--output <archivo>', 'Guarda la respuesta en un archivo')
    .option(
      '--watch [segundos]',
      `Vuelve a preguntar, y muestra cada cambio; cada ${defaultPauseSeconds} segundos si no decís`,
      positiveCount,
    )
    .option('--paginate', 'Trae todas las páginas de una lista, como un solo arreglo')
    .option('--list', 'Lista todas las operaciones')
    .action(async (id: string | undefined, place: string | undefined) => {
      const options: ApiOptions = command.optsWithGlobals()
      const { output, address, token, workplace } = openCli(command)
      if (options.list) return listOperations(output)
      if (!id) throw usageFailure('Falta la operación. Todas están en: obra api --list')
      const { operation, params } = findOperation(id, place)
      const { param, field: fields, header: headers, file: files } = options
      const given = { params: [...params, ...param], fields, headers, files, data: await readData(options.data) }
      const request = await requestOf(operation, given, { address, token, workplace })
      if (operation.needsSession && !token)
        throw new Failure(`No iniciaste sesión en ${address}. Iniciá con: obra login`, notSignedInExitCode)
      const showing = showOf(request, options)
      await showing.catch((error: unknown) => {
        const { code } = error as NodeJS.ErrnoException
        if (error instanceof Failure || !options.output || !code) throw error
        throw new Failure(`No se puede escribir ${options.output} (${code}).`)
      })
    })
  examples(command, [
    ['obra api --list', 'todas las operaciones'],
    ['obra api listProjects --param developerId=1', 'un parámetro'],
    ['obra api GET /api/common/user', 'por su método y su dirección'],
    ['obra api listPagos --paginate', 'todas las páginas del proyecto elegido'],
    ['obra api setActiveDeveloper -f desarrolladoraId=1', 'un campo del cuerpo'],
    [`echo '{"desarrolladoraId": 1}' | obra api setActiveDeveloper --data -`, 'el cuerpo entero'],
    ['obra api listContacts --watch 5', 'cada vez que cambia'],
    ['obra api uploadMailAttachment --file file=plano.pdf', 'un archivo; otros campos, con --data'],
  ])
}
