/** What a payment withholds for the tax office (docs/domain/payments.md, Retenciones). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { Database } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import { fittingAmount } from '../../money/amounts.ts'
import { exact, fromScaled, importe, inSpanish, toScaled } from '../../money/decimal.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import { nextNumber } from '../../records/numbers.queries.ts'
import type { ProjectScope } from '../../records/record.ts'
import { placeIn, type PaymentPlace } from './means.ts'
import { deleteWithholdings, hasWithholding, insertWithholdings } from './queries.ts'

export type Withholding = components['schemas']['PagoRetencion']
type Row = Database['pagoRetenciones']

/** A withholding of the input; the draft of a record is typed as it is returned. */
type Input = Pick<Withholding, 'impuesto' | 'base' | 'alicuota'> & Partial<Withholding>

/** The withholdings of a payment with their amounts. Numbers that are left out stay empty until they are stored. Throws 400. */
export function normalizeWithholdings(inputs: Input[]): Withholding[] {
  return inputs.map((input, index) => {
    const field = (name: keyof Withholding) => `retenciones.${index}.${name}`
    const { impuesto, base, alicuota, jurisdiccion, regimen = '', numeroCertificado = '' } = input
    if (exact(base).lte(0)) throw invalid(field('base'), 'La base tiene que ser mayor que 0.')
    if (exact(alicuota).lte(0) || exact(alicuota).gt(100))
      throw invalid(field('alicuota'), 'La alícuota va de más de 0 a 100 %.')
    if (jurisdiccion && impuesto !== 'iibb')
      throw invalid(field('jurisdiccion'), 'Solo la retención de ingresos brutos lleva jurisdicción.')
    const amount = fittingAmount(field('importe'), exact(base).times(alicuota).div(100))
    if (input.importe !== undefined && !exact(input.importe).eq(amount)) {
      const message = `La base por la alícuota es ${inSpanish(amount)}: el importe tiene que ser ese.`
      throw invalid(field('importe'), message)
    }
    if (exact(amount).eq(0)) throw invalid(field('base'), 'La retención no llega a un centavo.')
    return {
      id: newId(),
      impuesto,
      jurisdiccion: jurisdiccion?.trim() || null,
      regimen: regimen.trim(),
      base: importe(exact(base)),
      alicuota,
      importe: amount,
      numeroCertificado: numeroCertificado.trim(),
    }
  })
}

/** The sum of withholdings. Throws 400 if it is too large. */
export const withheldOf = (each: Pick<Withholding, 'importe'>[]): string =>
  fittingAmount(
    'retenciones',
    each.reduce((sum, { importe: amount }) => sum.plus(amount), exact(0)),
  )

type Numbered = { impuesto: string; numeroCertificado: string }

/** The number of a certificate: the given one, or the next one of the company, the tax and the year. Throws 409 for one in use. */
async function certificateNumber(
  { db, desarrolladoraId }: ProjectScope,
  { impuesto, numeroCertificado }: Numbered,
  { year, field }: { year: string; field: string },
): Promise<string> {
  const isUsed = (number: string) => hasWithholding(db, desarrolladoraId, { impuesto, numeroCertificado: number })
  if (numeroCertificado) {
    if (!(await isUsed(numeroCertificado))) return numeroCertificado
    const tax = words.RetencionImpuesto[impuesto as Withholding['impuesto']]
    throw conflict(`Ya hay un certificado de retención de ${tax} con el número ${numeroCertificado}.`, field)
  }
  const kind = `retencion:${impuesto}:${year}`
  for (;;) {
    const number = await nextNumber(db, `empresa:${desarrolladoraId}`, kind)
    const text = `${year}-${String(number).padStart(6, '0')}`
    // Somebody may have typed it before.
    if (!(await isUsed(text))) return text
  }
}

type Payment = {
  id: string
  fecha: string
  moneda: string
  cotizacion: FixedRate | null
  retenidoBase: string
  retenciones: Withholding[]
}

/** The rows of withholdings; in the project's currency they add up to `retenidoBase` exactly. */
export function withholdingRows(place: PaymentPlace, pago: Payment): Row[] {
  const { proyectoId, desarrolladoraId, monedaBase } = place
  let left = toScaled('importe', pago.retenidoBase)
  return pago.retenciones.map((each, orden) => {
    const isLast = orden === pago.retenciones.length - 1
    const importeBase = isLast ? left : toScaled('importe', inBase(each.importe, pago, monedaBase))
    left -= importeBase
    return {
      ...each,
      pagoId: pago.id,
      orden,
      proyectoId,
      desarrolladoraId,
      fecha: pago.fecha,
      base: toScaled('importe', each.base),
      alicuota: toScaled('porcentaje', each.alicuota),
      importe: toScaled('importe', each.importe),
      importeBase,
      anulada: 0,
    }
  })
}

/** Inside a write: stores the withholdings of a payment that waits for an approval. They do not count yet. */
export async function storePendingWithholdings(scope: ProjectScope, pago: Payment): Promise<void> {
  await insertWithholdings(
    scope.db,
    withholdingRows(placeIn(scope), pago).map((row) => ({ ...row, anulada: 1 })),
  )
}

/** Inside a write: counts the withholdings of an approved payment, and numbers their certificates. Throws 409. */
export async function countWithholdings(scope: ProjectScope, pago: Payment): Promise<void> {
  await deleteWithholdings(scope.db, pago.id)
  await storeWithholdings(scope, pago)
}

/** Inside a write: stores the withholdings of a new payment, with the numbers of their certificates. Throws 409. */
export async function storeWithholdings(scope: ProjectScope, pago: Payment): Promise<void> {
  for (const [index, row] of withholdingRows(placeIn(scope), pago).entries()) {
    const field = `retenciones.${index}.numeroCertificado`
    const numeroCertificado = await certificateNumber(scope, row, { year: pago.fecha.slice(0, 4), field })
    await insertWithholdings(scope.db, [{ ...row, numeroCertificado }])
  }
}

/** A withholding in wire form. */
export const withholdingOf = ({ id, impuesto, jurisdiccion, regimen, base, alicuota, ...row }: Row): Withholding => ({
  id,
  impuesto: impuesto as Withholding['impuesto'],
  jurisdiccion,
  regimen,
  base: fromScaled('importe', base),
  alicuota: fromScaled('porcentaje', alicuota),
  importe: fromScaled('importe', row.importe),
  numeroCertificado: row.numeroCertificado,
})
