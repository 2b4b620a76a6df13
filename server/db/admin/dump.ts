/**
 * A dump of either store: gzipped JSON lines. The first names the migrations of the store, each further one has rows of one
 * table, and the last one the number of rows.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { AdminFailure } from './failure.ts'
import type { Row, TableRows } from './tables.ts'

const format = 'obra-dump-2'
const oldFormat = 'obra-dump-1'
/** Longest line of a dump in bytes: a longer one would fill the memory before it is parsed. */
const longestLine = 256 * 1024 * 1024

/** Fails on a line longer than `longestLine`. */
class LineLimit extends Transform {
  #length = 0

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    const end = chunk.lastIndexOf(10)
    this.#length = end === -1 ? this.#length + chunk.length : chunk.length - end
    done(this.#length > longestLine ? new Error('a line of the dump is too long') : null, chunk)
  }
}

export type Dump = { migrations: string[]; content: AsyncIterable<TableRows> }

function packRow(row: Row): Row {
  const entries = Object.entries(row)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
    ]),
  )
}

function unpackRow(row: Row): Row {
  const entries = Object.entries(row)
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const isBytes = typeof value === 'object' && value !== null
      return [name, isBytes ? Buffer.from((value as { base64: string }).base64, 'base64') : value]
    }),
  )
}

async function* lines({ migrations, content }: Dump): AsyncGenerator<string> {
  yield `${JSON.stringify({ format, migrations })}\n`
  let count = 0
  for await (const { table, rows } of content) {
    count += rows.length
    yield `${JSON.stringify({ table, rows: rows.map(packRow) })}\n`
  }
  yield `${JSON.stringify({ end: true, rows: count })}\n`
}

/** Writes a dump to `file`. */
export async function writeDump(file: string, dump: Dump): Promise<void> {
  await pipeline(lines(dump), createGzip(), createWriteStream(file, { mode: 0o600 }))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The last line has the number of rows, so that a dump truncated between two lines is detected. */
const isEnd = (line: unknown): line is { rows: number } => isObject(line) && line.end === true

const isBatch = (line: unknown): line is TableRows =>
  isObject(line) && typeof line.table === 'string' && Array.isArray(line.rows) && line.rows.every(isObject)

/** Reads a dump; its content can be iterated once. Throws AdminFailure if the file is no dump or is truncated. */
export async function readDump(file: string): Promise<Dump> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.once('error', (error) => text.destroy(error))
  const limited = text.pipe(new LineLimit())
  text.once('error', (error) => limited.destroy(error))
  const iterator = createInterface({ input: limited, crlfDelay: Infinity })[Symbol.asyncIterator]()
  const next = async (): Promise<unknown> => {
    try {
      const line = await iterator.next()
      return line.done ? undefined : JSON.parse(line.value)
    } catch {
      throw new AdminFailure(`${file} no es una copia de Obra, o está dañada.`)
    }
  }
  const header = (await next()) as { format?: string; migrations?: string[] } | undefined
  const isOld = header?.format === oldFormat
  if ((header?.format !== format && !isOld) || !Array.isArray(header?.migrations))
    throw new AdminFailure(`${file} no es una copia de Obra.`)
  async function* content(): AsyncGenerator<TableRows> {
    let count = 0
    for (;;) {
      const line = await next()
      if (isEnd(line) && line.rows === count) return
      // Dumps in the old format have no end line.
      if (line === undefined && isOld && count > 0) return
      if (!isBatch(line)) throw new AdminFailure(`${file} está dañada o no está completa: no se restauró nada.`)
      count += line.rows.length
      yield { table: line.table, rows: line.rows.map(unpackRow) }
    }
  }
  return { migrations: header.migrations, content: content() }
}
