import type { ListRules } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'
import { medios } from './words.ts'

const accountChoices = [
  { value: 'si', label: 'Sin cuenta' },
  { value: 'no', label: 'Con cuenta' },
]
const states = [
  { value: 'registrado', label: 'Registrado' },
  { value: 'anulado', label: 'Anulado' },
]

/** What the list can be filtered and sorted by. */
export const pagosRules: ListRules = {
  sorts: ['fecha', 'importe'],
  choices: [
    { name: 'clase', label: 'Medio', options: optionsOf(medios) },
    { name: 'estado', label: 'Estado', options: states },
    { name: 'sinCuenta', label: 'Asignado', options: accountChoices },
  ],
}
