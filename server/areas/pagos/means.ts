/** The means of a payment (docs/domain/payments.md, Means of payment). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Database } from '../../db/schema.ts'
import { addDays } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { invalid } from '../../lib/problem.ts'
import { exact, fromScaled, importe, inSpanish, toScaled } from '../../money/decimal.ts'
import type { AccountUse } from '../cuentas/door.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'

export type Means = components['schemas']['PagoMedioDetalle']
/** One of the means of the input; the draft of a record is typed as it is returned. */
type MeansInput = Pick<Means, 'medio'> &
  Partial<Pick<Means, 'importe' | 'cuentaId' | 'numero' | 'banco' | 'fechaDebito'>>
type Method = components['schemas']['PagoMedio']

const isCheque = (medio: Means['medio']) => medio === 'cheque' || medio === 'echeq'

/** The longest term of a cheque. */
const mostDays = 360

/** The day of debit of one of the means; null unless it is a cheque. Throws 400. */
function debitDay({ medio, fechaDebito }: MeansInput, fecha: string, field: string): string | null {
  if (!isCheque(medio)) {
    if (fechaDebito) throw invalid(field, 'Solo los cheques y los eCheqs tienen fecha de débito.')
    return null
  }
  const day = fechaDebito ?? fecha
  if (day < fecha || day > addDays(fecha, mostDays))
    throw invalid(field, `La fecha de débito va desde el día del pago hasta ${mostDays} días después.`)
  return day
}

/** The means of a payment as they are stored, and their method; a single one may leave out its amount, `total`. Throws 400. */
export function normalizeMeans(
  inputs: MeansInput[],
  { fecha, total }: { fecha: string; total: string },
): { medios: Means[]; medio: Method } {
  const medios = inputs.map((input, index): Means => {
    const { medio, cuentaId = null, numero = '', banco = '' } = input
    return {
      id: newId(),
      medio,
      cuentaId,
      importe: importe(exact(input.importe ?? total)),
      numero: numero.trim(),
      banco: banco.trim(),
      fechaDebito: debitDay(input, fecha, `medios.${index}.fechaDebito`),
      estado: isCheque(medio) ? 'emitido' : 'debitado',
      motivo: null,
    }
  })
  const methods = new Set(medios.map(({ medio }) => medio))
  const [only = 'otro'] = methods
  return { medios, medio: methods.size > 1 || only === 'cheque' ? 'otro' : only }
}

/** The accounts that means name, each with the day on which the money leaves. */
export const accountsOf = (medios: Means[], { moneda, fecha }: { moneda: string; fecha: string }): AccountUse[] =>
  medios.flatMap(({ cuentaId, fechaDebito }, index) =>
    cuentaId === null ? [] : [{ cuentaId, field: `medios.${index}.cuentaId`, moneda, fecha: fechaDebito ?? fecha }],
  )

type Asked = { medio?: Method | undefined; medios: MeansInput[]; importe?: string | undefined }

/** The amount that the means add up to; undefined if the payment has one method and no amount. Throws 400. */
export function amountOfMeans({ medio, medios, importe: amount }: Asked): string | undefined {
  if (!medio === (medios.length === 0))
    throw invalid(
      medio ? 'medios' : 'medio',
      'Elegí un medio de pago, o cargá la lista de medios: una de las dos cosas.',
    )
  if (medios.length === 0) return amount
  const amounts = medios.map(({ importe: each }) => each)
  if (medios.length === 1 && amounts[0] === undefined) return amount
  for (const [index, each] of amounts.entries())
    if (each === undefined || exact(each).eq(0))
      throw invalid(`medios.${index}.importe`, 'El importe tiene que ser mayor que 0.')
  const total = sumOf(medios)
  if (amount !== undefined && !exact(amount).eq(total))
    throw invalid('importe', `Los medios suman ${inSpanish(total)}: el importe tiene que ser esa suma.`)
  return total
}

const sumOf = (medios: { importe?: string }[]): string =>
  importe(medios.reduce((sum, each) => sum.plus(each.importe ?? 0), exact(0)))

/** The sum of the rejected means. */
export const rejectedOf = (medios: Means[]): string => sumOf(medios.filter(({ estado }) => estado === 'rechazado'))

type Row = Database['pagoMedios']
type Payment = { id: string; fecha: string; moneda: string; cotizacion: FixedRate | null; importeBase: string }
/** Where the rows of a payment belong. */
export type PaymentPlace = { proyectoId: number; desarrolladoraId: number; monedaBase: string }

export const placeIn = ({ project, desarrolladoraId }: ProjectScope): PaymentPlace => ({
  proyectoId: project.id,
  desarrolladoraId,
  monedaBase: project.monedaBase,
})

/** The rows of means; in the project's currency they add up to the payment exactly. */
export function meansRows(place: PaymentPlace, pago: Payment & { medios: Means[] }): Row[] {
  const { proyectoId, desarrolladoraId, monedaBase } = place
  let left = toScaled('importe', pago.importeBase)
  return pago.medios.map(({ importe: amount, ...means }, orden) => {
    const isLast = orden === pago.medios.length - 1
    const importeBase = isLast ? left : toScaled('importe', inBase(amount, pago, monedaBase))
    left -= importeBase
    const dia = means.fechaDebito ?? pago.fecha
    const where = { pagoId: pago.id, orden, proyectoId, desarrolladoraId }
    return { ...means, ...where, importe: toScaled('importe', amount), importeBase, dia }
  })
}

/** One of the means in wire form. */
export const meansOf = ({
  id,
  medio,
  cuentaId,
  importe: amount,
  numero,
  banco,
  fechaDebito,
  estado,
  motivo,
}: Row): Means => ({
  id,
  medio: medio as Means['medio'],
  cuentaId,
  importe: fromScaled('importe', amount),
  numero,
  banco,
  fechaDebito,
  estado: estado as Means['estado'],
  motivo,
})
