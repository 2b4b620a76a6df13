import { CargasPage, type CargaTipo } from '../../../areas/cargas/door.ts'
import type { Noun } from '../../../records/catalogue/noun.ts'
import { loadName } from './load-address.ts'
import { nouns } from './nouns.ts'

const tipos: readonly CargaTipo[] = [
  'materiales',
  'proveedores',
  'rubros',
  'unidades',
  'depositos',
  'tiposDocumento',
  'tiposEvento',
  'feriados',
  'cotizaciones',
  'indices',
  'indiceValores',
]

const byTipo = new Map<string, Noun>(nouns.map((noun) => [loadName(noun), noun]))

/** Loads sheets into the catalogues of the company. */
export function LoadCataloguesPage() {
  return (
    <CargasPage
      title="Cargar desde una planilla"
      back={{ to: '/solo-desarrollo/carga-categoricos', text: 'Carga de Categóricos' }}
      tipos={tipos}
      nounOf={(tipo) => byTipo.get(tipo)}
    />
  )
}
