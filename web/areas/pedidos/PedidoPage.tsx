import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatDate } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { movementAddress } from '../movimientos/door.ts'
import { PedidoActions } from './PedidoActions.tsx'
import { nameOf, type Linea, type Pedido } from './queries.ts'
import { Fact } from '../../ui/Fact.tsx'

const address = '/materiales/pedidos'

/** One order: its state, what is pending, and its receipts. */
export function PedidoPage({ proyectoId, id }: { proyectoId: number; id: string }) {
  const query = useQuery(q('getPedido', { proyectoId, id }))
  if (query.error instanceof ApiError && query.error.status === 404)
    return <NotFound title="No encontramos ese pedido" to={address} label="Ver todos" />
  return (
    <div className="record-list">
      <Link to={address}>← Pedidos</Link>
      <QueryAnswer query={query} height="20rem">
        {(pedido) => (
          <>
            <header className="record-head">
              <h2>
                {nameOf(pedido)}, {pedido.proveedor}
              </h2>
              <StateTag state={pedido.estado} label={words.PedidoEstado[pedido.estado]} />
              <PedidoActions proyectoId={proyectoId} pedido={pedido} />
            </header>
            <Facts pedido={pedido} />
            <Lines lines={pedido.lineas} />
            {pedido.totales.length > 0 && (
              <p className="record-figure">
                Total {pedido.totales.map(({ importe, moneda }) => moneyText(importe, moneda)).join(' + ')}
              </p>
            )}
            <Receipts proyectoId={proyectoId} pedidoId={id} />
            <DocumentHistory proyectoId={proyectoId} id={id} />
          </>
        )}
      </QueryAnswer>
    </div>
  )
}

function Facts({ pedido }: { pedido: Pedido }) {
  const { deposito, fechaPedida, fechaConfirmada, toleranciaPorcentaje, nota, motivoEstado, enviadoA, enviadoEn } =
    pedido
  return (
    <dl className="record-facts">
      <Fact name="Se entrega en">{deposito}</Fact>
      <Fact name="Fecha pedida">{dateText(fechaPedida)}</Fact>
      <Fact name="Fecha confirmada">{fechaConfirmada ? dateText(fechaConfirmada) : 'Sin confirmar'}</Fact>
      {Number(toleranciaPorcentaje) > 0 && <Fact name="Tolerancia">{quantityText(toleranciaPorcentaje)} %</Fact>}
      {enviadoEn && (
        <Fact name="Mandado por mail">
          {enviadoA}, el {formatDate(enviadoEn)}
        </Fact>
      )}
      {nota && <Fact name="Nota">{nota}</Fact>}
      {motivoEstado && <Fact name="Motivo">{motivoEstado}</Fact>}
    </dl>
  )
}

function Lines({ lines }: { lines: Linea[] }) {
  return (
    <TableScroll label="Materiales del pedido" isCard>
      <table className="table record-rows" aria-label="Materiales del pedido">
        <thead>
          <tr>
            <th scope="col">Material</th>
            <th scope="col" className="record-number">
              Pedido
            </th>
            <th scope="col" className="record-number">
              Recibido
            </th>
            <th scope="col" className="record-number">
              Pendiente
            </th>
            <th scope="col" className="record-number">
              Precio
            </th>
            <th scope="col" className="record-number">
              Importe
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.materialId} line={line} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function LineRow({ line }: { line: Linea }) {
  const { codigo, material, unidad, presentacion, cantidad, cantidadBase = '0', recibido = '0', pendiente = '0' } = line
  const money = (amount: string | null | undefined) => (amount && line.moneda ? moneyText(amount, line.moneda) : '—')
  return (
    <tr>
      <th scope="row">
        {material}
        <br />
        <span className="record-detail">{codigo}</span>
      </th>
      <td data-label="Pedido" className="record-number">
        {quantityText(cantidad)} {presentacion ?? unidad}
        {presentacion && (
          <>
            <br />
            <span className="record-detail">
              {quantityText(cantidadBase)} {unidad}
            </span>
          </>
        )}
      </td>
      <td data-label="Recibido" className="record-number">
        {quantityText(recibido)} {unidad}
      </td>
      <td data-label="Pendiente" className="record-number">
        {quantityText(pendiente)} {unidad}
      </td>
      <td data-label="Precio" className="record-number">
        {money(line.precio)}
      </td>
      <td data-label="Importe" className="record-number">
        {money(line.importe)}
      </td>
    </tr>
  )
}

/** The ingresos of an order. */
function Receipts({ proyectoId, pedidoId }: { proyectoId: number; pedidoId: string }) {
  const { data } = useQuery(q('listMovimientos', { proyectoId, pedidoId, size: 200 }))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label="Recepciones">
      <h3>Recepciones</h3>
      <ul className="money-payments">
        {data.items.map(({ id, numero, fecha, remito, estado, anulaId }) => (
          <li key={id}>
            {dateText(fecha)},{' '}
            <Link to={movementAddress(id)}>{numero === null ? 'ingreso en borrador' : `movimiento N.º ${numero}`}</Link>
            {remito && `, remito ${remito}`}
            {estado === 'anulado' && ' (anulado)'}
            {anulaId && ' (anulación)'}
          </li>
        ))}
      </ul>
    </section>
  )
}
