import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { usableData } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { Card } from '../../ui/Card.tsx'
import { summaryQuery } from './queries.ts'
import { useAddressWithValuation, useValuation } from './valuation.ts'
import './Crosses.css'

/** The address of a cross-check: a section of Finanzas, or a path of another module. */
const addressOf = (direccion: string) => (direccion.startsWith('/') ? direccion : `/finanzas/${direccion}`)

type CrossesProps = { cruces: Schema<'ControlResumen'>['cruces'] }

/** What does not add up between documents; each line opens its list. */
export function Crosses({ cruces }: CrossesProps) {
  const withValuation = useAddressWithValuation()
  return (
    <ul className="crosses">
      {cruces.map(({ texto, direccion }) => (
        <li key={texto}>{direccion ? <Link to={withValuation(addressOf(direccion))}>{texto}</Link> : texto}</li>
      ))}
    </ul>
  )
}

/** The cross-checks of a project as a card; nothing if there are none, or until they are loaded. */
export function CrossesCard({ proyectoId, className }: { proyectoId: number; className: string }) {
  const resumen = usableData(useQuery(summaryQuery(proyectoId, useValuation())))
  if (!resumen || resumen.cruces.length === 0) return null
  return (
    <Card className={className} title="Para mirar" subtitle="Lo que no cierra entre documentos">
      <Crosses cruces={resumen.cruces} />
    </Card>
  )
}
