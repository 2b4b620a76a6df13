import { expect, test } from 'vitest'
import { filterTransactions, transactionCodec, transactionsCsv, type Transaction } from './transactions.ts'

const row = (part: Partial<Transaction>): Transaction => ({
  id: part.transactionId ?? 'a',
  transactionId: 'A1',
  name: 'Corralón El Tala',
  amount: -10,
  status: 'completed',
  date: '2026-03-16T14:00:00Z',
  ...part,
})
const rows = [
  row({ transactionId: 'A1' }),
  row({ transactionId: 'B2', name: 'Ñandú', amount: 30, date: '2026-03-10T10:00:00Z' }),
  row({ transactionId: 'C3', name: 'Zinc', amount: 5, status: 'pending', date: '2026-02-01T10:00:00Z' }),
]
const view = (search = '') => transactionCodec.read(new URLSearchParams(search))
const matches = (search = '', since = '') =>
  filterTransactions(rows, view(search), since).map((each) => each.transactionId)

test('transactions are filtered by text, state, direction and range, and sorted', () => {
  expect(matches()).toEqual(['A1', 'B2', 'C3'])
  expect(matches('buscar=corralon')).toEqual(['A1'])
  expect(matches('buscar=b2')).toEqual(['B2'])
  expect(matches('estado=pending')).toEqual(['C3'])
  expect([matches('tipo=ingresos'), matches('tipo=egresos')]).toEqual([['B2', 'C3'], ['A1']])
  expect(matches('', '2026-03-01')).toEqual(['A1', 'B2'])
  expect(matches('orden=amount&sentido=asc')).toEqual(['A1', 'C3', 'B2'])
  expect(matches('orden=name')).toEqual(['C3', 'B2', 'A1'])
})

test('the address holds what differs from the default, and invalid values are ignored', () => {
  expect(view('orden=clave&sentido=nada').sort).toEqual({ key: 'date', order: 'desc' })
  for (const search of ['', 'buscar=x&estado=pending&tipo=egresos&orden=name&sentido=asc']) {
    const written = Object.entries(transactionCodec.write(view(search))).filter(([, value]) => value !== undefined)
    expect(new URLSearchParams(written as [string, string][]).toString()).toBe(search)
  }
})

test('the CSV has the filtered transactions with exact amounts', () => {
  const lines = transactionsCsv([rows[2]!, row({ amount: -1234.5 })]).split('\r\n')
  expect(lines[0]).toContain('"Concepto";"Estado";"Importe en dólares"')
  expect(lines[1]).toMatch(/;"C3";"Zinc";"Pendiente";5$/)
  expect(lines[2]).toMatch(/;"A1";"Corralón El Tala";"Completada";-1234,5$/)
})
