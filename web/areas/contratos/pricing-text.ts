import { dateText } from '../../lib/date-text.ts'
import type { Contrato } from './queries.ts'

/** '60 % CAC-MAT + 40 % CAC-MO, base 01/2026, valor del mes anterior; el anticipo congela su parte' */
export function pricingText({ indice, mesBase, indiceDesfase, anticipoCongela }: Contrato): string {
  if (!indice) return 'Precio fijo'
  const lag =
    indiceDesfase === 0
      ? ''
      : indiceDesfase === 1
        ? ', valor del mes anterior'
        : `, valor de ${indiceDesfase} meses antes`
  return `${indice}, base ${dateText(mesBase)}${lag}${anticipoCongela ? '; el anticipo congela su parte del precio' : ''}`
}
