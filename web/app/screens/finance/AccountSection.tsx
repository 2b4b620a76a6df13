import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ExportButtons } from '../../../api/ExportButtons.tsx'
import { ApiError } from '../../../api/problem.ts'
import { knownOf, QueryAnswer } from '../../../api/QueryAnswer.tsx'
import type { Schema } from '../../../api/types.ts'
import { useKeptAddress, useValuation } from '../../../areas/control/door.ts'
import { ValuationPicker } from '../../../areas/control/ValuationPicker.tsx'
import { useMay } from '../../../areas/developers/queries.ts'
import { payAddress } from '../../../areas/proveedores/queries.ts'
import { dateText } from '../../../lib/date-text.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListPages } from '../../../ui/ListPages.tsx'
import { ListSearch } from '../../../ui/ListSearch.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TableScroll } from '../../../ui/TableScroll.tsx'
import { accountView } from './account-view.ts'
import {
  accountQuery,
  balancesQuery,
  exportAccount,
  type Account,
  type AccountView,
  type Balance,
  type Movement,
} from './flow.queries.ts'
import type { SectionProps } from './section-props.ts'
import { medios, monedas, optionsOf, tipos } from './words.ts'
import './money.css'

/** What each supplier is owed; `?proveedor=…` shows the account of one, movement by movement. */
export function AccountSection({ proyectoId }: SectionProps) {
  const [view, changeView] = useUrlState(accountView)
  const narrow = (part: Partial<AccountView>) => changeView({ page: 1, ...part })
  return (
    <div className="money">
      {view.proveedorId ? (
        <SupplierAccount {...{ proyectoId, view, narrow }} onPage={changeView} />
      ) : (
        <Balances {...{ proyectoId, view, narrow }} onPage={changeView} />
      )}
    </div>
  )
}

type PartProps = {
  proyectoId: number
  view: AccountView
  narrow: (part: Partial<AccountView>) => void
  onPage: (part: { page: number }) => void
}

const currencyOptions = [{ value: '', label: 'Todas' }, ...optionsOf(monedas)]
/** A debt is positive; below 0 the supplier has money on account. */
const balanceText = (saldo: string, moneda: Balance['moneda']) =>
  saldo.startsWith('-') ? `${moneyText(saldo.slice(1), moneda)} a favor` : moneyText(saldo, moneda)

function Balances({ proyectoId, view, narrow, onPage }: PartProps) {
  const valuation = useValuation()
  const kept = useKeptAddress()
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
          <table className="table finance-rows" aria-label="Saldos de los proveedores">
            <thead>
              <tr>
                <th scope="col">Proveedor</th>
                <th scope="col" className="finance-wide">
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
            <tbody>
              {data.items.map(({ proveedorId, proveedor, cuit, moneda, debe, haber, saldo }) => (
                <tr key={`${proveedorId}${moneda}`}>
                  <th scope="row">
                    <Link
                      to={kept(
                        `/finanzas/cuenta-corriente?proveedor=${proveedorId}${data.valuacion.tipo === 'corriente' ? `&moneda=${moneda}` : ''}`,
                      )}
                    >
                      {proveedor}
                    </Link>
                  </th>
                  <td className="finance-wide">{cuit}</td>
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
      <h2>Cuentas corrientes</h2>
      <ValuationPicker answered={knownOf(query)} />
      <section className="money-card" aria-label="Cuentas corrientes">
        <div className="money-filters">
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
          <SelectField
            label="Moneda"
            value={view.moneda}
            options={currencyOptions}
            onChange={(moneda) => narrow({ moneda })}
          />
          <div className="money-filter-actions">
            <ExportButtons
              name="cuentas-corrientes"
              read={(formato) => exportAccount(proyectoId, view, valuation, formato)}
            />
          </div>
        </div>
        <QueryAnswer query={query} height="16rem">
          {rows}
        </QueryAnswer>
      </section>
    </>
  )
}

function SupplierAccount({ proyectoId, view, narrow, onPage }: PartProps) {
  const valuation = useValuation()
  const kept = useKeptAddress()
  const query = useQuery(accountQuery(proyectoId, view, valuation))
  const mayPay = useMay('createPago')
  const back = <Link to={kept('/finanzas/cuenta-corriente')}>← Cuentas corrientes</Link>
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState title="No encontramos ese proveedor" actions={back} />
  const known = knownOf(query)
  return (
    <>
      {back}
      {known && (
        <div className="money-head">
          <h2>{known.proveedor}</h2>
          {mayPay && (
            <Link
              className="button button-primary button-normal"
              to={kept(payAddress({ proveedorId: known.proveedorId, moneda: owedIn(known) }))}
            >
              Pagar
            </Link>
          )}
        </div>
      )}
      <ValuationPicker answered={known} />
      <QueryAnswer query={query} height="20rem">
        {(account) => (
          <>
            <BalanceCards saldos={account.saldos} />
            <section className="money-card" aria-label="Movimientos">
              <div className="money-filters">
                <SelectField
                  label="Moneda"
                  value={view.moneda}
                  options={currencyOptions}
                  onChange={(moneda) => narrow({ moneda })}
                />
                <DateField label="Desde" value={view.desde} onChange={(desde) => narrow({ desde })} />
                <DateField label="Hasta" value={view.hasta} onChange={(hasta) => narrow({ hasta })} />
                <div className="money-filter-actions">
                  <ExportButtons
                    name="cuenta-corriente"
                    read={(formato) => exportAccount(proyectoId, view, valuation, formato)}
                  />
                </div>
              </div>
              <Movements account={account} />
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

/** The one currency that something is owed in; undefined where there are several, or where a valuation says another one. */
function owedIn({ valuacion, saldos }: { valuacion: { tipo: string }; saldos: Balance[] }): string | undefined {
  const owed = saldos.filter(({ saldo }) => Number(saldo) > 0)
  return valuacion.tipo === 'corriente' && owed.length === 1 ? owed[0]!.moneda : undefined
}

/** What the whole account comes to, each currency apart. */
function BalanceCards({ saldos }: { saldos: Balance[] }) {
  return (
    <ul role="list" className="money-cards">
      {saldos.map(({ moneda, saldo, haber, debe }) => (
        <li key={moneda} className="money-figure">
          <h3>{saldo.startsWith('-') ? 'A favor nuestro' : 'Se le debe'}</h3>
          <p>{moneyText(saldo.replace('-', ''), moneda)}</p>
          <span className="money-note">
            Facturado y certificado {moneyText(haber, moneda)} · pagado y acreditado {moneyText(debe, moneda)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where a movement is shown whole. */
function placeOf({ entidad, id, nombre, contratoId }: Movement, proveedorId: string): string {
  if (entidad === 'certificado') return `/finanzas/contratos/${contratoId}/certificados/${id}`
  if (entidad === 'pago') return `/finanzas/pagos?proveedor=${proveedorId}&abierto=${id}`
  return `/finanzas/comprobantes?buscar=${encodeURIComponent(nombre)}&proveedor=${proveedorId}&abierto=${id}`
}

const words: Record<string, string> = { ...tipos, certificado: 'Certificado' }
const kindText = ({ entidad, tipo }: Movement) =>
  entidad === 'pago' ? `Pago · ${medios[tipo as 'otro'] ?? tipo}` : (words[tipo] ?? tipo)
const amountText = (amount: string, moneda: Movement['moneda']) =>
  Number(amount) === 0 ? '' : moneyText(amount, moneda)

function Movements({ account: { items, proveedorId } }: { account: Account }) {
  const kept = useKeptAddress()
  if (items.length === 0)
    return <EmptyState icon={<i className="pi pi-search" />} title="No hay movimientos con lo que elegiste" />
  return (
    <TableScroll label="Movimientos de la cuenta">
      <table className="table finance-rows" aria-label="Movimientos de la cuenta">
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
            <tr key={`${each.entidad}${each.id}`}>
              <td>{dateText(each.fecha)}</td>
              <th scope="row">
                {kindText(each)} <Link to={kept(placeOf(each, proveedorId))}>{each.nombre}</Link>
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
