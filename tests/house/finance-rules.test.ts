/**
 * Section 4 of modules.md (Finanzas), sentence by sentence, with the tests that hold it. What is refused, with the sentence that it
 * says, is the table of server/areas/control/refusals.test.ts.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './sources.ts'

/** Titles of tests, by the file below server/areas. */
type Tests = Record<string, string[]>
type Rule = [sentence: string, tests: Tests]

const refused = (...nouns: string[]): Tests => ({ 'control/refusals.test.ts': nouns })

const presupuesto: Rule[] = [
  [
    'one aprobado at a time; approving freezes it',
    {
      'presupuestos/presupuestos.test.ts': [
        'is frozen once approved, and replaces the one before; of two approvals at once one wins',
      ],
      ...refused('changing items that approving froze'),
    },
  ],
  [
    'importe = round(cantidad x precioUnitario, 2), incidencia = share of the total',
    {
      'presupuestos/presupuestos.test.ts': [
        'calculates each line and adds up rounded lines',
        'totals its lines to the cent, whatever they are',
      ],
    },
  ],
  [
    'modificaciones: adicional or economía; borrador -> aprobada -> anulada',
    {
      'modificaciones/modificaciones.test.ts': [
        'adds or takes away once it is approved, and counts no more once annulled',
        'that waits while its budget is replaced is made again on the new one',
      ],
      ...refused('annulling a draft of a change: borrador -> aprobada -> anulada'),
    },
  ],
]

const contrato: Rule[] = [
  [
    'items, each of a budget item',
    {
      'contratos/contratos.test.ts': ['adds up its lines, is frozen by its signature and gets a number'],
      ...refused('an item that is not of the budget'),
    },
  ],
  [
    'borrador -> vigente -> finalizado | rescindido',
    refused(
      'changing what is signed: borrador -> vigente',
      'finishing a draft: vigente -> finalizado',
      'rescinding what is finished: vigente -> rescindido',
    ),
  ],
  ['anticipo + fondo de reparo above 100 % is refused', refused('anticipo + fondo de reparo above 100 %')],
]

const certificado: Rule[] = [
  [
    'per line previous, of the period, accumulated and balance',
    {
      'certificados/certificados.test.ts': [
        'calculate the example by items in two months, with previous, accumulated and balance',
      ],
    },
  ],
  [
    'borrador -> emitido -> aprobado | rechazado -> anulado',
    {
      'certificados/certificados.test.ts': ['are annulled from the last one back, and leave their month free'],
      ...refused(
        'issuing twice: borrador -> emitido',
        'approving a draft: emitido -> aprobado',
        'rejecting what is approved: emitido -> rechazado',
      ),
    },
  ],
  [
    'only one per month and contract, in order',
    {
      'certificados/certificados.test.ts': [
        'go in order, one a month, none while a draft waits, and not before the contract',
      ],
      ...refused('another one of a month', 'one out of order'),
    },
  ],
  [
    'accumulated above 100 % is 409 unless excedeConNota says why',
    {
      'certificados/certificados.test.ts': ['pass 100 % only with a note'],
      ...refused('accumulated above 100 % without excedeConNota'),
    },
  ],
  [
    'bruto, ajuste, anticipoAmortizado, fondoReparo, neto; example: bruto 10000000.00, CAC 178.3 -> 180.0',
    {
      'certificados/formulas.test.ts': [
        'are those of the example by amounts: CAC 178.3 to 180.0, anticipo 20, reparo 5',
      ],
      'certificados/certificados.test.ts': [
        'are adjusted by the index of the contract, and say what of it is provisional',
      ],
      ...refused('an adjustment by a value that is missing'),
    },
  ],
  [
    'example by items: bruto 8777736.25, second month 11843792.75',
    {
      'certificados/formulas.test.ts': ['are those of the example by items, in both months'],
      'certificados/certificados.test.ts': [
        'calculate the example by items in two months, with previous, accumulated and balance',
      ],
    },
  ],
  [
    'a value issued again changes no confirmed certificate: a line of the next one (section 3)',
    {
      'certificados/reissue.test.ts': [
        'changes no issued certificate: the difference is a line of the next one, for which fondo de reparo is held',
        'is made good after the end of its contract, as a certificate of nothing but the difference',
      ],
    },
  ],
]

const comprobante: Rule[] = [
  [
    'borrador -> registrado -> anulado',
    {
      'comprobantes/comprobantes.test.ts': ['go from draft to registered to annulled, and never back'],
      ...refused('registering twice: borrador -> registrado', 'annulling a draft: registrado -> anulado'),
    },
  ],
  [
    'total must be neto + iva + otros to the cent, each iva = base x alicuota within 0.01',
    {
      'comprobantes/calculate-amounts.test.ts': [
        'always agree: total = net + VAT + others, each VAT within a cent, the parts are the net',
      ],
      ...refused('a total that is a cent beside neto + iva + otros', 'an iva that is 0.02 beside base x alicuota'),
    },
  ],
  ['imputaciones (sum = neto)', refused('imputaciones whose sum is not neto')],
  [
    'the same number again is 409 with existenteId',
    {
      'comprobantes/comprobantes.test.ts': [
        'are refused the second time with the id of the first, until that one is annulled',
      ],
      ...refused('the same number of a supplier again'),
    },
  ],
  ['a credit note counts negative', { 'comprobantes/comprobantes.test.ts': ['count negative as credit notes'] }],
  [
    'once confirmed its cotizacion never changes (section 1)',
    {
      'comprobantes/comprobantes.test.ts': [
        'keep the rate that they were confirmed with, whatever the table says later',
      ],
    },
  ],
  [
    'documentos',
    { 'comprobantes/files.test.ts': ['are uploaded while the document is written, and are its own once it is stored'] },
  ],
]

const pago: Rule[] = [
  [
    "more than a document's balance is 409; what is not applied is aCuenta",
    {
      'pagos/pagos.test.ts': [
        'pay several documents at once; what is not applied is on account, and can be applied later',
      ],
      ...refused(
        'more than the balance of a document',
        'more than the balance of a certificate',
        'applying more than is aCuenta',
      ),
    },
  ],
  [
    'registrado -> anulado',
    {
      'pagos/pagos.test.ts': ['that are annulled owe again what they paid, and stay in sight'],
      'cobros/cobros.test.ts': ['are numbered, valued by their own rate, found, summed and annulled'],
      ...refused('annulling twice: registrado -> anulado'),
    },
  ],
  [
    'estadoPago is derived, never stored',
    { 'comprobantes/comprobantes.test.ts': ['are overdue the day after they are due, though nothing writes to them'] },
  ],
  ['the same key twice makes one payment', { 'pagos/pagos.test.ts': ['sent twice under one key pay once'] }],
]

const control: Rule[] = [
  [
    'its columns; each number opens the rows that make it',
    {
      'control/control.test.ts': [
        'adds up to the cent in every valuation and grouping: project %i',
        'opens the rows of each number, which come to it',
        'takes what is set by hand, by version, and takes it back',
      ],
    },
  ],
  [
    'approve, annul and re-issue in any order never break its identities',
    {
      'control/any-order.test.ts': [
        'never break the identities of the control: what it says is what the documents say',
      ],
    },
  ],
  [
    'two people at once: one wins, nothing is applied twice',
    { 'control/any-order.test.ts': ['sign, issue, approve, pay and annul: one wins, nothing is applied twice'] },
  ],
  [
    'valuación: corriente, dolar, constante; the rule in words',
    {
      'control/valuations.test.ts': [
        'adds up to the cent in project %i',
        'is the rule of the control, each document by its own day, with the rule in words',
      ],
      ...refused('constant money of a month without its index'),
    },
  ],
  [
    'flujo de caja by month, real and planned, accumulated',
    { 'flujo/flujo.test.ts': ['agrees with its payments, receipts and debts, and follows what is done'] },
  ],
  [
    'vencimientos in 7 and 30 days',
    { 'comprobantes/comprobantes.test.ts': ['are listed by how far they are paid, and what is due adds up'] },
  ],
  [
    'cuenta corriente of a supplier',
    {
      'cuenta-corriente/cuenta-corriente.test.ts': [
        'runs from movement to movement, each certificate once, billed or not',
      ],
    },
  ],
  [
    'cruces: same invoice twice, paid above certified, price older than 60 days; the others are named as not looked at yet',
    {
      'control/summary.test.ts': [
        'points at the same invoice twice, and at what was paid above what was certified',
        'points at prices that are older than 60 days, and says what it cannot look at yet',
      ],
    },
  ],
]

const rules = Object.entries({ presupuesto, contrato, certificado, comprobante, pago, control }).flatMap(
  ([noun, own]) => own.map(([sentence, tests]) => [noun, sentence, tests] as const),
)

describe('each rule of section 4 has its tests', () => {
  it.each(rules)('%s: %s', (_noun, _sentence, tests) => {
    for (const [file, titles] of Object.entries(tests)) {
      const text = readFileSync(path.join(root, 'server/areas', file), 'utf8')
      expect(titles.filter((title) => !text.includes(`'${title}'`))).toEqual([])
    }
  })
})
