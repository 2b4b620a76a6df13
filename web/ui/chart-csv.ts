import type { ChartData } from './chart-data.ts'

/** Text that a spreadsheet would run as a formula. */
const formula = /^\s*[=+\-@\t\r\n]/

const text = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
const number = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')

/** CSV for a spreadsheet in Spanish: semicolons, decimal commas, exact numbers. */
export function csvOf(head: string[], rows: (string | number | null | undefined)[][]): string {
  const lines = [
    head.map(text),
    ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? text(cell) : number(cell)))),
  ]
  return `\uFEFF${lines.map((line) => `${line.join(';')}\r\n`).join('')}`
}

/** The data of a chart as CSV. */
export function chartCsv({ dimension, labels, series }: ChartData): string {
  const rows = labels.map((label, row) => [label, ...series.map(({ data }) => data[row])])
  return csvOf([dimension, ...series.map(({ name }) => name)], rows)
}

/** The file name for a chart's title: 'Visitantes por día' gives visitantes-por-dia.csv. */
export function csvName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.csv`
}
