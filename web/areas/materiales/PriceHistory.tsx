import { useQuery } from '@tanstack/react-query'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { q } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyOrDash, moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'
import type { Schema } from '../../api/types.ts'

type Precio = Schema<'PrecioMaterial'>

const levelText = (level: string | null) => (level === null ? '—' : decimalText(level))
const mostShown = 50

/** The last prices of a material, newest first, with CAC and dollar of their day and the same price in pesos of today. */
export function PriceHistory({ materialId, material }: Pick<Precio, 'materialId' | 'material'>) {
  const query = useQuery(
    q('listPrecios', { desarrolladoraId: activeCompanyId() ?? 0, materialId, activo: true, size: mostShown }),
  )
  return (
    <div className="money-detail">
      <QueryAnswer query={query} height="8rem">
        {({ items, total }) => (
          <>
            <TableScroll label={`Precios de ${material}`}>
              <table className="table record-rows" aria-label={`Precios de ${material}`}>
                <thead>
                  <tr>
                    <th scope="col">Fecha</th>
                    <th scope="col">Proveedor</th>
                    <th scope="col" className="table-number">
                      Precio
                    </th>
                    <th scope="col" className="table-number">
                      CAC del mes
                    </th>
                    <th scope="col" className="table-number">
                      Dólar del día
                    </th>
                    <th scope="col" className="table-number">
                      Hoy por CAC
                    </th>
                    <th scope="col" className="table-number">
                      Hoy por dólar
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((price) => (
                    <tr key={price.id}>
                      <th scope="row">{dateText(price.fecha)}</th>
                      <td data-label="Proveedor">{price.proveedor || '—'}</td>
                      <td data-label="Precio" className="table-number">
                        {moneyText(price.precio, price.moneda)}
                      </td>
                      <td data-label="CAC del mes" className="table-number">
                        {levelText(price.cac)}
                      </td>
                      <td data-label="Dólar del día" className="table-number">
                        {levelText(price.dolar)}
                      </td>
                      <td data-label="Hoy por CAC" className="table-number">
                        {moneyOrDash(price.hoyPorCac, 'ARS')}
                      </td>
                      <td data-label="Hoy por dólar" className="table-number">
                        {moneyOrDash(price.hoyPorDolar, 'ARS')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
            {total > items.length && <p>Son los últimos {items.length}. Los demás están en Carga de Categóricos.</p>}
          </>
        )}
      </QueryAnswer>
    </div>
  )
}
