import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { openRow } from '../../ui/open-row.ts'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { addendaQuery, addendumName, termText, type Adenda } from './queries.ts'

const AddendumDialog = onDemand(async () => (await import('./AddendumDialog.tsx')).AddendumDialog)

type ContractAddendaProps = { proyectoId: number; contract: Schema<'Contrato'> }

/** The addenda of a contract, with the dialog to create one. */
export function ContractAddenda({ proyectoId, contract }: ContractAddendaProps) {
  const query = useQuery(addendaQuery({ proyectoId, contratoId: contract.id }))
  const [isNew, setIsNew] = useState(false)
  const mayWrite = useMay('createAdenda') && contract.estado === 'vigente'
  if (!mayWrite && query.data?.total === 0) return null
  return (
    <Card title="Adendas" actions={mayWrite && <Button onClick={() => setIsNew(true)}>Nueva adenda</Button>}>
      <QueryAnswer query={query} height="4rem">
        {({ items }) =>
          items.length === 0 ? (
            <p className="record-detail">
              El contrato sigue como se firmó. Una adenda agrega, quita o suma ítems, o cambia el plazo.
            </p>
          ) : (
            <AddendaTable addenda={items} />
          )
        }
      </QueryAnswer>
      {isNew && <AddendumDialog {...{ proyectoId, contract }} onClose={() => setIsNew(false)} />}
    </Card>
  )
}

function AddendaTable({ addenda }: { addenda: Adenda[] }) {
  const withValuation = useAddressWithValuation()
  return (
    <TableScroll label="Adendas">
      <table className="table record-rows table-opens" aria-label="Adendas">
        <thead>
          <tr>
            <th scope="col">Adenda</th>
            <th scope="col">Fecha</th>
            <th scope="col">Estado</th>
            <th scope="col" className="record-number">
              Plazo
            </th>
            <th scope="col" className="record-number">
              Total
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the first cell */}
        <tbody onClick={openRow}>
          {addenda.map((addendum) => (
            <tr key={addendum.id}>
              <td>
                <Link to={withValuation(`/finanzas/contratos/${addendum.contratoId}/adendas/${addendum.id}`)}>
                  <strong>{addendumName(addendum)}</strong>
                </Link>
                <br />
                <span className="record-detail">{addendum.motivo}</span>
              </td>
              <td data-label="Fecha">{dateText(addendum.fecha)}</td>
              <td>
                <StateTag state={addendum.estado} />
              </td>
              <td data-label="Plazo" className="record-number">
                {termText(addendum) || '—'}
              </td>
              <td data-label="Total" className="record-number">
                {moneyText(addendum.total, addendum.moneda)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
