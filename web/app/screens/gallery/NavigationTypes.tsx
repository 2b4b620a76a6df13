import { Card } from '../../../ui/Card.tsx'

const types = [
  ['basic', 'Un enlace, una función o un texto.'],
  ['aside', 'Abre sus hijos en un panel al costado; en un cajón, en el lugar.'],
  ['collapsable', 'Despliega sus hijos; se abre solo cuando uno es la pantalla actual.'],
  ['group', 'Un título con sus hijos siempre a la vista.'],
  ['divider', 'Una línea.'],
  ['spacer', 'Empuja lo que sigue hasta el fondo.'],
] as const
const options = [
  ['link, externalLink, target', 'A dónde lleva, y en qué pestaña.'],
  [
    'queryParams, queryParamsHandling',
    'La consulta del enlace: propia, sumada a la actual (merge) o la actual (preserve).',
  ],
  ['fragment, preserveFragment', 'La parte de la página: propia o la actual.'],
  ['exactMatch, active', 'Cuándo se marca: solo en esa dirección exacta, o siempre.'],
  ['function', 'El nombre de una acción que la app conoce.'],
  ['hidden, disabled', 'No se muestra; se muestra apagado y no responde.'],
  ['subtitle, tooltip, badge', 'Lo que acompaña al título.'],
  ['classes', 'Clases para el envoltorio, el ícono, el título y el subtítulo.'],
] as const

/** Describes the types and options of items. */
export function NavigationTypes() {
  return (
    <div className="gallery-columns" id="tipos">
      <Card title="Tipos">
        <Definitions rows={types} />
      </Card>
      <Card title="Opciones de un elemento">
        <Definitions rows={options} />
      </Card>
    </div>
  )
}

function Definitions({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="gallery-definitions">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
