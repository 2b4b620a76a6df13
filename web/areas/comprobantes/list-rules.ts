import type { ListRules } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'
import { estadosPago, tipos } from './words.ts'

const states = [
  { value: 'registrado', label: 'Registrado' },
  { value: 'borrador', label: 'Borrador' },
  { value: 'anulado', label: 'Anulado' },
]

/** What the list can be filtered and sorted by. */
export const comprobantesRules: ListRules = {
  sorts: ['fecha', 'vencimiento', 'total'],
  choices: [
    { name: 'estadoPago', label: 'Pago', options: optionsOf(estadosPago) },
    { name: 'clase', label: 'Tipo', options: optionsOf(tipos) },
    { name: 'estado', label: 'Estado', options: states },
  ],
}
