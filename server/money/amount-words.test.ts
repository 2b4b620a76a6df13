import { expect, it } from 'vitest'
import { amountInWords } from './amount-words.ts'

it.each([
  ['7590577.67', 'Siete millones quinientos noventa mil quinientos setenta y siete pesos con 67/100'],
  ['0.00', 'Cero pesos con 00/100'],
  ['1.00', 'Un peso con 00/100'],
  ['100.5', 'Cien pesos con 50/100'],
  ['1000000.00', 'Un millón de pesos con 00/100'],
  ['21021.10', 'Veintiún mil veintiún pesos con 10/100'],
  ['101101101.01', 'Ciento un millones ciento un mil ciento un pesos con 01/100'],
  [
    '1999999999999.99',
    'Un billón novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos con 99/100',
  ],
  ['-15.00', 'Menos quince pesos con 00/100'],
])('writes %s in words', (amount, words) => {
  expect(amountInWords(amount, 'ARS')).toBe(words)
})

const mostBelowABillion =
  'Novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve'

it.each([
  ['0.01', 'Cero', 'pesos', 'dólares estadounidenses', '01'],
  ['1.00', 'Un', 'peso', 'dólar estadounidense', '00'],
  ['1.50', 'Un', 'peso', 'dólar estadounidense', '50'],
  ['21.00', 'Veintiún', 'pesos', 'dólares estadounidenses', '00'],
  ['31.00', 'Treinta y un', 'pesos', 'dólares estadounidenses', '00'],
  ['1000000.00', 'Un millón de', 'pesos', 'dólares estadounidenses', '00'],
  ['1000001.00', 'Un millón un', 'pesos', 'dólares estadounidenses', '00'],
  ['21000000.00', 'Veintiún millones de', 'pesos', 'dólares estadounidenses', '00'],
  ['999999999999.99', mostBelowABillion, 'pesos', 'dólares estadounidenses', '99'],
])('writes %s in pesos and in dollars', (amount, words, pesos, dollars, cents) => {
  expect(amountInWords(amount, 'ARS')).toBe(`${words} ${pesos} con ${cents}/100`)
  expect(amountInWords(amount, 'USD')).toBe(`${words} ${dollars} con ${cents}/100`)
})
