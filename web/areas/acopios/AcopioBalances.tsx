import { useQuery } from '@tanstack/react-query'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { q } from '../../api/operations.ts'
import { moneyOrDash } from '../../lib/money-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'

const label = 'Saldos por proveedor'

/** What each supplier still holds of each material; nothing if none does. */
export function AcopioBalances({ proyectoId }: { proyectoId: number }) {
  const query = useQuery(q('getAcopioSaldos', { proyectoId }))
  return (
    <QueryAnswer query={query} height="8rem">
      {({ saldos, ...totals }) =>
        saldos.length > 0 && (
          <section className="money-card" aria-label="Lo que queda en los proveedores">
            <TableScroll label={label}>
              <table className="table record-rows" aria-label={label}>
                <thead>
                  <tr>
                    <th scope="col">Proveedor</th>
                    <th scope="col">Material</th>
                    <th scope="col" className="table-number">
                      Queda
                    </th>
                    <th scope="col" className="table-number">
                      Pesos de la compra
                    </th>
                    <th scope="col" className="table-number">
                      Pesos de hoy
                    </th>
                    <th scope="col" className="table-number">
                      Dólares
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {saldos.map((row) => (
                    <tr key={`${row.proveedorId} ${row.materialId}`}>
                      <th scope="row">{row.proveedor}</th>
                      <td data-label="Material">{row.material}</td>
                      <td data-label="Queda" className="table-number">
                        {quantityText(row.saldo)} {row.unidad}
                      </td>
                      <td data-label="Pesos de la compra" className="table-number">
                        {moneyOrDash(row.valorCompra, 'ARS')}
                      </td>
                      <td data-label="Pesos de hoy" className="table-number">
                        {moneyOrDash(row.valorHoy, 'ARS')}
                      </td>
                      <td data-label="Dólares" className="table-number">
                        {moneyOrDash(row.dolares, 'USD')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
            <p className="money-totals">
              Queda en los proveedores <strong>{moneyOrDash(totals.valorCompra, 'ARS')}</strong> de la compra ·{' '}
              <strong>{moneyOrDash(totals.valorHoy, 'ARS')}</strong> de hoy ·{' '}
              <strong>{moneyOrDash(totals.dolares, 'USD')}</strong>
              <small>Hoy, al último precio de cada material; en dólares, al oficial del día de la compra.</small>
            </p>
          </section>
        )
      }
    </QueryAnswer>
  )
}
