import { expect, test } from 'vitest'
import { foundTransactions, transactionCodec, transactionsCsv, type Transaction } from './transactions.ts'

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
const found = (search = '', since = '') =>
  foundTransactions(rows, view(search), since).map((each) => each.transactionId)

test('transactions are narrowed by text, state, direction and range, and sorted', () => {
  expect(found()).toEqual(['A1', 'B2', 'C3'])
  expect(found('buscar=corralon')).toEqual(['A1'])
  expect(found('buscar=b2')).toEqual(['B2'])
  expect(found('estado=pending')).toEqual(['C3'])
  expect([found('tipo=ingresos'), found('tipo=egresos')]).toEqual([['B2', 'C3'], ['A1']])
  expect(found('', '2026-03-01')).toEqual(['A1', 'B2'])
  expect(found('orden=amount&sentido=asc')).toEqual(['A1', 'C3', 'B2'])
  expect(found('orden=name')).toEqual(['C3', 'B2', 'A1'])
})

test('the address keeps what differs from the usual, and survives nonsense', () => {
  expect(view('orden=clave&sentido=nada').sort).toEqual({ key: 'date', order: 'desc' })
  for (const search of ['', 'buscar=x&estado=pending&tipo=egresos&orden=name&sentido=asc']) {
    const written = Object.entries(transactionCodec.write(view(search))).filter(([, value]) => value !== undefined)
    expect(new URLSearchParams(written as [string, string][]).toString()).toBe(search)
  }
})

test('the CSV holds the transactions that show, with exact amounts', () => {
  const lines = transactionsCsv([rows[2]!, row({ amount: -1234.5 })]).split('\r\n')
  expect(lines[0]).toContain('"Concepto";"Estado";"Importe en dólares"')
  expect(lines[1]).toMatch(/;"C3";"Zinc";"Pendiente";5$/)
  expect(lines[2]).toMatch(/;"A1";"Corralón El Tala";"Completada";-1234,5$/)
})
