/**
 * The rules of Finanzas (docs/domain/budgets.md to control.md), each with its tests. Refusals and their messages are the table of
 * server/areas/control/refusals.test.ts.
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
        'freezes on approval and replaces the previous budget; one of two concurrent approvals wins',
      ],
      ...refused('changing items of an approved budget'),
    },
  ],
  [
    'importe = round(cantidad x precioUnitario, 2), incidencia = share of the total',
    {
      'presupuestos/presupuestos.test.ts': [
        'calculates each line and adds up the rounded lines',
        'adds up any lines to the cent',
      ],
    },
  ],
  [
    'modificaciones: adicional or economía; borrador -> aprobada -> anulada',
    {
      'modificaciones/modificaciones.test.ts': [
        'counts once approved, up or down, and no longer once annulled',
        'cannot be approved after its budget was replaced',
      ],
      ...refused('annulling a draft budget change: borrador -> aprobada -> anulada'),
    },
  ],
]

const contrato: Rule[] = [
  [
    'items, each of a budget item',
    {
      'contratos/contratos.test.ts': ['adds up the lines; signing freezes it and gives it a number'],
      ...refused('an item outside the budget'),
    },
  ],
  [
    'borrador -> vigente -> finalizado | rescindido',
    refused(
      'changing a signed contract: borrador -> vigente',
      'finishing a draft contract: vigente -> finalizado',
      'rescinding a finished contract: vigente -> rescindido',
    ),
  ],
  ['anticipo + fondo de reparo above 100 % is refused', refused('anticipo + fondo de reparo above 100 %')],
  [
    'adendas: more, less or new items, term; approved like a contract',
    {
      'adendas/adendas.test.ts': [
        'adds, takes away and brings items, and moves the end; annulled, the contract is as before',
        'is certified up to 100 % of what the contract is now',
        'cannot take away what is certified, nor can its annulment',
      ],
    },
  ],
  [
    'fondoReparo has retained, released (liberaciones, or replaced by seguroCaucion) and a planned date of release',
    {
      'liberaciones/liberaciones.test.ts': [
        'is owed to the supplier until it is annulled, and never exceeds what is retained',
        'names its insurance policy, whose end is in the calendar',
        'is planned for a day that may change after signing; nothing else of the contract may',
      ],
    },
  ],
]

const certificado: Rule[] = [
  [
    'a daily index counts with its value on the last day of the month',
    {
      'certificados/certificados.test.ts': [
        'are adjusted by a daily index with its value on the last day of the month',
      ],
    },
  ],
  ['otrasRetenciones never exceed what is due', refused('retenciones above what is due')],
  [
    'a negative neto stays in the account as a credit',
    {
      'certificados/reissue.test.ts': ['that lowers what was certified leaves a credit in the account of the supplier'],
    },
  ],
  [
    'per line previous, of the period, accumulated and balance',
    {
      'certificados/certificados.test.ts': [
        'calculate the example by items over two months, with previous, accumulated and balance',
      ],
    },
  ],
  [
    'borrador -> emitido -> aprobado | rechazado -> anulado',
    {
      'certificados/certificados.test.ts': ['are annulled only from the last one back, which frees their month'],
      ...refused(
        'issuing twice: borrador -> emitido',
        'approving a draft certificate: emitido -> aprobado',
        'rejecting an approved certificate: emitido -> rechazado',
      ),
    },
  ],
  [
    'only one per month and contract, in order',
    {
      'certificados/certificados.test.ts': [
        'are refused out of order, twice a month, after an open draft and before the contract',
      ],
      ...refused('another one of a month', 'a certificate out of order'),
    },
  ],
  [
    'accumulated above 100 % is 409 unless excedeConNota says why',
    {
      'certificados/certificados.test.ts': ['exceed 100 % only with a note'],
      ...refused('accumulated above 100 % without excedeConNota'),
    },
  ],
  [
    'bruto, ajuste, anticipoAmortizado, fondoReparo, neto; example: bruto 10000000.00, CAC 178.3 -> 180.0',
    {
      'certificados/formulas.test.ts': [
        'equal those of the example by amounts: CAC 178.3 to 180.0, anticipo 20, reparo 5',
      ],
      'certificados/certificados.test.ts': [
        'are adjusted by the index of the contract, with a warning for provisional values',
      ],
      ...refused('an adjustment by a missing index value'),
    },
  ],
  [
    'example by items: bruto 8777736.25, second month 11843792.75',
    {
      'certificados/formulas.test.ts': ['equal those of the example by items, in both months'],
      'certificados/certificados.test.ts': [
        'calculate the example by items over two months, with previous, accumulated and balance',
      ],
    },
  ],
  [
    'a value issued again changes no confirmed certificate: a line of the next one',
    {
      'certificados/reissue.test.ts': [
        'leaves issued certificates unchanged; the next one has the difference as a line, less fondo de reparo',
        'can be certified after its contract ended, on a certificate with nothing but the difference',
      ],
    },
  ],
]

const comprobante: Rule[] = [
  [
    'letter and VAT are proposed from the supplier, another letter is an aviso',
    {
      'proveedores/letters.test.ts': ['propose the usual letter, and warn of one that the supplier does not issue'],
      'comprobantes/comprobantes.test.ts': ['warns of a letter that the supplier does not issue'],
    },
  ],
  [
    'the documents of a certificate bill at most what it is for; one that does not name it is reported',
    {
      'comprobantes/links.test.ts': [
        'bill a certificate in parts, up to its amount, and name each other',
        'are reported with the certificate that they seem to bill, on both sides',
      ],
      ...refused('a certificate billed beyond its amount'),
    },
  ],
  [
    'borrador -> registrado -> anulado',
    {
      'comprobantes/comprobantes.test.ts': [
        'moves from draft to registered to annulled, and refuses changes after that with 409',
      ],
      ...refused('registering twice: borrador -> registrado', 'annulling a draft document: registrado -> anulado'),
    },
  ],
  [
    'total must be neto + iva + otros to the cent, each iva = base x alicuota within 0.01 for each line on paper',
    {
      'comprobantes/calculate-amounts.test.ts': [
        'always satisfies: total = net + VAT + other taxes, VAT within a cent, imputaciones add up to the net',
        'accepts VAT rounded on each line of the paper, with a warning that states the difference',
      ],
      ...refused('a total 0.11 off neto + iva + otros', 'an iva 0.11 off base x alicuota'),
    },
  ],
  ['imputaciones (sum = neto)', refused('imputaciones that do not add up to neto')],
  [
    'the same number again is 409 with existenteId',
    {
      'comprobantes/comprobantes.test.ts': [
        'refuses a duplicate number with 409 and the id of the first, until that one is annulled',
      ],
      ...refused('the same number of a supplier again'),
    },
  ],
  [
    'a credit note counts negative',
    { 'comprobantes/comprobantes.test.ts': ['counts credit notes as negative in the base currency'] },
  ],
  [
    'once confirmed its cotizacion never changes',
    {
      'comprobantes/comprobantes.test.ts': ['keeps its stored exchange rate when the rate table changes later'],
    },
  ],
  [
    'documentos',
    {
      'comprobantes/files.test.ts': [
        'uploads files before the comprobante exists, and attaches them when it is created',
      ],
    },
  ],
]

const pago: Rule[] = [
  [
    "more than a document's balance is 409; what is not applied is aCuenta",
    {
      'pagos/pagos.test.ts': ['pay several documents at once; the rest stays on account and can be applied later'],
      ...refused(
        'paying more than the balance of a document',
        'paying more than the balance of a certificate',
        'applying more than is aCuenta',
      ),
    },
  ],
  [
    'registrado -> anulado',
    {
      'pagos/pagos.test.ts': ['restore the balance of their documents when annulled, and stay listed'],
      'cobros/cobros.test.ts': ['are numbered, valued at their own rate, searched, summed and annulled'],
      ...refused('annulling twice: registrado -> anulado'),
    },
  ],
  [
    'estadoPago is derived, never stored',
    { 'comprobantes/comprobantes.test.ts': ['becomes overdue the day after its due date without a write'] },
  ],
  [
    'the same key twice makes one payment',
    { 'pagos/pagos.test.ts': ['are created once for two requests with the same Idempotency-Key'] },
  ],
]

const control: Rule[] = [
  [
    'its columns; each number opens the rows that make it',
    {
      'control/control.test.ts': [
        'adds up to the cent in every valuation and grouping: project %i',
        'lists the movements of each number, which add up to it',
        'sets and removes a manual projection, checked by version',
      ],
    },
  ],
  [
    'approve, annul and re-issue in any order never break its identities',
    {
      'control/any-order.test.ts': ['keeps the control equal to the totals of the documents'],
    },
  ],
  [
    'two people at once: one wins, nothing is applied twice',
    {
      'control/any-order.test.ts': [
        'to issue, approve, pay, register or annul: one succeeds with 200, the other gets 409',
      ],
    },
  ],
  [
    'valuación: corriente, dolar, constante; the rule in words',
    {
      'control/valuations.test.ts': [
        'adds up to the cent in project %i',
        'follows the rule of the control, each document by its own day, and explains it in words',
      ],
      ...refused('constant money of a month without its index'),
    },
  ],
  [
    'flujo de caja by month, real and planned, accumulated',
    { 'flujo/flujo.test.ts': ['agrees with payments, receipts and debts, and follows new ones'] },
  ],
  [
    'vencimientos in 7 and 30 days',
    { 'comprobantes/comprobantes.test.ts': ['filters by payment state, and due amounts add up to what is owed'] },
  ],
  [
    'cuenta corriente of a supplier',
    {
      'cuenta-corriente/cuenta-corriente.test.ts': [
        'has a running balance that counts a certificate once, billed or not',
      ],
    },
  ],
  [
    'cruces: same invoice twice, paid above certified, price older than 60 days; the others are named as not looked at yet',
    {
      'control/summary.test.ts': [
        'reports repeated invoices, and payments above what was certified',
        'reports prices older than 60 days, and lists the checks it cannot do yet',
      ],
    },
  ],
]

const rules = Object.entries({ presupuesto, contrato, certificado, comprobante, pago, control }).flatMap(
  ([noun, own]) => own.map(([sentence, tests]) => [noun, sentence, tests] as const),
)

describe('the tests of each rule of Finanzas exist', () => {
  it.each(rules)('%s: %s', (_noun, _sentence, tests) => {
    for (const [file, titles] of Object.entries(tests)) {
      const text = readFileSync(path.join(root, 'server/areas', file), 'utf8')
      expect(titles.filter((title) => !text.includes(`'${title}'`))).toEqual([])
    }
  })
})
