import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { useKeptAddress } from '../control/door.ts'

/** The way to the document that has this number already; in a tab of its own, so that what was typed stays. */
export function SameDocument({ proyectoId, id }: { proyectoId: number; id: string }) {
  const { data } = useQuery({ ...q('getComprobante', { proyectoId, id }), retry: false })
  const kept = useKeptAddress()
  if (!data) return null
  const place = kept(`/finanzas/comprobantes?buscar=${encodeURIComponent(data.numeroCompleto)}&abierto=${id}`)
  return (
    <p className="money-note">
      <Link to={place} target="_blank" rel="noreferrer">
        Ver {data.numeroCompleto}, el que ya está cargado (se abre en otra pestaña)
      </Link>
    </p>
  )
}
