import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import { formatDate, formatPercent } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionBar } from '../../records/SectionBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { openRow } from '../../ui/open-row.ts'
import { StateTag, stateWord } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { ValuationPicker, amountIn, useAddressWithValuation, useValuation } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { ContractDialog } from './ContractDialog.tsx'
import { certifiedShare, contractsQuery, exportContracts, type ContratoPage, type ContratosView } from './queries.ts'

const states = ['borrador', 'vigente', 'finalizado', 'rescindido'] as const

const stateFilter: Filter = {
  key: 'estado',
  label: 'Estado',
  kind: 'choice',
  options: states.map((state) => ({ value: state, label: stateWord(state) })),
}

const codec: UrlCodec<ContratosView> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    page: pageIn(search.get('pagina')),
    estado: oneOf(states, search.get('estado')),
  }),
  write: ({ search, page, estado }) => ({
    buscar: search || undefined,
    pagina: page === 1 ? undefined : String(page),
    estado: estado || undefined,
  }),
}

/** The contracts of a project. */
export function ContractsPanel({ proyectoId }: { proyectoId: number }) {
  const [view, change] = useUrlState(codec)
  const valuation = useValuation()
  const withValuation = useAddressWithValuation()
  const query = useQuery(contractsQuery(proyectoId, view, valuation))
  const newForm = useNewForm()
  const navigate = useNavigate()
  const mayWrite = useMay('createContrato')
  return (
    <div className="record-list">
      <SectionBar
        title="Contratos"
        valuation={<ValuationPicker response={usableData(query)} />}
        actions={
          <>
            {mayWrite && (
              <Button variant="primary" onClick={newForm.open}>
                Nuevo contrato
              </Button>
            )}
            <ExportMenu name="contratos" read={(formato) => exportContracts(proyectoId, view, valuation, formato)} />
          </>
        }
      >
        <FilterBar
          filters={[stateFilter]}
          values={view}
          onChange={({ estado }) => change({ estado: oneOf(states, estado ?? ''), page: 1 })}
        >
          <ListSearch label="Buscar contratos" value={view.search} onSearch={(search) => change({ search, page: 1 })} />
        </FilterBar>
      </SectionBar>
      <QueryAnswer query={query} height="12rem">
        {(list) =>
          list.total === 0 && (view.search || view.estado) ? (
            <NothingFound
              search={view.search || view.estado}
              onClear={() => change({ search: '', estado: '', page: 1 })}
            />
          ) : list.total === 0 ? (
            <EmptyState title="Todavía no hay contratos">
              Un contrato toma ítems del presupuesto aprobado, con su proveedor y sus condiciones.
            </EmptyState>
          ) : (
            <>
              <ContractsTable list={list} />
              <ListPages noun="contratos" singular="contrato" view={view} list={list} onView={change} />
            </>
          )
        }
      </QueryAnswer>
      {newForm.isOpen && mayWrite && (
        <ContractDialog
          proyectoId={proyectoId}
          onDone={({ id }) => void navigate(withValuation(`/finanzas/contratos/${id}`), { replace: true })}
          onClose={newForm.close}
        />
      )}
    </div>
  )
}

function ContractsTable({ list: { items: contracts, valuacion, totalesValuados } }: { list: ContratoPage }) {
  const withValuation = useAddressWithValuation()
  return (
    <TableScroll label="Contratos" isCard>
      <table className="table record-rows table-opens" aria-label="Contratos">
        <thead>
          <tr>
            <th scope="col">Contrato</th>
            <th scope="col">Estado</th>
            <th scope="col">Fecha</th>
            <th scope="col" className="record-number">
              Total
            </th>
            <th scope="col" className="record-number">
              Certificado
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the first cell */}
        <tbody onClick={openRow}>
          {contracts.map((contract) => (
            <tr key={contract.id}>
              <td>
                <Link to={withValuation(`/finanzas/contratos/${contract.id}`)}>
                  <strong>
                    {contract.numero ? `${contract.numero}. ` : ''}
                    {contract.objeto}
                  </strong>
                </Link>
                <br />
                <span className="record-detail">{contract.proveedor}</span>
              </td>
              <td>
                <StateTag state={contract.estado} />
              </td>
              <td data-label="Fecha">{formatDate(contract.fecha)}</td>
              <td data-label="Total" className="record-number">
                {amountIn(valuacion, contract.valuado?.total, { amount: contract.total, moneda: contract.moneda })}
              </td>
              <td data-label="Certificado" className="record-number">
                {formatPercent(certifiedShare(contract))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total de todo lo que coincide
            </th>
            <td className="record-number">{moneyText(totalesValuados.total ?? '0', valuacion.moneda)}</td>
            <td aria-label="Sin total" />
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  )
}
