import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/Button.tsx'
import { useMay } from '../developers/door.ts'
import { userQuery } from '../user/door.ts'
import { hideChecklist, isChecklistHidden } from './hidden-checklists.ts'
import { origins } from './origins.ts'
import './FirstStepsPanel.css'

type Step = { field: keyof Schema<'PrimerosPasos'>; name: string; purpose: string; to: string }

const steps: Step[] = [
  {
    field: 'proveedores',
    name: 'Proveedores',
    purpose: 'A quién le comprás y a quién contratás.',
    to: origins.proveedores,
  },
  {
    field: 'indicesYCotizaciones',
    name: 'Índices y cotizaciones',
    purpose: 'Un índice con valores y una cotización, para ver los importes en dólares o a precios constantes.',
    to: origins.indices,
  },
  {
    field: 'presupuesto',
    name: 'Presupuesto',
    purpose: 'Los ítems con sus precios; empieza a contar cuando lo aprobás.',
    to: origins.presupuesto,
  },
  { field: 'contratos', name: 'Contratos', purpose: 'Lo que hace cada contratista, firmado.', to: origins.contratos },
  {
    field: 'comprobantes',
    name: 'Comprobantes',
    purpose: 'Las facturas de los proveedores: son los gastos del tablero.',
    to: origins.comprobantes,
  },
]

/** The first steps of a new project, until all are done or the user hides them. */
export function FirstStepsPanel({ proyectoId }: { proyectoId: number }) {
  const { data: user } = useQuery(userQuery)
  const { data: done } = useQuery(q('getPrimerosPasos', { proyectoId }))
  const [isHiding, setIsHiding] = useState(false)
  const mayWrite = useMay('createComprobante')
  if (!user || !done || isHiding || isChecklistHidden(user.id, proyectoId)) return null
  const doneCount = steps.filter(({ field }) => done[field]).length
  if (doneCount === steps.length) return null
  const hide = () => {
    hideChecklist(user.id, proyectoId)
    setIsHiding(true)
  }
  return (
    <Card
      className="dashboard-full screen-only"
      title="Primeros pasos"
      subtitle={`${doneCount} de ${steps.length} listos. Cada uno se marca cuando está hecho.`}
      actions={
        <Button variant="quiet" size="small" onClick={hide}>
          Ocultar
        </Button>
      }
    >
      <ul role="list" className="first-steps">
        {steps.map(({ field, name, purpose, to }) => (
          <li key={field} className="first-step">
            <i className={`pi ${done[field] ? 'pi-check-circle first-step-done' : 'pi-circle'}`} aria-hidden="true" />
            <div>
              <p className="first-step-name">
                {mayWrite ? <Link to={to}>{name}</Link> : name}
                <span className="visually-hidden">{done[field] ? ': listo' : ': falta'}</span>
              </p>
              <p className="first-step-purpose">{purpose}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
