import { words } from '../../../openapi/generated/words.ts'
import { decimalOf, decimalText, numberError, trimDecimal } from '../../lib/number-text.ts'
import { monedas } from '../../records/words.ts'
import type { Entidad, Rule, Rules } from './queries.ts'

/** A rule in the form; the limit is the typed text. */
export type RuleDraft = { entidad: Entidad; moneda: Rule['moneda']; hasta: string }
export type RulesDraft = { reglas: RuleDraft[]; cargaNoAprueba: boolean }

export const kinds = words.AprobacionEntidad
/** The longest amount that the contract accepts. */
const maxLimit = 9_999_999_999_999.99

export const draftOf = ({ reglas, cargaNoAprueba }: Rules): RulesDraft => ({
  reglas: reglas.map(({ entidad, moneda, hasta }) => ({ entidad, moneda, hasta: decimalText(trimDecimal(hasta)) })),
  cargaNoAprueba,
})

/** The first combination without a rule; undefined if there is none left. */
export function freeRule(rules: readonly RuleDraft[]): RuleDraft | undefined {
  for (const moneda of Object.keys(monedas) as Rule['moneda'][]) {
    for (const entidad of Object.keys(kinds) as Entidad[]) {
      if (!rules.some((rule) => rule.entidad === entidad && rule.moneda === moneda))
        return { entidad, moneda, hasta: '' }
    }
  }
  return undefined
}

/** Errors by the path of their field. */
export function rulesErrors({ reglas }: RulesDraft): Record<string, string | undefined> {
  const seen = new Set<string>()
  return Object.fromEntries(
    reglas.flatMap(({ entidad, moneda, hasta }, index) => {
      const key = `${entidad} ${moneda}`
      const isTwice = seen.has(key)
      seen.add(key)
      const twice = 'Ya hay una regla para esta moneda.'
      return [
        [`reglas.${index}.moneda`, isTwice ? twice : undefined],
        [`reglas.${index}.hasta`, numberError(hasta, { decimals: 2, max: maxLimit })],
      ]
    }),
  )
}

export const bodyOf = ({ reglas, cargaNoAprueba }: RulesDraft): Omit<Rules, 'version'> => ({
  reglas: reglas.map(({ hasta, ...rule }) => ({ ...rule, rol: 'miembro', hasta: decimalOf(hasta)! })),
  cargaNoAprueba,
})
