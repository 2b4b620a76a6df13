import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { Card } from '../../ui/Card.tsx'
import { ExpiryTag } from '../documentos/door.ts'
import './ExpiringPanel.css'

/** The contract's smallest page is larger. */
const mostShown = 5
const list = '/documentos/vencimientos'

const expiryWord = ({ vigencia }: Pick<Schema<'Documento'>, 'vigencia'>) =>
  vigencia === 'vencido' ? 'venció el ' : 'vence el '

/** The documents of the project that expired or expire soon, the first at the top. Nothing if there are none, or until it is known. */
export function ExpiringPanel({ proyectoId }: { proyectoId: number }) {
  const { data } = useQuery({ ...q('listDocumentosPorVencer', { proyectoId, size: 10 }), retry: false })
  if (!data || data.total === 0) return null
  const more = data.total - mostShown
  return (
    <Card
      className="dashboard-full"
      title="Documentos por vencer"
      subtitle={<Link to={list}>{more > 0 ? `Ver los ${data.total} vencimientos` : 'Abrir los vencimientos'}</Link>}
    >
      <ul role="list" className="expiring">
        {data.items.slice(0, mostShown).map((documento) => (
          <li key={documento.id}>
            <p className="expiring-name">
              <Link to={`${list}?abierto=${documento.id}`}>{documento.nombre}</Link>
              <small>
                {[documento.tipo, documento.vencimiento && expiryWord(documento) + dateText(documento.vencimiento)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </p>
            <ExpiryTag {...documento} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
