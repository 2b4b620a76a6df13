/** The delimiter of a CSV file. Papa Parse's own guess takes decimal commas for separators. */
type Parse = (text: string, options: { delimiter: string; preview: number }) => { data: unknown[][] }

const delimiters = [';', '\t', ',', '|']
const sampledRows = 30
/** The first line by which a file tells Excel its delimiter. */
const delimiterLine = /^"?sep=(.)"?\r?\n/i

/** The delimiter, and the text without a byte order mark and without a line that names the delimiter. */
export function splitBy(text: string, parse: Parse): { delimiter: string; content: string } {
  const marked = text.replace(/^\uFEFF/, '')
  const content = marked.replace(delimiterLine, '')
  return { delimiter: delimiterLine.exec(marked)?.[1] ?? delimiterOf(content, parse), content }
}

/** The delimiter that gives the titles the most cells: the first row that any of them divides, below a title of the whole sheet. */
function delimiterOf(text: string, parse: Parse): string {
  const parsed = delimiters.map((delimiter) => ({
    delimiter,
    rows: parse(text, { delimiter, preview: sampledRows }).data,
  }))
  for (let row = 0; row < sampledRows; row++) {
    const cells = parsed.map(({ delimiter, rows }) => ({ delimiter, count: rows[row]?.length ?? 0 }))
    const best = cells.reduce((most, each) => (each.count > most.count ? each : most))
    if (best.count > 1) return best.delimiter
  }
  return ';'
}
