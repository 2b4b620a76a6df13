/** The QR of an electronic invoice (ARCA, RG 4892): `https://www.arca.gob.ar/fe/qr/?p=` and base64 of JSON. Nothing of it is trusted. */
import type { Schema } from '../../api/types.ts'
import { isCuitValid } from '../../lib/cuit.ts'
import { dateError } from '../../lib/date-text.ts'

export type ArcaQr = {
  /** The CUIT of the supplier, 11 digits. */
  cuit: string
  tipo: Schema<'ComprobanteTipo'>
  letra: Schema<'ComprobanteLetra'>
  puntoVenta: number
  numero: number
  fecha: string
  /** As on the wire: '121000.00'. */
  total: string
  moneda: Schema<'Moneda'>
  /** Pesos for one unit of the currency; null in pesos. */
  cotizacion: string | null
  /** 14 digits; null if it has none. */
  cae: string | null
  /** The CUIT that it is made out to; null for another kind of document. */
  receptor: string | null
}

type Kind = Pick<ArcaQr, 'tipo' | 'letra'>

/** The codes of documents of one letter, in order: invoice, debit note, credit note, receipt. */
const series = (letra: ArcaQr['letra'], first: number): [number, Kind][] =>
  (['factura', 'notaDebito', 'notaCredito', 'recibo'] as const).map((tipo, index) => [first + index, { tipo, letra }])

const withoutReceipt = (letra: ArcaQr['letra'], first: number) => series(letra, first).slice(0, 3)

/** Codes of documents in ARCA's table. */
const kinds = new Map<number, Kind>([
  ...series('A', 1),
  ...series('B', 6),
  ...withoutReceipt('C', 11),
  [15, { tipo: 'recibo', letra: 'C' }],
  ...withoutReceipt('E', 19),
  ...series('M', 51),
  [81, { tipo: 'ticket', letra: 'A' }],
  [82, { tipo: 'ticket', letra: 'B' }],
  [83, { tipo: 'ticket', letra: 'X' }],
  [111, { tipo: 'ticket', letra: 'C' }],
  [112, { tipo: 'notaCredito', letra: 'A' }],
  [113, { tipo: 'notaCredito', letra: 'B' }],
  [114, { tipo: 'notaCredito', letra: 'C' }],
  // Electronic credit invoices of small companies (MiPyME).
  ...withoutReceipt('A', 201),
  ...withoutReceipt('B', 206),
  ...withoutReceipt('C', 211),
])

const currencies = new Map<unknown, ArcaQr['moneda']>([
  ['PES', 'ARS'],
  ['DOL', 'USD'],
  ['060', 'EUR'],
])
const hosts = new Set(['www.afip.gob.ar', 'afip.gob.ar', 'www.arca.gob.ar', 'arca.gob.ar'])
const longestAddress = 4000
const maxAmount = 9_999_999_999_999.99
const cuitDocument = 80

/** The JSON of the address; null if it is not one of ARCA's. */
function payloadOf(text: string): Record<string, unknown> | null {
  const address = text.trim()
  if (address.length > longestAddress) return null
  const url = URL.parse(/^(www\.)?(afip|arca)\./i.test(address) ? `https://${address}` : address)
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.hostname) || !/^\/fe\/qr\/?$/.test(url.pathname))
    return null
  // A '+' of base64 arrives as a space, and some programs write base64 for addresses.
  const encoded = (url.searchParams.get('p') ?? '').replaceAll(/[ -]/g, '+').replaceAll('_', '/')
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** A number; some programs write it as text. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,20}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN
}

function wholeOf(value: unknown, min: number, max: number): number | null {
  const number = numberOf(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : null
}

/** Text of exactly so many digits, from a number or text. */
function digitsOf(value: unknown, length: number): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return text.length === length && /^\d+$/.test(text) ? text : null
}

function amountOf(value: unknown, decimals: number): string | null {
  const number = numberOf(value)
  return number > 0 && number <= maxAmount ? number.toFixed(decimals) : null
}

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && /^(19[5-9]|20\d)\d-\d\d-\d\d$/.test(value) && !dateError(value) ? value : null

const cuitOf = (value: unknown): string | null => {
  const digits = digitsOf(value, 11)
  return digits && isCuitValid(digits) ? digits : null
}

/** What the QR of an invoice says; null if it is none, or if what is needed is missing or impossible. */
export function readArcaQr(text: string): ArcaQr | null {
  const payload = payloadOf(text)
  if (!payload) return null
  const kind = kinds.get(numberOf(payload.tipoCmp))
  const cuit = cuitOf(payload.cuit)
  const puntoVenta = wholeOf(payload.ptoVta, 0, 99_999)
  const numero = wholeOf(payload.nroCmp, 1, 99_999_999)
  const fecha = dayOf(payload.fecha)
  const total = amountOf(payload.importe, 2)
  const moneda = currencies.get(payload.moneda ?? 'PES')
  if (!kind || !cuit || puntoVenta === null || numero === null || !fecha || !total || !moneda) return null
  return {
    ...kind,
    cuit,
    puntoVenta,
    numero,
    fecha,
    total,
    moneda,
    cotizacion: moneda === 'ARS' ? null : amountOf(payload.ctz, 6),
    cae: digitsOf(payload.codAut, 14),
    receptor: numberOf(payload.tipoDocRec) === cuitDocument ? cuitOf(payload.nroDocRec) : null,
  }
}
