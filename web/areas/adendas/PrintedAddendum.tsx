import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { PrintedAgreement } from '../contratos/door.ts'
import { addendumName, termText, type Adenda } from './queries.ts'

const marks: Partial<Record<Adenda['estado'], string>> = { borrador: 'BORRADOR', anulada: 'ANULADA' }
const plain = (value = '0') => decimalText(trimDecimal(value))

type PrintedAddendumProps = { proyectoId: number; contract: Schema<'Contrato'>; addendum: Adenda }

/** The addendum to sign. */
export function PrintedAddendum({ proyectoId, contract, addendum }: PrintedAddendumProps) {
  const { estado, fecha, motivo, items, total, moneda } = addendum
  return (
    <PrintedAgreement
      {...{ proyectoId }}
      proveedorId={contract.proveedorId}
      title={`${addendumName(addendum)} del contrato ${contract.numero ? `N.º ${contract.numero}` : ''}`}
      mark={marks[estado]}
    >
      <p>
        Contrato: {contract.objeto}, del {dateText(contract.fecha)}.
      </p>
      <p>
        Fecha: {dateText(fecha)}. Motivo: {motivo}
      </p>
      {termText(addendum) && <p>Plazo: {termText(addendum)}.</p>}
      {items.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Ítem</th>
              <th scope="col">Un.</th>
              {['Cambio', 'Precio', 'Importe'].map((title) => (
                <th key={title} scope="col" className="agreement-number">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ itemId, codigo, descripcion, unidad, cantidad, precioUnitario, importe = '0' }) => (
              <tr key={itemId}>
                <td>
                  {codigo} {descripcion}
                </td>
                <td>{unidad}</td>
                <td className="agreement-number">{plain(cantidad)}</td>
                <td className="agreement-number">{plain(precioUnitario)}</td>
                <td className="agreement-number">{decimalText(importe)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Total de la adenda, sin IVA: <strong>{moneyText(total, moneda)}</strong>.
      </p>
    </PrintedAgreement>
  )
}
