import type { Schema } from '../../api/types.ts'
import { moneyOrDash, moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { pricesText } from './price-changes.ts'

const mostShown = 100
const changeText = (percent: string | null) =>
  percent === null ? '—' : `${percent.startsWith('-') ? '' : '+'}${decimalText(percent)} %`

/** The prices that a load or a raise would add, beside the current ones. */
export function NewPrices({ filas }: Pick<Schema<'PreciosNuevos'>, 'filas'>) {
  if (filas.length === 0) return null
  return (
    <>
      <TableScroll label="Precios nuevos">
        <table className="table record-rows" aria-label="Precios nuevos">
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col">Proveedor</th>
              <th scope="col" className="table-number">
                Ahora
              </th>
              <th scope="col" className="table-number">
                Nuevo
              </th>
              <th scope="col" className="table-number">
                Cambio
              </th>
            </tr>
          </thead>
          <tbody>
            {filas.slice(0, mostShown).map((row) => (
              <tr key={row.id}>
                <th scope="row">{`${row.codigo} ${row.material}`}</th>
                <td data-label="Proveedor">{row.proveedor || '—'}</td>
                <td data-label="Ahora" className="table-number">
                  {moneyOrDash(row.anterior, row.moneda)}
                </td>
                <td data-label="Nuevo" className="table-number">
                  {moneyText(row.precio, row.moneda)}
                </td>
                <td data-label="Cambio" className="table-number">
                  {changeText(row.variacion)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {filas.length > mostShown && <p className="money-note">Y {pricesText(filas.length - mostShown)} más.</p>}
    </>
  )
}
