/** The rows and sums of the VAT purchases book (docs/domain/documents.md, Libro IVA Compras). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { fullNumber } from '../../lib/document-number.ts'
import { sumOfAmounts } from '../../money/amounts.ts'
import { exact, fromScaled, importe } from '../../money/decimal.ts'
import { splitAmount } from '../../money/split-amount.ts'
import type { BookRow } from './queries.ts'

type Schemas = components['schemas']
export type Fila = Schemas['LibroIvaFila']
export type Totales = Schemas['LibroIvaTotales']

const amount = (cents: number) => fromScaled('importe', cents)
const minus = (from: string, texts: string[]) => importe(exact(from).minus(sumOfAmounts(texts)))

/** A document in the book. Its parts are split from the stored amounts in the project's currency, so that they add up. */
export function rowOf(stored: BookRow): Fila {
  const iva = JSON.parse(stored.iva) as Schemas['IvaLinea'][]
  const percepciones = JSON.parse(stored.percepciones) as Schemas['Percepcion'][]
  const rate = stored.cotizacion === null ? null : (JSON.parse(stored.cotizacion) as Schemas['CotizacionFijada'])
  const bases = iva.map(({ base }) => base)
  const untaxed = [minus(amount(stored.neto), bases), amount(stored.noGravado), amount(stored.exento)]
  const nets = splitAmount(amount(stored.netoBase), [...bases, ...untaxed])
  const vats = splitAmount(
    amount(stored.ivaBase),
    iva.map((line) => line.importe),
  )
  const internal = amount(stored.impuestosInternos)
  const perceived = percepciones.map((each) => each.importe)
  const unnamed = minus(amount(stored.otrosTributos), [internal, ...perceived])
  const others = splitAmount(amount(stored.otrosBase), [...perceived, internal, unnamed])
  return {
    id: stored.id,
    fecha: stored.fecha,
    tipo: stored.tipo as Fila['tipo'],
    letra: stored.letra as Fila['letra'],
    numeroCompleto: fullNumber(stored),
    proveedorId: stored.proveedorId,
    proveedor: stored.razonSocial,
    cuit: stored.cuit,
    moneda: stored.moneda as Fila['moneda'],
    cotizacion: rate?.valor ?? null,
    alicuotas: iva.map(({ alicuota }, index) => ({ alicuota, neto: nets[index]!, iva: vats[index]! })),
    netoSinIva: nets.at(-3)!,
    noGravado: nets.at(-2)!,
    exento: nets.at(-1)!,
    percepciones: percepciones.map(({ impuesto, jurisdiccion }, index) => ({
      impuesto,
      jurisdiccion,
      importe: others[index]!,
    })),
    impuestosInternos: others.at(-2)!,
    otros: others.at(-1)!,
    total: amount(stored.totalBase),
    cae: stored.cae,
  }
}

/** The name of a perception in the book: its tax and its jurisdiction. */
export const perceptionKey = ({ impuesto, jurisdiccion }: Pick<Schemas['Percepcion'], 'impuesto' | 'jurisdiccion'>) =>
  `${impuesto} ${jurisdiccion ?? ''}`

/** The sums of rows, by rate and by tax and jurisdiction. */
export function totalsOf(rows: Fila[]): Totales {
  const rates = Map.groupBy(
    rows.flatMap(({ alicuotas }) => alicuotas),
    ({ alicuota }) => alicuota,
  )
  const taxes = Map.groupBy(
    rows.flatMap(({ percepciones }) => percepciones),
    perceptionKey,
  )
  const of = (name: 'netoSinIva' | 'noGravado' | 'exento' | 'impuestosInternos' | 'otros' | 'total') =>
    sumOfAmounts(rows.map((row) => row[name]))
  return {
    cantidad: rows.length,
    alicuotas: [...rates]
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([alicuota, lines]) => ({
        alicuota,
        neto: sumOfAmounts(lines.map(({ neto }) => neto)),
        iva: sumOfAmounts(lines.map(({ iva }) => iva)),
      })),
    netoSinIva: of('netoSinIva'),
    noGravado: of('noGravado'),
    exento: of('exento'),
    percepciones: [...taxes]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, lines]) => ({
        impuesto: lines[0]!.impuesto,
        jurisdiccion: lines[0]!.jurisdiccion,
        importe: sumOfAmounts(lines.map((line) => line.importe)),
      })),
    impuestosInternos: of('impuestosInternos'),
    otros: of('otros'),
    total: of('total'),
  }
}
