import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { moneyOrDash, moneyText } from '../../lib/money-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { Button } from '../../ui/Button.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { movementAddress } from '../movimientos/door.ts'
import type { Acopio } from './queries.ts'

const quantity = (amount: string, unidad: string) => `${quantityText(amount)} ${unidad}`

type AcopioDetailProps = {
  proyectoId: number
  acopio: Acopio
  mayWrite: boolean
  onWithdraw: () => void
  onAnnul: () => void
}

/** What is left of an acopio, material by material, and its withdrawals. */
export function AcopioDetail({ proyectoId, acopio, mayWrite, onWithdraw, onAnnul }: AcopioDetailProps) {
  const { id, numero, lineas, retiros, nota, motivoEstado, estado } = acopio
  const isLeft = lineas.some(({ saldo }) => Number(saldo) > 0)
  const label = `Materiales del acopio ${numero}`
  return (
    <div className="money-detail">
      <TableScroll label={label}>
        <table className="table record-rows" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col" className="table-number">
                Comprado
              </th>
              <th scope="col" className="table-number">
                Precio
              </th>
              <th scope="col" className="table-number">
                Queda
              </th>
              <th scope="col" className="table-number">
                Pesos de la compra
              </th>
              <th scope="col" className="table-number">
                Pesos de hoy
              </th>
            </tr>
          </thead>
          <tbody>
            {lineas.map((line) => (
              <tr key={line.materialId}>
                <th scope="row">{`${line.codigo} ${line.material}`}</th>
                <td data-label="Comprado" className="table-number">
                  {quantity(line.cantidad, line.unidad)}
                </td>
                <td data-label="Precio" className="table-number">
                  {moneyText(line.precio, line.moneda)}
                </td>
                <td data-label="Queda" className="table-number">
                  {quantity(line.saldo, line.unidad)}
                </td>
                <td data-label="Pesos de la compra" className="table-number">
                  {moneyOrDash(line.valorCompra, 'ARS')}
                </td>
                <td data-label="Pesos de hoy" className="table-number">
                  {moneyOrDash(line.valorHoy, 'ARS')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {retiros.length > 0 && (
        <ul aria-label="Retiros">
          {retiros.map(({ movimientoId, numero: movement, fecha, deposito, remito, estado: state, lineas: taken }) => (
            <li key={movimientoId}>
              <Link to={movementAddress(movimientoId)}>Movimiento N.º {movement}</Link>{' '}
              {[
                dateText(fecha),
                deposito,
                remito,
                ...taken.map((each) => takenText(each, lineas)),
                ...(state === 'anulado' ? ['anulado'] : []),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {nota && <p>{nota}</p>}
      {motivoEstado && <p>Se anuló: {motivoEstado}</p>}
      {mayWrite && estado === 'vigente' && (
        <div className="money-actions">
          {isLeft && (
            <Button variant="primary" onClick={onWithdraw}>
              Retirar
            </Button>
          )}
          <Button onClick={onAnnul}>Anular</Button>
        </div>
      )}
      <DocumentHistory proyectoId={proyectoId} id={id} />
    </div>
  )
}

function takenText({ materialId, cantidad }: Acopio['retiros'][number]['lineas'][number], lines: Acopio['lineas']) {
  const line = lines.find((each) => each.materialId === materialId)
  return line ? `${quantity(cantidad, line.unidad)} de ${line.material}` : ''
}
