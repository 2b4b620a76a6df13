/**
 * A dump of a store of either kind: gzipped lines of JSON. The first says which migrations the rows had been through,
 * each other one carries rows of one table.
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
/** A limit for a line of a dump: a longer one would fill the memory before it is checked. */
const longestLine = 256 * 1024 * 1024

/** Fails where a line is too long to be read. */
class LineLimit extends Transform {
  #length = 0

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    const end = chunk.lastIndexOf(10)
    this.#length = end === -1 ? this.#length + chunk.length : chunk.length - end
    done(this.#length > longestLine ? new Error('a line of the dump is too long') : null, chunk)
  }
}

export type Dump = { migrations: string[]; content: AsyncIterable<TableRows> }

function packed(row: Row): Row {
  const entries = Object.entries(row)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
    ]),
  )
}

function unpacked(row: Row): Row {
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
    yield `${JSON.stringify({ table, rows: rows.map(packed) })}\n`
  }
  yield `${JSON.stringify({ end: true, rows: count })}\n`
}

/** Writes a dump to `file`. */
export async function writeDump(file: string, dump: Dump): Promise<void> {
  await pipeline(lines(dump), createGzip(), createWriteStream(file, { mode: 0o600 }))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The last line: how many rows there are, so that a dump that was cut between two lines is noticed. */
const isEnd = (line: unknown): line is { rows: number } => isObject(line) && line.end === true

const isBatch = (line: unknown): line is TableRows =>
  isObject(line) && typeof line.table === 'string' && Array.isArray(line.rows) && line.rows.every(isObject)

/** Reads a dump; its content can be gone through once. Throws where the file is something else or is cut off. */
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
      // Dumps of before had no end line.
      if (line === undefined && isOld && count > 0) return
      if (!isBatch(line)) throw new AdminFailure(`${file} está dañada o no está completa: no se restauró nada.`)
      count += line.rows.length
      yield { table: line.table, rows: line.rows.map(unpacked) }
    }
  }
  return { migrations: header.migrations, content: content() }
}
