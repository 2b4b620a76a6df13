import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, fittingText, fromScaled, roundTo } from '../../money/decimal.ts'
import { rateOn } from '../../money/rates.ts'
import { readRates } from '../../money/company-rates.ts'
import { sumOfAmounts, totalCents } from '../../money/amounts.ts'
import { amountText } from '../../money/valuation.ts'
import type { Reference } from '../../records/catalogue.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { selectPrices } from '../materiales/door.ts'
import { inPesos, ratesOf, share, worth } from '../stock/door.ts'
import * as queries from './queries.ts'

export type Acopio = components['schemas']['Acopio']
type Linea = Acopio['lineas'][number]
type LineRow = Awaited<ReturnType<typeof queries.selectLines>>[number]
type WithdrawnRow = Awaited<ReturnType<typeof queries.selectWithdrawn>>[number]

/** The sum of derived amounts; null if one is unknown or it exceeds an `Importe`. */
export function knownSum(amounts: (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length < amounts.length ? null : fittingText('importe', totalCents(known))
}

/** A line with what is left of it; an annulled acopio holds nothing. */
function lineOf(row: LineRow, taken: number, isAnnulled: boolean, price: number | null): Linea {
  const { acopioId: _acopio, valor, ...line } = row
  const left = isAnnulled ? 0 : row.cantidad - taken
  return {
    ...line,
    moneda: row.moneda as Linea['moneda'],
    cantidad: fromScaled('cantidad', row.cantidad),
    precio: fromScaled('precio', row.precio),
    retirado: fromScaled('cantidad', taken),
    saldo: fromScaled('cantidad', left),
    valorCompra: amountText(BigInt(share(valor, left, row.cantidad))),
    valorHoy: price === null ? null : fittingText('importe', worth(left, price)),
  }
}

/** Pesos at a rate; null if they exceed an `Importe`. */
const inDollars = (pesos: string, rate: string): string | null =>
  fittingText('importe', BigInt(roundTo(exact(pesos).times(100).div(rate), 0)))

const withdrawalsOf = (rows: WithdrawnRow[]): Acopio['retiros'] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].map((lines) => {
    const { id: movimientoId, numero, fecha, deposito, remito, estado } = lines[0]!
    return {
      movimientoId,
      numero,
      fecha,
      deposito,
      remito,
      estado: estado as Acopio['retiros'][number]['estado'],
      lineas: lines.map(({ materialId, cantidadBase }) => ({
        materialId,
        cantidad: fromScaled('cantidad', cantidadBase),
      })),
    }
  })

async function load(scope: ProjectScope, each: Stored<Acopio, 'acopios'>[]): Promise<Acopio[]> {
  const { db } = scope
  const ids = each.map(({ id }) => id)
  const [names, lines, withdrawn] = [
    await queries.selectNames(db, ids),
    await queries.selectLines(db, ids),
    await queries.selectWithdrawn(db, ids),
  ]
  const prices = await selectPrices(db, [...new Set(lines.map(({ materialId }) => materialId))])
  const currencies = await ratesOf(
    scope,
    [...prices.values()].map(({ moneda }) => moneda),
  )
  const days = each.map(({ fecha }) => fecha).toSorted()
  const dollars = await readRates(scope, { moneda: 'USD', tipo: 'oficial', from: days[0]!, to: days.at(-1)! })
  const linesOf = Map.groupBy(lines, ({ acopioId }) => acopioId)
  const withdrawnOf = Map.groupBy(withdrawn, ({ acopioId }) => acopioId)
  return each.map((acopio) => {
    const { razonSocial, deposito } = names.get(acopio.id)!
    const retiros = withdrawnOf.get(acopio.id) ?? []
    const lineas = (linesOf.get(acopio.id) ?? []).map((row) => {
      const counted = retiros.filter((each) => each.estado === 'confirmado' && each.materialId === row.materialId)
      const taken = counted.reduce((sum, { cantidadBase }) => sum + cantidadBase, 0)
      return lineOf(row, taken, acopio.estado === 'anulado', inPesos(currencies, prices.get(row.materialId)))
    })
    const valorCompra = sumOfAmounts(lineas.map((line) => line.valorCompra))
    const rate = rateOn(dollars, acopio.fecha)?.valor
    return {
      ...acopio,
      proveedor: razonSocial,
      deposito,
      lineas,
      retiros: withdrawalsOf(retiros),
      valorCompra,
      valorHoy: knownSum(lineas.map((line) => line.valorHoy)),
      dolares: rate === undefined ? null : inDollars(valorCompra, rate),
    }
  })
}

const references: Reference<keyof Acopio & string>[] = [
  { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.', isActive: true },
]

export const acopios: RecordKind<Acopio, 'acopios'> = {
  entidad: 'acopio',
  topic: 'stock',
  words: { missing: 'No encontramos ese acopio.', name: 'El acopio' },
  shape: {
    table: 'acopios',
    fields: { proveedorId: 'text', depositoId: 'text', comprobanteId: 'text', fecha: 'text', nota: 'text' },
    defaults: { comprobanteId: null, nota: '' },
    searchOf: ({ numero, proveedor, nota }) => `${numero} ${proveedor} ${nota}`,
    references,
    load,
  },
  list: {
    sorts: { fecha: 'fecha', numero: 'numero' },
    equals: ['proveedorId'],
    day: 'fecha',
    queryReferences: references,
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
      { title: 'Depósito', kind: 'text', value: (each) => each.deposito },
      {
        title: 'Queda',
        kind: 'text',
        value: (each) =>
          each.lineas.map(({ material, saldo, unidad }) => `${material} (${saldo} ${unidad})`).join('; '),
      },
      { title: 'Pesos de la compra', kind: 'decimal', value: (each) => each.valorCompra },
      { title: 'Pesos de hoy', kind: 'decimal', value: (each) => each.valorHoy },
      { title: 'Dólares', kind: 'decimal', value: (each) => each.dolares },
      { title: 'Estado', kind: 'text', value: (each) => words.AcopioEstado[each.estado] },
      { title: 'Nota', kind: 'text', value: (each) => each.nota },
    ],
  },
  rules: { initialState: 'vigente', isConfirmedAtOnce: true },
  effects: {},
}
