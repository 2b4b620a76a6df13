import type { Schema } from '../../api/types.ts'
import { dateError, monthError } from '../../lib/date-text.ts'
import { decimalOf, numberError } from '../../lib/number-text.ts'

type Input = Schema<'CobroPrevistoInput'>

export type PlanDraft = {
  de: string
  concepto: Input['concepto']
  moneda: string
  /** Equal instalments, or each with its day and amount. */
  modo: 'iguales' | 'sueltas'
  cantidad: string
  primera: string
  importe: string
  cadaMeses: string
  cuotas: { vencimiento: string; importe: string }[]
  indiceId: string
  mesBase: string
  desfase: string
  nota: string
}

const amount = { decimals: 2, max: 9_999_999_999_999 }
const dayError = (day: string) => (day ? dateError(day) : 'Escribí la fecha.')

/** What is wrong with the draft, by field. */
export function planErrors(draft: PlanDraft): Record<string, string | undefined> {
  const isEqual = draft.modo === 'iguales'
  const lines = isEqual
    ? {}
    : Object.fromEntries(
        draft.cuotas.flatMap(({ vencimiento, importe }, row) => [
          [`cuotas.${row}.vencimiento`, dayError(vencimiento)],
          [`cuotas.${row}.importe`, numberError(importe, amount)],
        ]),
      )
  return {
    de: draft.de.trim() ? undefined : 'Escribí de quién.',
    cantidad: isEqual ? numberError(draft.cantidad, { decimals: 0, max: 360 }) : undefined,
    primera: isEqual ? dayError(draft.primera) : undefined,
    importe: isEqual ? numberError(draft.importe, amount) : undefined,
    mesBase: draft.indiceId
      ? draft.mesBase
        ? monthError(draft.mesBase)
        : 'Elegí el mes al que están pactados los importes.'
      : undefined,
    ...lines,
  }
}

/** The body of the request. */
export function planInput(draft: PlanDraft): Input {
  const { de, concepto, moneda, nota, indiceId, mesBase, desfase } = draft
  const index = indiceId ? { indiceId, mesBase, indiceDesfase: Number(desfase) } : {}
  const instalments: Pick<Input, 'cuotas' | 'generar'> =
    draft.modo === 'iguales'
      ? {
          generar: {
            cantidad: Number(draft.cantidad),
            primera: draft.primera,
            importe: decimalOf(draft.importe)!,
            cadaMeses: Number(draft.cadaMeses),
          },
        }
      : {
          cuotas: draft.cuotas.map(({ vencimiento, importe }) => ({ vencimiento, importe: decimalOf(importe)! })),
        }
  return { de, concepto, nota, ...(moneda && { moneda: moneda as Input['moneda'] & string }), ...index, ...instalments }
}
