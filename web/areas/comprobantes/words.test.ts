import { expect, it } from 'vitest'
import { paymentWord } from './words.ts'

it('paymentWord calls an invoice paid and a credit note used', () => {
  expect([paymentWord('factura', 'impago'), paymentWord('factura', 'parcial')]).toEqual(['Impago', 'Pagado en parte'])
  const states = ['impago', 'parcial', 'pagado'] as const
  expect(states.map((state) => paymentWord('notaCredito', state))).toEqual(['Sin usar', 'Usada en parte', 'Usada'])
})
