/** What a contract is with its approved addenda (docs/domain/contracts.md, Addenda). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, importe, roundTo, trimmedInSpanish } from '../../money/decimal.ts'
import { conflict } from '../../lib/problem.ts'

type Contrato = components['schemas']['Contrato']
/** The changes of an approved addendum. `precioUnitario` is that of the contract, or of an item that is new to it. */
export type Addendum = { plazoDias: number; items: AddendumItem[] }
export type AddendumItem = { itemId: string; codigo: string; cantidad: string; precioUnitario: string }
export type CurrentItem = { itemId: string; codigo: string; cantidad: string; precioUnitario: string; importe: string }

/**
 * The term, the items and the total of a contract: the original ones with those of `addenda`. An item that nothing is left of stays,
 * with the quantity 0. Throws 409 if an item is reduced below what is certified, or the term to less than a day.
 */
export function currentTerms(
  { plazoDiasOriginal, items }: Pick<Contrato, 'plazoDiasOriginal' | 'items'>,
  addenda: Addendum[],
): { plazoDias: number; items: CurrentItem[]; total: string } {
  const plazoDias = addenda.reduce((days, each) => days + each.plazoDias, plazoDiasOriginal)
  if (plazoDias < 1) throw conflict('El plazo del contrato quedaría en menos de un día.', 'plazoDias')
  const current = new Map<string, Omit<CurrentItem, 'importe'>>()
  for (const { itemId, codigo = '', cantidadOriginal = '0', precioUnitario } of items)
    current.set(itemId, { itemId, codigo, cantidad: cantidadOriginal, precioUnitario })
  for (const { itemId, codigo, cantidad, precioUnitario } of addenda.flatMap((each) => each.items)) {
    const before = current.get(itemId) ?? { itemId, codigo, cantidad: '0', precioUnitario }
    current.set(itemId, { ...before, cantidad: roundTo(exact(before.cantidad).plus(cantidad), 4) })
  }
  const stored = new Map(items.map((item) => [item.itemId, item]))
  const lines = [...current.values()].map((item) => {
    requireCertified(item, stored.get(item.itemId))
    return { ...item, importe: importe(exact(item.cantidad).times(item.precioUnitario)) }
  })
  const total = importe(lines.reduce((sum, line) => sum.plus(line.importe), exact(0)))
  return { plazoDias, items: lines, total }
}

/** Throws 409 if an item is reduced below what is certified, or below 0. It may be there already: certified with a note. */
function requireCertified(
  { codigo, cantidad }: Pick<CurrentItem, 'codigo' | 'cantidad'>,
  stored: Contrato['items'][number] | undefined,
): void {
  const left = trimmedInSpanish(cantidad)
  if (exact(cantidad).lt(0))
    throw conflict(`El ítem ${codigo} quedaría en ${left}: no se puede quitar más de lo contratado.`, 'items')
  const certified = stored?.cantidadCertificada ?? '0'
  const isReduced = exact(cantidad).lt(stored?.cantidad ?? '0')
  if (!isReduced || exact(cantidad).gte(certified)) return
  const message = `El ítem ${codigo} quedaría en ${left}, y ya se certificaron ${trimmedInSpanish(certified)}: lo certificado no se puede quitar.`
  throw conflict(message, 'items')
}
