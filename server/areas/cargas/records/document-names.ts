/** How sheets write the kind, the letter and the number of a supplier's document. */
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { identityKey } from '../../../lib/text.ts'

type Tipo = components['schemas']['ComprobanteTipo']
export type DocumentName = { tipo?: Tipo; letra?: string }

/** The codes of ARCA: of the letters A, B, C, E and M, invoice, debit note, credit note and receipt. */
const codes: Record<number, [Tipo, string]> = {}
const firstCodes = { A: [1, 2, 3, 4], B: [6, 7, 8, 9], C: [11, 12, 13, 15], E: [19, 20, 21], M: [51, 52, 53, 54] }
const inOrder = ['factura', 'notaDebito', 'notaCredito', 'recibo'] as const
for (const [letra, each] of Object.entries(firstCodes))
  each.forEach((code, index) => (codes[code] = [inOrder[index]!, letra]))
// Credit invoices of small companies (FCE), and tickets.
for (const [letra, first] of [
  ['A', 201],
  ['B', 206],
  ['C', 211],
] as const)
  inOrder.slice(0, 3).forEach((tipo, index) => (codes[first + index] = [tipo, letra]))
codes[81] = ['ticket', 'A']
codes[82] = ['ticket', 'B']
codes[111] = ['ticket', 'C']

const words: [RegExp, Tipo][] = [
  [/^(?:nota (?:de )?credito|n ?c)/, 'notaCredito'],
  [/^(?:nota (?:de )?debito|n ?d)/, 'notaDebito'],
  [/^(?:tickets?|tiques?|tiquets?|tkt?)/, 'ticket'],
  [/^(?:recibos?|rec|rc)/, 'recibo'],
  [/^(?:facturas?(?: de credito)?|fact?|fce|fc|f)/, 'factura'],
]
/** After the kind: 'electrónica', 'MiPyMEs (FCE)', 'fiscal'. */
const additions = /^(?: ?(?:electronic[ao]|fiscal|mipymes?|fce|factura))*/

/** The kind and the letter that a text says: 'Factura A', 'NC B', 'FC', '1 - Factura A', '6'. Undefined for another text. */
export function readKind(text: string): DocumentName | undefined {
  const plain = identityKey(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const [, code, name = ''] = /^(\d{1,3})?\s*(.*)$/.exec(plain)!
  if (name === '') {
    const [tipo, letra] = codes[Number(code)] ?? []
    return tipo && letra ? { tipo, letra } : undefined
  }
  for (const [pattern, tipo] of words) {
    const [start] = pattern.exec(name) ?? []
    if (start === undefined) continue
    const rest = name.slice(start.length).replace(additions, '').trim()
    if (rest === '') return { tipo }
    if (/^[abcemx]$/.test(rest)) return { tipo, letra: rest.toUpperCase() }
  }
  return undefined
}

export type ReadNumber = DocumentName & { puntoVenta?: number; numero: number }

/** The parts of a number: 'A 0003-00001234', 'FC A 3-1234', '0003-00001234', '1234'. Undefined for another text. */
export function readNumber(text: string): ReadNumber | undefined {
  const match = /^(.*?)(?:(\d{1,5})\s*[-–—/ ]\s*)?(\d{1,8})$/.exec(text.trim())
  if (!match) return undefined
  const [, before = '', point, last] = match
  const number = { ...(point !== undefined && { puntoVenta: Number(point) }), numero: Number(last) }
  const name = before.replace(/[-–—\s:.º°]+$/, '').trim()
  if (name === '') return number
  if (/^[abcemx]$/i.test(name)) return { ...number, letra: name.toUpperCase() }
  const kind = readKind(name)
  return kind && { ...kind, ...number }
}
