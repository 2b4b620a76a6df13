import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { crossAddress } from '../../lib/cross-address.ts'
import { Card } from '../../ui/Card.tsx'

/**
 * What does not add up between documents; each line opens its list. Nothing if all does, or until it is known. Not the list of
 * Finanzas, which carries the valuation and whose code is as large as this whole screen.
 */
export function CrossesPanel({ proyectoId }: { proyectoId: number }) {
  const { data } = useQuery({ ...q('getControlResumen', { proyectoId }), retry: false })
  if (!data || data.cruces.length === 0) return null
  return (
    <Card className="dashboard-full" title="Para mirar" subtitle="Lo que no cierra entre documentos">
      <ul className="dashboard-crosses">
        {data.cruces.map(({ texto, direccion }) => (
          <li key={texto}>{direccion ? <Link to={crossAddress(direccion)}>{texto}</Link> : texto}</li>
        ))}
      </ul>
    </Card>
  )
}
