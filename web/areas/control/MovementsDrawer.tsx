import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ReadError } from '../../api/ReadError.tsx'
import { dateText } from '../../lib/date-text.ts'
import { moneyOrDash, moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { movementsQuery, type Movimiento, type MovementsFilter } from './queries.ts'
import { useAddressWithValuation, type Valuation } from './valuation.ts'
import './MovementsDrawer.css'

type MovementsDrawerProps = {
  proyectoId: number
  /** Column and row, such as 'Ejecutado · 04 Estructura'. */
  title: string
  filter: MovementsFilter | null
  valuation: Valuation
  onClose: () => void
}

/** Path of the document of a movement. */
function addressOf({ entidad, documentoId, contratoId, documento, fecha }: Movimiento): string {
  const number = /[A-Z] \d+-\d+$/.exec(documento)?.[0] ?? ''
  const addresses: Record<Movimiento['entidad'], string> = {
    presupuesto: 'presupuesto',
    modificacion: 'modificaciones',
    contrato: `contratos/${documentoId}`,
    certificado: `contratos/${contratoId}/certificados/${documentoId}`,
    comprobante: `comprobantes?buscar=${encodeURIComponent(number)}&abierto=${documentoId}`,
    pago: `pagos?desde=${fecha}&hasta=${fecha}&abierto=${documentoId}`,
  }
  return `/finanzas/${addresses[entidad]}`
}

/** The movements behind an amount of the control, with links to their documents. */
export function MovementsDrawer({ proyectoId, title, filter, valuation, onClose }: MovementsDrawerProps) {
  return (
    <Drawer label={title} isOpen={filter !== null} onClose={onClose} position="right" width={560} fullOnPhones>
      <div className="movements">
        <header className="movements-head">
          <h2>{title}</h2>
          <IconButton label="Cerrar" icon="pi-times" onClick={onClose} />
        </header>
        {filter && <Movements key={JSON.stringify([filter, valuation])} {...{ proyectoId, filter, valuation }} />}
      </div>
    </Drawer>
  )
}

type MovementsProps = { proyectoId: number; filter: MovementsFilter; valuation: Valuation }

function Movements({ proyectoId, filter, valuation }: MovementsProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(movementsQuery(proyectoId, filter, valuation, page))
  const withValuation = useAddressWithValuation()
  if (!data) return error ? <ReadError error={error} onRetry={() => void refetch()} /> : <Skeleton height="16rem" />
  const { moneda } = data.valuacion
  if (data.total === 0) return <EmptyState title="No hay movimientos">Nada suma todavía en este número.</EmptyState>
  return (
    <>
      <p className="movements-total">
        Suman <strong>{moneyOrDash(data.totales.importe, moneda)}</strong> en {data.total}{' '}
        {data.total === 1 ? 'movimiento' : 'movimientos'}
        {data.totales.importe === null && '. Falta la cotización o el índice de los que dicen «Sin valuar».'}
      </p>
      <ul role="list" className="movements-list" aria-label="Movimientos">
        {data.items.map((row) => (
          <li key={row.id}>
            <div>
              <Link to={withValuation(addressOf(row))}>{row.documento}</Link>
              <p>
                {dateText(row.fecha)}
                {row.proveedor && ` · ${row.proveedor}`}
              </p>
              <p>{row.item ?? row.rubro}</p>
            </div>
            <div className="movements-amount">
              {row.importe === null ? 'Sin valuar' : moneyText(row.importe, moneda)}
              {row.importe !== row.importeBase && <small>Cargado: {decimalText(row.importeBase)}</small>}
            </div>
          </li>
        ))}
      </ul>
      <ListPages
        noun="movimientos"
        singular="movimiento"
        view={{ page }}
        list={data}
        onView={(part) => setPage(part.page)}
      />
    </>
  )
}
