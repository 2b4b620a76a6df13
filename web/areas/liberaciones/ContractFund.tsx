import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { financeChange } from '../../api/areas.ts'
import { execute } from '../../api/attempt.ts'
import { mutate } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useMay } from '../developers/door.ts'
import { PlannedDateDialog } from './PlannedDateDialog.tsx'
import { releasesQuery, type Liberacion, type Place } from './queries.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'

type ContractFundProps = { proyectoId: number; contract: Schema<'Contrato'> }

/** What is retained of a contract, what was released of it, and the actions on it. */
export function ContractFund({ proyectoId, contract }: ContractFundProps) {
  const { id, moneda, resumen, fechaLiberacionPrevista } = contract
  const place = { proyectoId, contratoId: id }
  const query = useQuery(releasesQuery(place))
  const [open, setOpen] = useState<'release' | 'date' | null>(null)
  const mayWrite = useMay('createLiberacion')
  const isEmpty = Number(contract.fondoReparoPorcentaje) === 0 && Number(resumen.fondoReparo) === 0
  if (isEmpty && query.data?.total === 0) return null
  const close = () => setOpen(null)
  const actions = mayWrite && (
    <>
      <Button onClick={() => setOpen('date')}>Fecha prevista</Button>
      <Button disabled={Number(resumen.fondoPorLiberar) <= 0} onClick={() => setOpen('release')}>
        Liberar
      </Button>
    </>
  )
  return (
    <Card id="fondo" title="Fondo de reparo" actions={actions}>
      <dl className="record-facts">
        <Fact name="Retenido">{moneyText(resumen.fondoReparo, moneda)}</Fact>
        <Fact name="Liberado">{moneyText(resumen.fondoLiberado, moneda)}</Fact>
        <Fact name="Queda retenido">
          <strong>{moneyText(resumen.fondoPorLiberar, moneda)}</strong>
        </Fact>
        <Fact name="Liberación prevista">
          {fechaLiberacionPrevista ? dateText(fechaLiberacionPrevista) : 'Sin fecha'}
        </Fact>
      </dl>
      <QueryAnswer query={query} height="3rem">
        {({ items }) => (items.length > 0 ? <Releases place={place} releases={items} /> : null)}
      </QueryAnswer>
      {open === 'release' && <ReleaseDialog {...{ proyectoId, contract }} onClose={close} />}
      {open === 'date' && <PlannedDateDialog {...{ proyectoId, contract }} onClose={close} />}
    </Card>
  )
}

function Releases({ place, releases }: { place: Place; releases: Liberacion[] }) {
  const [annulled, setAnnulled] = useState<Liberacion | null>(null)
  const mayWrite = useMay('annulLiberacion')
  return (
    <TableScroll label="Liberaciones">
      <table className="table record-rows" aria-label="Liberaciones">
        <thead>
          <tr>
            <th scope="col">Liberación</th>
            <th scope="col">Fecha</th>
            <th scope="col">Estado</th>
            <th scope="col" className="record-number">
              Importe
            </th>
            <th scope="col" className="record-number">
              Por pagar
            </th>
            {mayWrite && (
              <th scope="col">
                <span className="visually-hidden">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <tr key={release.id}>
              <td>
                <strong>N.º {release.numero}</strong> · {release.motivo}
                <ReleaseNote release={release} />
              </td>
              <td data-label="Fecha">{dateText(release.fecha)}</td>
              <td>
                <StateTag state={release.estado} />
              </td>
              <td data-label="Importe" className="record-number">
                {moneyText(release.importe, release.moneda)}
              </td>
              <td data-label="Por pagar" className="record-number">
                {moneyText(release.saldo, release.moneda)}
              </td>
              {mayWrite && (
                <td>
                  {release.estado === 'registrada' && (
                    <Button size="small" onClick={() => setAnnulled(release)}>
                      Anular
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {annulled && (
        <ReasonDialog
          recordId={annulled.id}
          title={`Anular la liberación N.º ${annulled.numero}`}
          saveLabel="Anular"
          failure="No se anuló."
          onConfirm={(motivo) =>
            execute(mutate('annulLiberacion', financeChange), {
              ...place,
              id: annulled.id,
              body: { version: annulled.version, motivo },
            })
          }
          onClose={() => setAnnulled(null)}
        />
      )}
    </TableScroll>
  )
}

/** The insurance policy in place of the money, or why the release was annulled. */
function ReleaseNote({ release: { seguroCaucion, motivoEstado } }: { release: Liberacion }) {
  const policy =
    seguroCaucion &&
    `Seguro de caución de ${seguroCaucion.compania}, póliza ${seguroCaucion.poliza}, vence el ${dateText(seguroCaucion.vence)}`
  const notes = [policy, motivoEstado].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <>
      <br />
      <span className="record-detail">{notes.join(' · ')}</span>
    </>
  )
}
