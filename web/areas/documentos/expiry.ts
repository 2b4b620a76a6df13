import type { StateTone } from '../../ui/StateTag.tsx'
import type { Documento } from './queries.ts'

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)

/** When a document expires, from today: 'falta 1 día', 'vence hoy', 'venció hace 3 días'. Empty without an expiry. */
export function expiryText(diasParaVencer: number | null): string {
  if (diasParaVencer === null) return ''
  if (diasParaVencer === 0) return 'vence hoy'
  if (diasParaVencer < 0) return `venció hace ${days(-diasParaVencer)}`
  return `${diasParaVencer === 1 ? 'falta' : 'faltan'} ${days(diasParaVencer)}`
}

export const expiryTones: Record<Documento['vigencia'], StateTone> = {
  vencido: 'danger',
  porVencer: 'warning',
  vigente: 'success',
  sinVencimiento: 'neutral',
}
