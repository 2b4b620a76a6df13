import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatCompactMoney, formatMoney, type Currency } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import type { ChartData } from '../../ui/chart-data.ts'
import { ChartFigure } from '../../ui/ChartFigure.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useAddressWithValuation, useValuation, ValuationPicker, valuationInput } from '../control/door.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import '../../records/money.css'

type Due = Schema<'Vencimientos'>

/** Amounts due: overdue, in 7 and 30 days, and by week (docs/domain/payments.md, Vencimientos). */
export function VencimientosSection({ proyectoId }: { proyectoId: number }) {
  const query = useQuery({
    ...q('getVencimientos', { proyectoId, ...valuationInput(useValuation()) }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <div className="money">
      <SectionBar title="Vencimientos" valuation={<ValuationPicker response={usableData(query)} />} />
      <QueryAnswer query={query} height="20rem">
        {(due) => <DueDates due={due} />}
      </QueryAnswer>
    </div>
  )
}

/** The list of unpaid comprobantes that are due between two days. */
const listOf = (desde: string, hasta: string) =>
  `/finanzas/comprobantes?pago=pendiente&orden=vencimiento&sentido=asc${desde && `&venceDesde=${desde}`}&venceHasta=${hasta}`

function DueDates({ due }: { due: Due }) {
  const withValuation = useAddressWithValuation()
  const { fecha, moneda, semanas } = due
  const plus = (days: number) =>
    new Date(Date.parse(`${fecha}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  const cards = [
    { title: 'Vencido', sum: due.vencido, to: withValuation(listOf('', plus(-1))), isLate: due.vencido.cantidad > 0 },
    { title: 'En 7 días', sum: due.en7Dias, to: withValuation(listOf(fecha, plus(7))) },
    { title: 'En 30 días', sum: due.en30Dias, to: withValuation(listOf(fecha, plus(30))) },
  ]
  const count =
    due.vencido.cantidad + semanas.reduce((all, { cantidad }) => all + cantidad, 0) + due.masAdelante.cantidad
  if (count === 0 && due.cobrosAtrasados.cantidad === 0)
    return <EmptyState icon={<i className="pi pi-check-circle" />} title="No hay nada por pagar" />
  return (
    <>
      <ul role="list" className="money-cards">
        {cards.map(({ title, sum, to, isLate }) => (
          <li key={title} className={isLate ? 'money-figure money-late' : 'money-figure'}>
            <h3>{title}</h3>
            <p>{moneyText(sum.importe, moneda)}</p>
            <DueLinks {...sum} to={to} />
          </li>
        ))}
        {due.cobrosAtrasados.cantidad > 0 && (
          <li className="money-figure money-late">
            <h3>Cobros atrasados</h3>
            <p>{moneyText(due.cobrosAtrasados.importe, moneda)}</p>
            <Link to={withValuation('/finanzas/cobros-previstos/cuotas?estado=atrasada')}>
              {due.cobrosAtrasados.cantidad === 1 ? '1 cuota' : `${due.cobrosAtrasados.cantidad} cuotas`}
            </Link>
          </li>
        )}
      </ul>
      <section className="money-card" aria-labelledby="money-weeks">
        <h3 id="money-weeks">Por semana</h3>
        <ChartFigure caption="Lo que vence por semana" chart={chartOf(due)} isTable={false} />
        <TableScroll label="Lo que vence por semana">
          <table className="table record-rows">
            <thead>
              <tr>
                <th scope="col">Semana</th>
                <th scope="col" className="table-number">
                  Comprobantes
                </th>
                <th scope="col" className="table-number">
                  Certificados
                </th>
                <th scope="col" className="table-number">
                  A pagar
                </th>
              </tr>
            </thead>
            <tbody>
              {semanas.map(({ desde, hasta, certificados, importe, ...counts }) => (
                <tr key={desde}>
                  <th scope="row">
                    {documentsOf({ certificados, ...counts }) > 0 ? (
                      <Link
                        to={withValuation(listOf(desde < fecha ? fecha : desde, hasta))}
                      >{`${dateText(desde)} al ${dateText(hasta)}`}</Link>
                    ) : (
                      `${dateText(desde)} al ${dateText(hasta)}`
                    )}
                  </th>
                  <td data-label="Comprobantes" className="table-number">
                    {documentsOf({ certificados, ...counts })}
                  </td>
                  <td data-label="Certificados" className="table-number">
                    {certificados > 0 ? <Link to={withValuation(certificatesToPay)}>{certificados}</Link> : 0}
                  </td>
                  <td data-label="A pagar" className="table-number">
                    {moneyText(importe, moneda)}
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">Más adelante</th>
                <td data-label="Comprobantes" className="table-number">
                  {documentsOf(due.masAdelante)}
                </td>
                <td data-label="Certificados" className="table-number">
                  {due.masAdelante.certificados}
                </td>
                <td data-label="A pagar" className="table-number">
                  {moneyText(due.masAdelante.importe, moneda)}
                </td>
              </tr>
            </tbody>
          </table>
        </TableScroll>
        <p className="money-note">
          Lo que vence más adelante se toma con la última cotización o el último índice. Las notas de crédito sin usar
          no se descuentan.
        </p>
      </section>
    </>
  )
}

const certificatesToPay = '/finanzas/certificados?pago=pendiente'

const documentsOf = ({ cantidad, certificados, liberaciones }: Omit<Due['vencido'], 'importe'>) =>
  cantidad - certificados - liberaciones

/** The number of comprobantes, certificates and releases in a sum, each linked to its list. */
function DueLinks({ to, ...counts }: Due['vencido'] & { to: string }) {
  const { cantidad, certificados, liberaciones } = counts
  const comprobantes = documentsOf(counts)
  const withValuation = useAddressWithValuation()
  if (cantidad === 0) return <span className="money-note">Nada</span>
  return (
    <>
      {comprobantes > 0 && <Link to={to}>{comprobantes === 1 ? '1 comprobante' : `${comprobantes} comprobantes`}</Link>}
      {comprobantes > 0 && certificados > 0 && ' · '}
      {certificados > 0 && (
        <Link to={withValuation(certificatesToPay)}>
          {certificados === 1 ? '1 certificado' : `${certificados} certificados`}
        </Link>
      )}
      {liberaciones > 0 && cantidad > liberaciones && ' · '}
      {liberaciones > 0 && (
        <Link to={withValuation('/finanzas/contratos')}>
          {liberaciones === 1 ? '1 fondo de reparo' : `${liberaciones} fondos de reparo`}
        </Link>
      )}
    </>
  )
}

function chartOf({ semanas, moneda }: Due): ChartData {
  const currency: Currency = moneda
  return {
    type: 'bar',
    dimension: 'Semana',
    labels: semanas.map(({ desde, hasta }) => `${dateText(desde)} al ${dateText(hasta)}`),
    ticks: semanas.map(({ desde }) => dateText(desde).slice(0, 5)),
    series: [{ name: 'A pagar', data: semanas.map(({ importe }) => Number(importe)) }],
    format: (value) => formatMoney(value, currency),
    formatTick: (value) => formatCompactMoney(value, currency),
  }
}
