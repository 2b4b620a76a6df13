import { words } from '../../../openapi/generated/words.ts'
import type { ListRules } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'

/** What the list can be filtered and sorted by. */
export const conteosRules: ListRules = {
  sorts: ['fecha', 'numero'],
  choices: [{ name: 'estado', label: 'Estado', options: optionsOf(words.ConteoEstado) }],
}
