import type { ChartData } from './chart-data.ts'

/** What a spreadsheet would take for a formula. */
const formula = /^\s*[=+\-@\t\r\n]/

const text = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
const number = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')

/** A chart's figures, exact, as a spreadsheet in Spanish opens them: semicolons and decimal commas. */
export function chartCsv({ dimension, labels, series }: ChartData): string {
  const lines = [
    [dimension, ...series.map(({ name }) => name)].map(text),
    ...labels.map((label, row) => [text(label), ...series.map(({ data }) => number(data[row]))]),
  ]
  return `\uFEFF${lines.map((line) => `${line.join(';')}\r\n`).join('')}`
}

/** The name of the file for a chart's title: 'Visitantes por día' gives visitantes-por-dia.csv. */
export function csvName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.csv`
}
