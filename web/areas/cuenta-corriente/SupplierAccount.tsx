import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { ApiError } from '../../api/problem.ts'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import { moneyText } from '../../lib/money-text.ts'
import { useBaseCurrency } from '../../records/use-base-currency.ts'
import { decimalText } from '../../lib/number-text.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { useAddressWithValuation, useValuation, ValuationPicker } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { payAddress } from '../proveedores/door.ts'
import { currencyFilter, type PartProps } from './account-parts.ts'
import { Movements } from './Movements.tsx'
import { accountQuery, exportAccount, type Account, type Balance } from './queries.ts'

const filters: readonly Filter[] = [
  currencyFilter,
  { key: 'desde', label: 'Desde', kind: 'date' },
  { key: 'hasta', label: 'Hasta', kind: 'date' },
]

/** One supplier's account: balances and movements. */
export function SupplierAccount({ proyectoId, view, narrow, onPage }: PartProps) {
  const valuation = useValuation()
  const withValuation = useAddressWithValuation()
  const query = useQuery(accountQuery(proyectoId, view, valuation))
  const monedaBase = useBaseCurrency(proyectoId)
  const mayPay = useMay('createPago')
  const back = <Link to={withValuation('/finanzas/cuenta-corriente')}>← Cuentas corrientes</Link>
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState title="No encontramos ese proveedor" actions={back} />
  const account = usableData(query)
  return (
    <>
      <div className="money-head">
        {back}
        {account && <h2>{account.proveedor}</h2>}
      </div>
      <SectionBar
        title="Cuenta corriente"
        valuation={<ValuationPicker response={account} />}
        actions={
          <>
            {mayPay && account && (
              <Link
                className="button button-primary button-normal"
                to={withValuation(payAddress({ proveedorId: account.proveedorId, moneda: owedIn(account) }))}
              >
                Pagar
              </Link>
            )}
            <ExportMenu
              name="cuenta-corriente"
              read={(formato) => exportAccount(proyectoId, view, valuation, formato)}
            />
          </>
        }
      >
        <FilterBar filters={filters} values={view} onChange={narrow} />
      </SectionBar>
      <QueryAnswer query={query} height="20rem">
        {(account) => (
          <>
            <BalanceCards account={account} monedaBase={monedaBase} />
            <section className="money-card" aria-label="Movimientos">
              <Movements account={account} monedaBase={monedaBase} />
              <div className="money-foot">
                <p className="money-note">
                  Debe es lo que se pagó o acreditó, haber lo que se facturó o certificó;{' '}
                  {account.valuacion.tipo === 'corriente' ? 'cada moneda por separado' : 'todo en una sola moneda'}. Un
                  certificado deja de figurar cuando se carga su factura.
                </p>
                <ListPages noun="movimientos" singular="movimiento" view={view} list={account} onView={onPage} />
              </div>
            </section>
          </>
        )}
      </QueryAnswer>
    </>
  )
}

/** The currency owed, if there is only one; undefined otherwise, or if a valuation converts the amounts. */
function owedIn({ valuacion, saldos }: { valuacion: { tipo: string }; saldos: Balance[] }): string | undefined {
  const owed = saldos.filter(({ saldo }) => Number(saldo) > 0)
  return valuacion.tipo === 'corriente' && owed.length === 1 ? owed[0]!.moneda : undefined
}

/** The balances of the whole account, and what is retained of its contracts, by currency. */
function BalanceCards({ account, monedaBase }: { account: Account; monedaBase: Balance['moneda'] | undefined }) {
  const { saldos, retenidos, diferenciaCambio = '0' } = account
  return (
    <ul role="list" className="money-cards">
      {saldos.map(({ moneda, saldo, saldoHoy, haber, debe }) => (
        <li key={moneda} className="money-figure">
          <h3>{saldo.startsWith('-') ? 'A favor nuestro' : 'Se le debe'}</h3>
          <p>{moneyText(saldo.replace('-', ''), moneda)}</p>
          {saldoHoy && monedaBase && (
            <span className="money-note money-today">
              Hoy {moneyText(saldoHoy.importe.replace('-', ''), monedaBase)} a {decimalText(saldoHoy.cotizacion.valor)}
            </span>
          )}
          <span className="money-note">
            Facturado y certificado {moneyText(haber, moneda)} · pagado y acreditado {moneyText(debe, moneda)}
          </span>
        </li>
      ))}
      {retenidos.map(({ moneda, importe }) => (
        <li key={`fondo ${moneda}`} className="money-figure">
          <h3>Fondo de reparo retenido</h3>
          <p>{moneyText(importe, moneda)}</p>
          <span className="money-note">Se le debe recién cuando se libera</span>
        </li>
      ))}
      {Number(diferenciaCambio) !== 0 && monedaBase && (
        <li className="money-figure">
          <h3>Diferencia de cambio</h3>
          <p>{moneyText(diferenciaCambio, monedaBase)}</p>
          <span className="money-note">De lo pagado, contra la cotización de cada documento</span>
        </li>
      )}
    </ul>
  )
}
