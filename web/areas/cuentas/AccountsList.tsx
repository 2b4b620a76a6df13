import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { EntryCreator } from '../../records/catalogue/EntryCreator.tsx'
import { EntryDialog } from '../../records/catalogue/EntryDialog.tsx'
import { finderOf, NounsContext } from '../../records/catalogue/nouns-context.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { openRow } from '../../ui/open-row.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useMay } from '../developers/door.ts'
import { cuentas } from './noun.ts'
import { accountsQuery, exportAccounts } from './queries.ts'

const TransferDialog = onDemand(async () => (await import('./TransferDialog.tsx')).TransferDialog)
type Page = Schema<'CuentaPage'>
const nounOf = finderOf([cuentas])

/** The accounts in use with their balances, what they add up to, and the money without an account. */
export function AccountsList() {
  const query = useQuery(accountsQuery())
  const newForm = useNewForm()
  const navigate = useNavigate()
  const [isTransferring, setIsTransferring] = useState(false)
  const mayWrite = useMay('createCuenta')
  const add = mayWrite && (
    <Button variant="primary" onClick={newForm.open}>
      <i className="pi pi-plus" aria-hidden="true" /> Nueva cuenta
    </Button>
  )
  return (
    <div className="money">
      <SectionBar
        title="Cuentas"
        actions={
          <>
            {add}
            {mayWrite && (query.data?.items.length ?? 0) > 1 && (
              <Button onClick={() => setIsTransferring(true)}>Transferir entre cuentas</Button>
            )}
            <ExportMenu
              name="cuentas"
              read={exportAccounts}
              entries={[
                {
                  id: 'transfers',
                  label: 'Ver las transferencias',
                  icon: <i className="pi pi-arrow-right-arrow-left" />,
                  onSelect: () => void navigate('/finanzas/cuentas/transferencias'),
                },
              ]}
            />
          </>
        }
      />
      <QueryAnswer query={query} height="16rem">
        {(page) =>
          page.items.length === 0 ? (
            <>
              <section className="money-card" aria-label="Cuentas">
                <EmptyState
                  icon={<i className="pi pi-wallet" />}
                  title="Todavía no hay cuentas"
                  actions={add || undefined}
                >
                  Cargá las cuentas bancarias y las cajas de la empresa, con su saldo de hoy, y cada cobro y cada pago
                  mueve la suya.
                </EmptyState>
              </section>
              <Unassigned page={page} />
            </>
          ) : (
            <>
              <Totals page={page} />
              <section className="money-card" aria-label="Cuentas">
                <AccountsTable items={page.items} />
                <p className="money-note">
                  El saldo proyectado cuenta también los cheques y eCheqs que todavía no se debitaron. Las cuentas son
                  de la empresa: las mueven todos sus proyectos. Se editan y se archivan en{' '}
                  <Link to="/solo-desarrollo/carga-categoricos?lista=cuentas">Carga de Categóricos</Link>.
                </p>
              </section>
              <Unassigned page={page} />
            </>
          )
        }
      </QueryAnswer>
      {newForm.isOpen && mayWrite && (
        <NounsContext value={nounOf}>
          <EntryCreator>
            <EntryDialog noun={cuentas} source={cuentas} entry={undefined} onClose={newForm.close} />
          </EntryCreator>
        </NounsContext>
      )}
      {isTransferring && <TransferDialog onClose={() => setIsTransferring(false)} />}
    </div>
  )
}

function Totals({ page: { totales } }: { page: Page }) {
  return (
    <ul role="list" className="money-cards">
      {totales.map(({ moneda, saldo, saldoProyectado }) => (
        <li key={moneda} className={saldo.startsWith('-') ? 'money-figure money-late' : 'money-figure'}>
          <h3>Disponible hoy</h3>
          <p>{moneyText(saldo, moneda)}</p>
          <span className="money-note">Proyectado {moneyText(saldoProyectado, moneda)}</span>
        </li>
      ))}
    </ul>
  )
}

function AccountsTable({ items }: { items: Page['items'] }) {
  return (
    <TableScroll label="Cuentas">
      <table className="table record-rows table-opens" aria-label="Cuentas">
        <thead>
          <tr>
            <th scope="col">Cuenta</th>
            <th scope="col">Tipo</th>
            <th scope="col" className="table-number">
              Saldo hoy
            </th>
            <th scope="col" className="table-number">
              Saldo proyectado
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the first cell */}
        <tbody onClick={openRow}>
          {items.map(({ id, nombre, tipo, banco, moneda, saldo, saldoProyectado }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/finanzas/cuentas/${id}`}>{nombre}</Link>
              </th>
              <td data-label="Tipo">{banco || words.CuentaTipo[tipo]}</td>
              <td data-label="Saldo hoy" className="table-number">
                <strong>{moneyText(saldo, moneda)}</strong>
              </td>
              <td data-label="Saldo proyectado" className="table-number">
                {moneyText(saldoProyectado, moneda)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

/** Receipts and payments that name no account. */
function Unassigned({ page: { sinCuenta } }: { page: Page }) {
  if (sinCuenta.length === 0) return null
  return (
    <section className="money-card" aria-label="Sin cuenta">
      <h3>Sin cuenta</h3>
      <TableScroll label="Sin cuenta">
        <table className="table record-rows" aria-label="Sin cuenta">
          <thead>
            <tr>
              <th scope="col">Moneda</th>
              <th scope="col" className="table-number">
                Cobros
              </th>
              <th scope="col" className="table-number">
                Pagos
              </th>
              <th scope="col" className="table-number">
                Diferencia
              </th>
            </tr>
          </thead>
          <tbody>
            {sinCuenta.map(({ moneda, ingresos, egresos, saldo }) => (
              <tr key={moneda}>
                <th scope="row">{moneda}</th>
                <td data-label="Cobros" className="table-number">
                  {moneyText(ingresos, moneda)}
                </td>
                <td data-label="Pagos" className="table-number">
                  {moneyText(egresos, moneda)}
                </td>
                <td data-label="Diferencia" className="table-number">
                  {moneyText(saldo, moneda)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="money-note">
        Cobros y pagos que no dicen qué cuenta movieron: no entran en ningún saldo. De este proyecto, ver{' '}
        <Link to="/finanzas/cobros?sinCuenta=si&estado=registrado">los cobros</Link> y{' '}
        <Link to="/finanzas/pagos?sinCuenta=si&estado=registrado">los pagos</Link>: en cada uno, «Asignar cuenta».
      </p>
    </section>
  )
}
