import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { tipos } from '../comprobantes/door.ts'
import { useAddressWithValuation } from '../control/door.ts'
import { medios } from '../pagos/door.ts'
import { balanceText } from './account-parts.ts'
import type { Account, Movement } from './queries.ts'

/** The address of a movement's document. */
function placeOf({ entidad, id, nombre, contratoId }: Movement, proveedorId: string): string {
  if (entidad === 'certificado') return `/finanzas/contratos/${contratoId}/certificados/${id}`
  if (entidad === 'liberacion') return `/finanzas/contratos/${contratoId}#fondo`
  if (entidad === 'pago') return `/finanzas/pagos?proveedor=${proveedorId}&abierto=${id}`
  return `/finanzas/comprobantes?buscar=${encodeURIComponent(nombre)}&proveedor=${proveedorId}&abierto=${id}`
}

const words: Record<string, string> = { ...tipos, certificado: 'Certificado', liberacion: 'Fondo de reparo' }
const kindText = ({ entidad, tipo }: Movement) =>
  entidad === 'pago' ? `Pago · ${medios[tipo as 'otro'] ?? tipo}` : (words[tipo] ?? tipo)
const amountText = (amount: string, moneda: Movement['moneda']) =>
  Number(amount) === 0 ? '' : moneyText(amount, moneda)

type MovementsProps = { account: Account; monedaBase: Movement['moneda'] | undefined }

/** The movements of an account, each linked to its document. */
export function Movements({ account: { items, proveedorId }, monedaBase }: MovementsProps) {
  const withValuation = useAddressWithValuation()
  if (items.length === 0)
    return <EmptyState icon={<i className="pi pi-search" />} title="No hay movimientos con lo que elegiste" />
  return (
    <TableScroll label="Movimientos de la cuenta">
      <table className="table record-rows" aria-label="Movimientos de la cuenta">
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Movimiento</th>
            <th scope="col" className="table-number">
              Debe
            </th>
            <th scope="col" className="table-number">
              Haber
            </th>
            <th scope="col" className="table-number">
              Saldo
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((each) => (
            <tr key={`${each.entidad}${each.id}${each.moneda}`}>
              <td>{dateText(each.fecha)}</td>
              <th scope="row">
                {kindText(each)} <Link to={withValuation(placeOf(each, proveedorId))}>{each.nombre}</Link>
                {Number(each.retenido) > 0 && (
                  <span className="money-note"> sin {moneyText(each.retenido, each.moneda)} retenidos</span>
                )}
                {each.diferenciaCambio && monedaBase && (
                  <span className="money-note">
                    {' '}
                    diferencia de cambio {moneyText(each.diferenciaCambio, monedaBase)}
                  </span>
                )}
              </th>
              <td data-label="Debe" className="table-number">
                {amountText(each.debe, each.moneda)}
              </td>
              <td data-label="Haber" className="table-number">
                {amountText(each.haber, each.moneda)}
              </td>
              <td data-label="Saldo" className="table-number">
                {balanceText(each.saldo, each.moneda)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
