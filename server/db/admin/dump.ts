/**
 * A dump of a store of either kind: gzipped lines of JSON. The first says which migrations the rows had been through,
 * each other one carries rows of one table.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { AdminFailure } from './failure.ts'
import type { Row, TableRows } from './tables.ts'

const format = 'obra-dump-1'

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
  for await (const { table, rows } of content) yield `${JSON.stringify({ table, rows: rows.map(packed) })}\n`
}

/** Writes a dump to `file`. */
export async function writeDump(file: string, dump: Dump): Promise<void> {
  await pipeline(lines(dump), createGzip(), createWriteStream(file, { mode: 0o600 }))
}

/** Reads a dump; its content can be gone through once. Throws where the file is something else or is cut off. */
export async function readDump(file: string): Promise<Dump> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.once('error', (error) => text.destroy(error))
  const iterator = createInterface({ input: text, crlfDelay: Infinity })[Symbol.asyncIterator]()
  const next = async (): Promise<unknown> => {
    try {
      const line = await iterator.next()
      return line.done ? undefined : JSON.parse(line.value)
    } catch {
      throw new AdminFailure(`${file} no es una copia de Obra, o está dañada.`)
    }
  }
  const header = (await next()) as { format?: string; migrations?: string[] } | undefined
  if (header?.format !== format || !Array.isArray(header.migrations))
    throw new AdminFailure(`${file} no es una copia de Obra.`)
  async function* content(): AsyncGenerator<TableRows> {
    for (let batch = await next(); batch; batch = await next()) {
      const { table, rows } = batch as TableRows
      yield { table, rows: rows.map(unpacked) }
    }
  }
  return { migrations: header.migrations, content: content() }
}
