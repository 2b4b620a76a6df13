import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { ApiError } from '../../api/problem.ts'
import { QueryAnswer, usableData } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { accountView } from './account-view.ts'
import { exportMovements, movementsQuery, type AccountMovement } from './queries.ts'

type Page = Schema<'CuentaMovimientoPage'>

const filters: readonly Filter[] = [
  { key: 'desde', label: 'Desde', kind: 'date' },
  { key: 'hasta', label: 'Hasta', kind: 'date' },
]

/** The movements of an account with the running balance. */
export function AccountPage({ proyectoId, id }: { proyectoId: number; id: string }) {
  const [view, changeView] = useUrlState(accountView)
  const query = useQuery(movementsQuery(id, view))
  const back = <Link to="/finanzas/cuentas">← Cuentas</Link>
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState title="No encontramos esa cuenta" actions={back} />
  const account = usableData(query)
  return (
    <div className="money">
      <div className="money-head">
        {back}
        {account && <h2>{account.cuenta}</h2>}
      </div>
      <SectionBar
        title="Movimientos de la cuenta"
        actions={<ExportMenu name="movimientos-de-cuenta" read={(formato) => exportMovements(id, view, formato)} />}
      >
        <FilterBar filters={filters} values={view} onChange={(part) => changeView({ page: 1, ...part })} />
      </SectionBar>
      <QueryAnswer query={query} height="20rem">
        {(page) => (
          <>
            <Figures page={page} />
            <section className="money-card" aria-label="Movimientos">
              <Movements page={page} proyectoId={proyectoId} />
              <div className="money-foot">
                <p className="money-note">
                  Saldo anterior {moneyText(page.saldoAnterior, page.moneda)}. Un cheque cuenta el día de su débito, lo
                  demás el día de su registro.
                </p>
                <ListPages noun="movimientos" singular="movimiento" view={view} list={page} onView={changeView} />
              </div>
            </section>
          </>
        )}
      </QueryAnswer>
    </div>
  )
}

function Figures({ page: { moneda, saldo, ingresos, egresos } }: { page: Page }) {
  return (
    <ul role="list" className="money-cards">
      {Object.entries({ Ingresos: ingresos, Egresos: egresos, 'Saldo al final': saldo }).map(([title, amount]) => (
        <li key={title} className="money-figure">
          <h3>{title}</h3>
          <p>{moneyText(amount, moneda)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The address of the record of a movement, in its project. */
function placeOf({ tipo, registroId, proyectoId: own }: AccountMovement, proyectoId: number): string {
  if (tipo === 'transferencia') return `/finanzas/cuentas/transferencias?abierto=${registroId}`
  const project = own === null || own === proyectoId ? '' : `&proyecto=${own}`
  return `/finanzas/${tipo}s?abierto=${registroId}${project}`
}

function Movements({ page: { items, moneda }, proyectoId }: { page: Page; proyectoId: number }) {
  if (items.length === 0)
    return <EmptyState icon={<i className="pi pi-search" />} title="No hay movimientos con lo que elegiste" />
  const amount = (text: string) => (Number(text) === 0 ? '' : moneyText(text, moneda))
  return (
    <TableScroll label="Movimientos de la cuenta">
      <table className="table record-rows" aria-label="Movimientos de la cuenta">
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Movimiento</th>
            <th scope="col">Proyecto</th>
            <th scope="col" className="table-number">
              Ingreso
            </th>
            <th scope="col" className="table-number">
              Egreso
            </th>
            <th scope="col" className="table-number">
              Saldo
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((each) => (
            <tr key={`${each.tipo}${each.id}`}>
              <td>{dateText(each.fecha)}</td>
              <th scope="row">
                {words.CuentaMovimientoTipo[each.tipo]} <Link to={placeOf(each, proyectoId)}>N.º {each.numero}</Link> ·{' '}
                {each.detalle} {each.pendiente && <StateTag state="pendiente" label="Por debitar" />}
              </th>
              <td data-label="Proyecto">{each.proyecto ?? '—'}</td>
              <td data-label="Ingreso" className="table-number">
                {amount(each.ingreso)}
              </td>
              <td data-label="Egreso" className="table-number">
                {amount(each.egreso)}
              </td>
              <td data-label="Saldo" className="table-number">
                {moneyText(each.saldo, moneda)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
