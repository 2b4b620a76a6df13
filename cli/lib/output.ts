/** The output of a command: tables and sentences on a terminal, JSON for programs. */
import { styleText } from 'node:util'
import { applyJq } from './jq.ts'
import { partOf, type ListPart } from './listing.ts'
import { isNews } from './watch.ts'

export type Column<Row> = {
  title: string
  value: (row: Row) => string | number
  /** Never truncated: lines may exceed the terminal instead. */
  isWhole?: boolean
}
export type Output = {
  isJson: boolean
  /** Prints `data` as JSON, or as `text` on a terminal. */
  show<T>(data: T, text: (data: T) => string): void
  /** Prints a list, as a table on a terminal; `empty` if there are no rows. */
  rows<Row>(rows: Row[], columns: Column<Row>[], empty: string): void
  /** Prints a remark for people, on standard error. */
  remark(text: string): void
  /** Prints one record, with a line for each field on a terminal. */
  record(data: object, fields: [label: string, value: string | number][]): void
}

const gap = '  '

/** Replaces control characters: stored text must not send escape sequences to the terminal. */
export function printable(value: string | number): string {
  return String(value)
    .normalize('NFC')
    .replace(/([\p{Cc}\u2028\u2029]|[\p{Cf}--\u200d])+/gv, ' ')
}

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })
const wideCharacter = /^(\p{RGI_Emoji}|\p{Emoji_Presentation}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])/v

/** The width of a text in terminal columns. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += wideCharacter.test(segment) ? 2 : 1
  return width
}

function fitToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text + ' '.repeat(width - displayWidth(text))
  let short = ''
  for (const { segment } of graphemes.segment(text)) {
    if (displayWidth(short + segment) > width - 1) break
    short += segment
  }
  return `${short}…${' '.repeat(Math.max(0, width - 1 - displayWidth(short)))}`
}

/** Narrows the widest columns, to at least 8, until the table fits into `room` characters. */
function shrink(widths: number[], isWhole: boolean[], room: number): number[] {
  const result = [...widths]
  const total = () => result.reduce((sum, width) => sum + width, gap.length * (result.length - 1))
  while (total() > room) {
    // Ignores isWhole columns, which may be as wide as the one to narrow.
    const most = Math.max(...result.filter((_, index) => !isWhole[index]))
    const widest = result.findIndex((width, index) => width === most && !isWhole[index])
    if (widest < 0 || most <= 8) break
    result[widest]!--
  }
  return result
}

/** A table with a heading, text aligned left and numbers right, within `terminalWidth`. */
export function table<Row>(
  rows: Row[],
  columns: Column<Row>[],
  terminalWidth: number,
  heading = (line: string) => line,
): string {
  const values = rows.map((row) => columns.map((column) => column.value(row)))
  const cells = values.map((row) => row.map(printable))
  const widths = shrink(
    columns.map(({ title }, index) => Math.max(...[title, ...cells.map((row) => row[index]!)].map(displayWidth))),
    columns.map((column) => column.isWhole ?? false),
    terminalWidth,
  )
  const isNumeric = columns.map(
    (_, index) => values.length > 0 && values.every((row) => typeof row[index] === 'number'),
  )
  const line = (row: string[]) =>
    row
      .map((cell, index) =>
        isNumeric[index] ? ' '.repeat(widths[index]! - displayWidth(cell)) + cell : fitToWidth(cell, widths[index]!),
      )
      .join(gap)
      .trimEnd()
  return [heading(line(columns.map((column) => column.title))), ...cells.map(line)].join('\n')
}

export type OutputOptions = { json?: boolean; table?: boolean; jq?: string } & ListPart

/** The JSON to print: all of it, or the result of `--jq`. */
export function jsonText(data: unknown, { jq }: OutputOptions): string {
  return jq === undefined ? JSON.stringify(data, null, 2) : applyJq(JSON.stringify(data), jq)
}

/** The output for the options and the terminal. Colours respect NO_COLOR. */
export function createOutput(options: OutputOptions, stream: NodeJS.WriteStream): Output {
  const isJson = options.json === true || options.jq !== undefined || (!stream.isTTY && options.table !== true)
  const bold = (text: string) => styleText('bold', text, { stream, validateStream: true })
  let isNew = true
  const write = (text: string) => {
    isNew = isNews(text)
    if (isNew) stream.write(`${text}\n`)
  }
  const show: Output['show'] = (data, text) => write(isJson ? jsonText(data, options) : text(data))
  return {
    isJson,
    show,
    rows: (all, columns, empty) =>
      show(partOf(all, options), (rows) =>
        rows.length > 0 ? table(rows, columns, stream.columns ?? Infinity, bold) : empty,
      ),
    remark: (text) => void (isNew && process.stderr.write(`${text}\n`)),
    record: (data, fields) =>
      show(data, () => {
        const width = Math.max(...fields.map(([label]) => displayWidth(label)))
        return fields.map(([label, value]) => `${bold(fitToWidth(label, width))}${gap}${printable(value)}`).join('\n')
      }),
  }
}
