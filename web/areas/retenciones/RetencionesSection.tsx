import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dayIn, oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import { dateText } from '../../lib/date-text.ts'
import { pageRows } from '../../lib/list-view.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { useBaseCurrency } from '../../records/use-base-currency.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import '../../records/money.css'

type Page = Schema<'RetencionPage'>
type View = { search: string; impuesto: string; desde: string; hasta: string; page: number }

const taxes = words.RetencionImpuesto
const nothing = { search: '', impuesto: '', desde: '', hasta: '' }

const viewCodec: UrlCodec<View> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    impuesto: oneOf(Object.keys(taxes), search.get('impuesto')),
    desde: dayIn(search.get('desde')),
    hasta: dayIn(search.get('hasta')),
    page: pageIn(search.get('pagina')),
  }),
  write: ({ search, impuesto, desde, hasta, page }) => ({
    buscar: search || undefined,
    impuesto: impuesto || undefined,
    desde: desde || undefined,
    hasta: hasta || undefined,
    pagina: page === 1 ? undefined : String(page),
  }),
}

const filters: readonly Filter[] = [
  { key: 'impuesto', label: 'Impuesto', kind: 'choice', options: optionsOf(taxes) },
  { key: 'desde', label: 'Desde', kind: 'date' },
  { key: 'hasta', label: 'Hasta', kind: 'date' },
]

const inputOf = (proyectoId: number, { search, impuesto, desde, hasta, page }: View) => ({
  proyectoId,
  page,
  size: pageRows,
  search: search || undefined,
  impuesto: (impuesto || undefined) as keyof typeof taxes | undefined,
  desde: desde || undefined,
  hasta: hasta || undefined,
})

const taxName = ({ impuesto, jurisdiccion }: Pick<Page['items'][number], 'impuesto' | 'jurisdiccion'>) =>
  [taxes[impuesto], jurisdiccion].filter(Boolean).join(' · ')

/** The taxes that payments withheld: what is to be deposited by month, and each certificate. */
export function RetencionesSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const input = inputOf(proyectoId, view)
  const query = useQuery({ ...q('listRetenciones', input), placeholderData: keepPreviousData })
  const monedaBase = useBaseCurrency(proyectoId) ?? 'ARS'
  const narrow = (part: Partial<View>) => changeView({ ...part, page: 1 })
  const isNarrowed = Boolean(view.search || view.impuesto || view.desde || view.hasta)
  return (
    <div className="money">
      <SectionBar
        title="Retenciones"
        actions={
          <ExportMenu name="retenciones" read={(formato) => download('listRetenciones', { ...input, formato })} />
        }
      >
        <FilterBar filters={filters} values={view} onChange={narrow}>
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label="Retenciones">
        <QueryAnswer query={query} height="16rem">
          {(page) =>
            page.items.length > 0 ? (
              <>
                <ByMonth page={page} monedaBase={monedaBase} />
                <Certificates page={page} />
                <div className="money-foot">
                  <ListPages noun="retenciones" singular="retención" view={view} list={page} onView={changeView} />
                </div>
              </>
            ) : isNarrowed ? (
              <EmptyState
                icon={<i className="pi pi-search" />}
                title="No encontramos nada"
                actions={<Button onClick={() => narrow(nothing)}>Ver todas</Button>}
              >
                Ninguna retención coincide con lo que elegiste.
              </EmptyState>
            ) : (
              <EmptyState icon={<i className="pi pi-percentage" />} title="Todavía no hay retenciones">
                Se cargan al registrar un pago, y acá se ve cuánto hay que depositar cada mes.
              </EmptyState>
            )
          }
        </QueryAnswer>
      </section>
    </div>
  )
}

/** What is to be deposited by month and tax. */
function ByMonth({ page, monedaBase }: { page: Page; monedaBase: Schema<'Moneda'> }) {
  return (
    <TableScroll label="Retenciones a depositar">
      <table className="table record-rows" aria-label="Retenciones a depositar">
        <thead>
          <tr>
            <th scope="col">Mes</th>
            <th scope="col">Impuesto</th>
            <th scope="col" className="table-number">
              Certificados
            </th>
            <th scope="col" className="table-number">
              A depositar
            </th>
          </tr>
        </thead>
        <tbody>
          {page.resumen.map((row) => (
            <tr key={`${row.mes}${row.impuesto}${row.jurisdiccion}`}>
              <th scope="row">{dateText(row.mes)}</th>
              <td data-label="Impuesto">{taxName(row)}</td>
              <td data-label="Certificados" className="table-number">
                {row.cantidad}
              </td>
              <td data-label="A depositar" className="table-number">
                {moneyText(row.importe, monedaBase)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td data-label="Certificados" className="table-number">
              {page.total}
            </td>
            <td data-label="A depositar" className="table-number">
              <strong>{moneyText(page.totales.importeBase, monedaBase)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  )
}

/** Each withholding, with links to its certificate and its payment. */
function Certificates({ page }: { page: Page }) {
  return (
    <TableScroll label="Certificados de retención">
      <table className="table record-rows" aria-label="Certificados de retención">
        <thead>
          <tr>
            <th scope="col">Certificado</th>
            <th scope="col">Fecha</th>
            <th scope="col">Proveedor</th>
            <th scope="col">Impuesto</th>
            <th scope="col" className="table-number">
              Base
            </th>
            <th scope="col" className="table-number">
              Alícuota
            </th>
            <th scope="col" className="table-number">
              Importe
            </th>
            <th scope="col">Pago</th>
          </tr>
        </thead>
        <tbody>
          {page.items.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                <Link to={`/finanzas/pagos/${each.pagoId}/${each.id}`}>{each.numeroCertificado}</Link>
              </th>
              <td data-label="Fecha">{dateText(each.fecha)}</td>
              <td data-label="Proveedor">{each.proveedor}</td>
              <td data-label="Impuesto">{taxName(each)}</td>
              <td data-label="Base" className="table-number">
                {moneyText(each.base, each.moneda)}
              </td>
              <td data-label="Alícuota" className="table-number">
                {decimalText(trimDecimal(each.alicuota))} %
              </td>
              <td data-label="Importe" className="table-number">
                <strong>{moneyText(each.importe, each.moneda)}</strong>
              </td>
              <td data-label="Pago">
                <Link to={`/finanzas/pagos?abierto=${each.pagoId}`}>N.º {each.pagoNumero}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
