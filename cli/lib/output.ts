/** What a command answers: tables and sentences for people on a terminal, JSON for programs. */
import { styleText } from 'node:util'
import { chosenByJq } from './jq.ts'
import { partOf, type ListPart } from './listing.ts'
import { isNews } from './watch.ts'

export type Column<Row> = {
  title: string
  value: (row: Row) => string | number
  /** Is never cut: lines get longer than the terminal instead. */
  isWhole?: boolean
}
export type Output = {
  isJson: boolean
  /** `data` as JSON, or what `text` makes of it for people. */
  show<T>(data: T, text: (data: T) => string): void
  /** A list, as a table for people; `empty` is said where there is nothing. */
  rows<Row>(rows: Row[], columns: Column<Row>[], empty: string): void
  /** A sentence about what was shown, for people alone: on standard error. */
  remark(text: string): void
  /** One record, a line a field for people. */
  record(data: object, fields: [label: string, value: string | number][]): void
}

const gap = '  '

/** Text without control characters: stored text must not send escape sequences to the terminal. */
export function printable(value: string | number): string {
  return String(value)
    .normalize('NFC')
    .replace(/([\p{Cc}\u2028\u2029]|[\p{Cf}--\u200d])+/gv, ' ')
}

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })
const wide = /^(\p{RGI_Emoji}|\p{Emoji_Presentation}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])/v

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1
  return width
}

function fitted(text: string, width: number): string {
  if (displayWidth(text) <= width) return text + ' '.repeat(width - displayWidth(text))
  let short = ''
  for (const { segment } of graphemes.segment(text)) {
    if (displayWidth(short + segment) > width - 1) break
    short += segment
  }
  return `${short}…${' '.repeat(Math.max(0, width - 1 - displayWidth(short)))}`
}

/** Narrows the widest columns until the table fits into `room` characters; no column gets narrower than 8. */
function shrink(widths: number[], isWhole: boolean[], room: number): number[] {
  const result = [...widths]
  const total = () => result.reduce((sum, width) => sum + width, gap.length * (result.length - 1))
  while (total() > room) {
    // A whole column may be as wide as the one to narrow.
    const most = Math.max(...result.filter((_, index) => !isWhole[index]))
    const widest = result.findIndex((width, index) => width === most && !isWhole[index])
    if (widest < 0 || most <= 8) break
    result[widest]!--
  }
  return result
}

/** A table with a heading; text to the left, numbers to the right; lines not longer than `terminalWidth`. */
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
        isNumeric[index] ? ' '.repeat(widths[index]! - displayWidth(cell)) + cell : fitted(cell, widths[index]!),
      )
      .join(gap)
      .trimEnd()
  return [heading(line(columns.map((column) => column.title))), ...cells.map(line)].join('\n')
}

export type OutputOptions = { json?: boolean; table?: boolean; jq?: string } & ListPart

/** JSON as it is shown: whole, or what `--jq` chooses of it. */
export function shownJson(data: unknown, { jq }: OutputOptions): string {
  return jq === undefined ? JSON.stringify(data, null, 2) : chosenByJq(JSON.stringify(data), jq)
}

/** The output that the options and the terminal ask for. Colours obey NO_COLOR. */
export function createOutput(options: OutputOptions, stream: NodeJS.WriteStream): Output {
  const isJson = options.json === true || options.jq !== undefined || (!stream.isTTY && options.table !== true)
  const bold = (text: string) => styleText('bold', text, { stream, validateStream: true })
  let isNew = true
  const write = (text: string) => {
    isNew = isNews(text)
    if (isNew) stream.write(`${text}\n`)
  }
  const show: Output['show'] = (data, text) => write(isJson ? shownJson(data, options) : text(data))
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
        return fields.map(([label, value]) => `${bold(fitted(label, width))}${gap}${printable(value)}`).join('\n')
      }),
  }
}
