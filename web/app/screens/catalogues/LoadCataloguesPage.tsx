import { Link } from 'react-router-dom'
import { CargasPage } from '../../../areas/cargas/CargasPage.tsx'
import type { CargaTipo } from '../../../areas/cargas/queries.ts'
import { catalogueOf } from './load-nouns.ts'

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

/** Loads sheets into the catalogues of the company. */
export function LoadCataloguesPage() {
  return (
    <CargasPage
      title="Cargar desde una planilla"
      subtitle={<Link to="/solo-desarrollo/carga-categoricos">Carga de Categóricos</Link>}
      proyectoId={null}
      tipos={tipos}
      nounOf={catalogueOf}
    />
  )
}
