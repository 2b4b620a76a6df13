import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionBar } from '../../records/SectionBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { openRow } from '../../ui/open-row.ts'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useAddressWithValuation, useValuation, ValuationPicker } from '../control/door.ts'
import { balanceText, currencyFilter, type PartProps } from './account-parts.ts'
import { balancesQuery, exportAccount } from './queries.ts'

/** The balance of each supplier. */
export function Balances({ proyectoId, view, narrow, onPage }: PartProps) {
  const valuation = useValuation()
  const withValuation = useAddressWithValuation()
  const query = useQuery(balancesQuery(proyectoId, view, valuation))
  const isNarrowed = view.search !== '' || view.moneda !== ''
  const rows = (data: Schema<'CuentaCorrienteSaldoPage'>) => {
    if (data.items.length === 0)
      return isNarrowed ? (
        <EmptyState
          icon={<i className="pi pi-search" />}
          title="No encontramos nada"
          actions={<Button onClick={() => narrow({ search: '', moneda: '' })}>Ver todos</Button>}
        >
          Ningún proveedor con movimientos coincide con lo que elegiste.
        </EmptyState>
      ) : (
        <EmptyState icon={<i className="pi pi-wallet" />} title="Todavía no hay movimientos con proveedores" />
      )
    return (
      <>
        <TableScroll label="Saldos de los proveedores">
          <table className="table record-rows table-opens" aria-label="Saldos de los proveedores">
            <thead>
              <tr>
                <th scope="col">Proveedor</th>
                <th scope="col" className="record-wide">
                  CUIT
                </th>
                <th scope="col" className="table-number">
                  Facturado y certificado
                </th>
                <th scope="col" className="table-number">
                  Pagado y acreditado
                </th>
                <th scope="col" className="table-number">
                  Se le debe
                </th>
              </tr>
            </thead>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the first cell */}
            <tbody onClick={openRow}>
              {data.items.map(({ proveedorId, proveedor, cuit, moneda, debe, haber, saldo }) => (
                <tr key={`${proveedorId}${moneda}`}>
                  <th scope="row">
                    <Link
                      to={withValuation(
                        `/finanzas/cuenta-corriente?proveedor=${proveedorId}${data.valuacion.tipo === 'corriente' ? `&moneda=${moneda}` : ''}`,
                      )}
                    >
                      {proveedor}
                    </Link>
                  </th>
                  <td className="record-wide">{cuit}</td>
                  <td data-label="Facturado y certificado" className="table-number">
                    {moneyText(haber, moneda)}
                  </td>
                  <td data-label="Pagado y acreditado" className="table-number">
                    {moneyText(debe, moneda)}
                  </td>
                  <td data-label="Se le debe" className="table-number">
                    <strong>{balanceText(saldo, moneda)}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <div className="money-foot">
          <ListPages noun="saldos" singular="saldo" view={view} list={data} onView={onPage} />
        </div>
      </>
    )
  }
  return (
    <>
      <SectionBar
        title="Cuentas corrientes"
        valuation={<ValuationPicker response={usableData(query)} />}
        actions={
          <ExportMenu
            name="cuentas-corrientes"
            read={(formato) => exportAccount(proyectoId, view, valuation, formato)}
          />
        }
      >
        <FilterBar filters={[currencyFilter]} values={view} onChange={narrow}>
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label="Cuentas corrientes">
        <QueryAnswer query={query} height="16rem">
          {rows}
        </QueryAnswer>
      </section>
    </>
  )
}
