import { financeChange } from '../../api/areas.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type Adenda = Schema<'Adenda'>
export type AdendaInput = Schema<'AdendaInput'>
export type Place = { proyectoId: number; contratoId: string }

/** The addenda of a contract, newest first. */
export const addendaQuery = (place: Place) => q('listAdendas', { ...place, size: 200 })

export const createAdenda = mutate('createAdenda', financeChange)
export const updateAdenda = mutate('updateAdenda', financeChange)
export const deleteAdenda = mutate('deleteAdenda', financeChange)
export const approveAdenda = mutate('approveAdenda', financeChange)
export const annulAdenda = mutate('annulAdenda', financeChange)

export const addendumName = ({ numero }: Pick<Adenda, 'numero'>) => (numero ? `Adenda N.º ${numero}` : 'Adenda')
/** '+30 días', '-10 días', or nothing. */
export const termText = ({ plazoDias }: Pick<Adenda, 'plazoDias'>) =>
  plazoDias === 0 ? '' : `${plazoDias > 0 ? '+' : ''}${plazoDias} ${Math.abs(plazoDias) === 1 ? 'día' : 'días'}`
