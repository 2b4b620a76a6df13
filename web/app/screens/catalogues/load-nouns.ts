import type { Noun } from '../../../records/catalogue/noun.ts'
import { loadName } from './load-address.ts'
import { nouns } from './nouns.ts'

const byTipo = new Map<string, Noun>(nouns.map((noun) => [loadName(noun), noun]))

/** The catalogue of a kind of load, in which a name of the sheet can be looked up. */
export const catalogueOf = (tipo: string): Noun | undefined => byTipo.get(tipo)
