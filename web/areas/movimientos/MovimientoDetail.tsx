import { Link } from 'react-router-dom'
import { attempt } from '../../api/attempt.ts'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { kardexAddress } from '../stock/door.ts'
import { MovimientoFiles } from './MovimientoFiles.tsx'
import { confirmMovimiento, deleteMovimiento, movementAddress, type Movimiento } from './queries.ts'
import { RepeatedWarnings } from './RepeatedWarnings.tsx'
import { sentidos } from './words.ts'

type MovimientoDetailProps = {
  proyectoId: number
  movimiento: Movimiento
  mayWrite: boolean
  onEdit: () => void
  onAnnul: () => void
}

/** A movement's expanded row: its facts, lines, files, history and actions. */
export function MovimientoDetail(props: MovimientoDetailProps) {
  const { proyectoId, movimiento, mayWrite } = props
  const { id, sentido, proveedor, rubro, motivo, motivoEstado, anulaId, anula, anuladoPor } = movimiento
  const facts = [
    ['Sentido', sentido && sentidos[sentido]],
    ['Proveedor', proveedor],
    ['Rubro', rubro],
    ['Motivo', motivo],
    ['Se anuló', motivoEstado],
  ] as const
  return (
    <div className="money-detail">
      <dl className="money-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {anulaId && (
        <p>
          Anula el <Link to={movementAddress(anulaId)}>movimiento {anula}</Link>.
        </p>
      )}
      {anuladoPor && (
        <p>
          Lo anula el <Link to={movementAddress(anuladoPor.id)}>movimiento {anuladoPor.numero}</Link>.
        </p>
      )}
      <RepeatedWarnings movimiento={movimiento} />
      <Lines movimiento={movimiento} />
      <MovimientoFiles owner={{ proyectoId, id }} documentos={movimiento.documentos} mayWrite={mayWrite} />
      {mayWrite && <Actions {...props} />}
      <DocumentHistory proyectoId={proyectoId} id={id} />
    </div>
  )
}

function Lines({ movimiento: { lineas, destino } }: { movimiento: Movimiento }) {
  const now = destino === null ? 'Hay ahora' : 'Hay ahora donde sale'
  return (
    <TableScroll label="Materiales">
      <table className="table" aria-label="Materiales">
        <thead>
          <tr>
            <th scope="col">Material</th>
            <th scope="col" className="table-number">
              Cantidad
            </th>
            <th scope="col" className="table-number">
              Valor
            </th>
            <th scope="col" className="table-number">
              {now}
            </th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea, index) => (
            <tr key={`${linea.materialId}${index}`}>
              <td>
                <Link to={kardexAddress(linea.materialId)}>{linea.material}</Link>
              </td>
              <td className="table-number">{quantityOf(linea)}</td>
              <td className="table-number">{moneyText(linea.valor ?? '0.00', 'ARS')}</td>
              <td className="table-number">
                {quantityText(linea.existencia ?? '0')} {linea.unidad}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

const quantityOf = ({ cantidad, presentacion, cantidadBase, unidad = '' }: Schema<'MovimientoLinea'>) =>
  presentacion
    ? `${quantityText(cantidad)} ${presentacion} = ${quantityText(cantidadBase ?? '0')} ${unidad}`
    : `${quantityText(cantidad)} ${unidad}`

async function askAndDelete(proyectoId: number, { id, version }: Movimiento): Promise<void> {
  const message = 'El borrador se borra y no se puede recuperar.'
  if (await askFirst({ title: 'Borrar el borrador', message, label: 'Borrar', isLossy: true }))
    await attempt(deleteMovimiento, { proyectoId, id, version }, 'No se borró')
}

async function askAndConfirm(proyectoId: number, { id, version }: Movimiento): Promise<void> {
  const message = 'Cambia el stock desde su fecha. Si hay que corregirlo, se anula.'
  if (await askFirst({ title: '¿Confirmar el movimiento?', message, label: 'Confirmar' }))
    await attempt(confirmMovimiento, { proyectoId, id, body: { version } }, 'No se confirmó')
}

function Actions({ proyectoId, movimiento, onEdit, onAnnul }: MovimientoDetailProps) {
  const { estado, anulaId } = movimiento
  return (
    <div className="money-actions">
      {estado === 'borrador' && (
        <>
          <Button variant="primary" onClick={() => void askAndConfirm(proyectoId, movimiento)}>
            Confirmar
          </Button>
          <Button onClick={onEdit}>Editar</Button>
          <Button onClick={() => void askAndDelete(proyectoId, movimiento)}>Borrar</Button>
        </>
      )}
      {estado === 'confirmado' && anulaId === null && <Button onClick={onAnnul}>Anular</Button>}
    </div>
  )
}
