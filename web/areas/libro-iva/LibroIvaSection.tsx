import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { monthIn } from '../../lib/address-values.ts'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { addMonths } from '../../lib/wall-clock.ts'
import { monedas } from '../../records/words.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { tipos, useDocumentAddress } from '../comprobantes/door.ts'
import { columnsOf } from './book-columns.ts'
import '../../records/money.css'
import './LibroIvaSection.css'

type Book = Schema<'LibroIva'>
/** Empty: the current month. */
type BookView = { mes: string }

const bookView: UrlCodec<BookView> = {
  read: (search) => ({ mes: monthIn(search.get('mes')) }),
  write: ({ mes }) => ({ mes: mes || undefined }),
}
const filters: readonly Filter[] = [{ key: 'mes', label: 'Mes', kind: 'month' }]
const monthNames = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string) => monthNames.format(new Date(`${month}-01T00:00:00Z`))

/** The VAT purchases book of a project, month by month. */
export function LibroIvaSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(bookView)
  const mes = view.mes || todayText().slice(0, 7)
  const input = { proyectoId, mes }
  const query = useQuery({ ...q('getLibroIvaCompras', input), placeholderData: keepPreviousData })
  const goTo = (months: number) => changeView({ mes: addMonths(`${mes}-01`, months).slice(0, 7) })
  return (
    <div className="money">
      <SectionBar
        title="Libro IVA Compras"
        actions={
          <ExportMenu
            name={`libro-iva-compras-${mes}`}
            read={(formato) => download('getLibroIvaCompras', { ...input, formato })}
          />
        }
      >
        <div className="book-month">
          <IconButton icon="pi-chevron-left" label="Mes anterior" onClick={() => goTo(-1)} />
          <strong aria-live="polite">{monthName(mes)}</strong>
          <IconButton icon="pi-chevron-right" label="Mes siguiente" onClick={() => goTo(1)} />
        </div>
        <FilterBar filters={filters} values={view} onChange={changeView} />
      </SectionBar>
      <section className="money-card" aria-label="Libro IVA Compras">
        <QueryAnswer query={query} height="16rem">
          {(book) => <Rows book={book} />}
        </QueryAnswer>
      </section>
    </div>
  )
}

function Rows({ book }: { book: Book }) {
  const { mes, moneda, filas, totales, avisos } = book
  const addressOf = useDocumentAddress()
  if (filas.length === 0)
    return (
      <>
        <EmptyState icon={<i className="pi pi-book" />} title={`Sin comprobantes en ${monthName(mes)}`}>
          Acá van las facturas y las notas registradas del mes, con su IVA y sus percepciones.
        </EmptyState>
        <Notes avisos={avisos} />
      </>
    )
  const columns = columnsOf(totales, filas)
  const money = (amount: string | undefined) =>
    amount === undefined || Number(amount) === 0 ? '—' : decimalText(amount)
  return (
    <>
      <TableScroll label={`Libro IVA Compras de ${monthName(mes)}`}>
        <table className="table record-rows record-sticky book" aria-label="Libro IVA Compras">
          <thead>
            <tr>
              <th scope="col">Comprobante</th>
              <th scope="col">Fecha</th>
              <th scope="col">Proveedor</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col" className="table-number">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={addressOf(row)}>{row.numeroCompleto}</Link>
                  {row.tipo !== 'factura' && <small>{tipos[row.tipo]}</small>}
                  {row.cotizacion !== null && (
                    <small>{`${monedas[row.moneda]} a ${decimalText(row.cotizacion)}`}</small>
                  )}
                </th>
                <td data-label="Fecha">{dateText(row.fecha)}</td>
                <td>
                  {row.proveedor}
                  <small>{row.cuit}</small>
                </td>
                {columns.map(({ title, amountOf }) => {
                  const amount = amountOf(row)
                  const isMissing = amount === undefined || Number(amount) === 0
                  return (
                    <td
                      key={title}
                      data-label={title}
                      className={isMissing ? 'table-number book-none' : 'table-number'}
                    >
                      {money(amount)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {totales.cantidad === 1 ? '1 comprobante' : `${totales.cantidad} comprobantes`}
              </th>
              {columns.map(({ title, amountOf }) => (
                <td key={title} data-label={title} className="table-number">
                  {money(amountOf(totales))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </TableScroll>
      <div className="money-foot">
        <p className="money-note">
          {`En ${monedas[moneda].toLowerCase()}; lo que está en otra moneda, a la cotización de su comprobante. `}
          Van los comprobantes registrados, por su fecha; las notas de crédito restan y los X no van.
        </p>
        <Notes avisos={avisos} />
      </div>
    </>
  )
}

function Notes({ avisos }: { avisos: string[] }) {
  return avisos.map((aviso) => (
    <Alert key={aviso} type="warning">
      {aviso}
    </Alert>
  ))
}
