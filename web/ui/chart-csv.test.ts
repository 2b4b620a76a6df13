import { expect, test } from 'vitest'
import { chartCsv, csvName } from './chart-csv.ts'

test('the CSV of a chart has the exact values of all series and leaves gaps empty', () => {
  const csv = chartCsv({
    type: 'line',
    dimension: 'Día',
    labels: ['01/03/2026', '=HOY(); "x"'],
    series: [
      { name: 'Real', data: [1234.567, null] },
      { name: 'Previsto', data: [-2, 0] },
    ],
    format: String,
  })
  expect(csv).toBe('\uFEFF"Día";"Real";"Previsto"\r\n"01/03/2026";1234,567;-2\r\n"\'=HOY(); ""x""";;0\r\n')
  expect(csvName('Visitantes y páginas: ¿cuántas?')).toBe('visitantes-y-paginas-cuantas.csv')
})
