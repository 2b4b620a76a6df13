import { useShowsSamples } from '../../areas/developers/queries.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import { LinkCards, type CardLink } from './LinkCards.tsx'
import './module-texts.css'

const loads: CardLink[] = [
  {
    title: 'Carga de Categóricos',
    text: 'Rubros, unidades, proveedores y las otras listas de la empresa.',
    icon: 'pi-list',
    path: '/solo-desarrollo/carga-categoricos',
  },
  {
    title: 'Carga de Transaccionales',
    text: 'Presupuesto, comprobantes, pagos, cobros y lo demás del proyecto, desde una planilla.',
    icon: 'pi-upload',
    path: '/solo-desarrollo/carga-transaccionales',
  },
]
const galleries: CardLink[] = [
  {
    title: 'Galería de navegación',
    text: 'Tipos, aspectos, modos y posiciones.',
    icon: 'pi-sitemap',
    path: '/solo-desarrollo/navegacion',
  },
  {
    title: 'Galería de avisos',
    text: 'Avisos, confirmaciones y barra de carga.',
    icon: 'pi-bell',
    path: '/solo-desarrollo/avisos',
  },
  {
    title: 'Galería de componentes',
    text: 'Los campos de un formulario.',
    icon: 'pi-objects-column',
    path: '/solo-desarrollo/componentes',
  },
]

/** 'Solo Desarrollo': data loading and component galleries, for Obra's support. */
export function DevelopmentPage() {
  const hasSamples = useShowsSamples()
  return (
    <div className="page">
      <PageHeader title="Solo Desarrollo" subtitle={<ActiveProjectName />} />
      <p className="module-purpose">
        Tareas de soporte: cargan los datos que el resto de Obra usa y muestran sus piezas por separado. Están pensadas
        para quien pone en marcha una empresa o trabaja en el producto.
      </p>
      <section className="module-links" aria-labelledby="development-loads">
        <h2 id="development-loads">Cargas</h2>
        <LinkCards links={loads} />
      </section>
      {hasSamples && (
        <section className="module-links" aria-labelledby="development-galleries">
          <h2 id="development-galleries">Galerías</h2>
          <LinkCards links={galleries} />
        </section>
      )}
    </div>
  )
}
