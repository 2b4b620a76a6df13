import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stockChange } from '../../api/areas.ts'
import { attempt } from '../../api/attempt.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { StaleBar } from '../../ui/StaleBar.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useMay } from '../developers/door.ts'
import './reservas.css'

type Reserva = Schema<'Reserva'>

const ReservaDialog = onDemand(async () => (await import('./ReservaDialog.tsx')).ReservaDialog)
const releaseReserva = mutate('releaseReserva', stockChange)

type MaterialReservasProps = {
  proyectoId: number
  material: Schema<'Material'>
  /** Empty for all deposits. */
  depositoId: string
}

/** The open reservations of a material, and the buttons to make and release them. */
export function MaterialReservas({ proyectoId, material, depositoId }: MaterialReservasProps) {
  const [isAdding, setIsAdding] = useState(false)
  const mayWrite = useMay('createReserva')
  const { data, error, refetch } = useQuery(
    q('listReservas', {
      proyectoId,
      materialId: material.id,
      depositoId: depositoId || undefined,
      estado: 'abierta',
      size: 200,
    }),
  )
  return (
    <section className="reservas" aria-label="Reservas">
      {error && <StaleBar text="No pudimos traer las reservas." onRetry={() => void refetch()} />}
      {data && data.items.length > 0 && (
        <ul role="list">
          {data.items.map((reserva) => (
            <li key={reserva.id}>
              <span>
                <strong>
                  {quantityText(reserva.cantidad)} {reserva.unidad}
                </strong>{' '}
                para {reserva.rubro}
                {reserva.sinRespaldo && (
                  <>
                    {' '}
                    <StateTag state="sinRespaldo" tone="danger" />
                  </>
                )}
                <small>
                  {[
                    `Reserva ${reserva.numero}`,
                    !depositoId && reserva.deposito,
                    reserva.hasta && `hasta el ${dateText(reserva.hasta)}`,
                    reserva.nota,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {mayWrite && (
                <Button
                  size="small"
                  aria-label={`Liberar la reserva ${reserva.numero}`}
                  onClick={() => void askAndRelease(proyectoId, reserva)}
                >
                  Liberar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button size="small" onClick={() => setIsAdding(true)}>
          <i className="pi pi-bookmark" aria-hidden="true" /> Reservar
        </Button>
      )}
      {isAdding && (
        <ReservaDialog
          proyectoId={proyectoId}
          material={material}
          depositoId={depositoId}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  )
}

async function askAndRelease(proyectoId: number, { id, version, numero, cantidad, unidad }: Reserva): Promise<void> {
  const message = `${quantityText(cantidad)} ${unidad} vuelven a estar disponibles. La reserva queda registrada como liberada.`
  if (await askFirst({ title: `¿Liberar la reserva ${numero}?`, message, label: 'Liberar' }))
    await attempt(releaseReserva, { proyectoId, id, body: { version } }, 'No se liberó')
}
