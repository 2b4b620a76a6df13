import { Link } from 'react-router-dom'
import { quantityText } from '../../lib/number-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { kardexAddress } from '../stock/door.ts'
import type { ConteoLinea } from './queries.ts'
import { differs } from './sheet.ts'

const text = (quantity: string | null) => (quantity === null ? '—' : quantityText(quantity))

/** What was counted, beside what there should have been. */
export function ConteoResult({ lineas }: { lineas: readonly ConteoLinea[] }) {
  return (
    <TableScroll label="Lo contado" isCard>
      <table className="table" aria-label="Lo contado">
        <thead>
          <tr>
            <th scope="col">Material</th>
            <th scope="col" className="table-number">
              Debería haber
            </th>
            <th scope="col" className="table-number">
              Contado
            </th>
            <th scope="col" className="table-number">
              Diferencia
            </th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((line) => (
            <tr key={line.materialId} className={classNames(differs(line) && 'count-differs')}>
              <td>
                <Link to={kardexAddress(line.materialId)}>{line.material}</Link>
              </td>
              <td className="table-number">{text(line.teorico)}</td>
              <td className="table-number">
                {text(line.contado)} {line.contado !== null && line.unidad}
              </td>
              <td className="table-number">{text(line.diferencia)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
