import type { ListRules } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'
import { words } from '../../../openapi/generated/words.ts'
import { tipos } from './words.ts'

/** What the list can be filtered and sorted by. */
export const movimientosRules: ListRules = {
  sorts: ['fecha', 'numero'],
  choices: [
    { name: 'clase', label: 'Tipo', options: optionsOf(tipos) },
    { name: 'estado', label: 'Estado', options: optionsOf(words.MovimientoEstado) },
  ],
}
