import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { monthIn } from '../../lib/address-values.ts'
import { formatCompactMoney, formatMoney, type Currency } from '../../lib/format.ts'
import { moneyText, wholeText } from '../../lib/money-text.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import type { ChartData } from '../../ui/chart-data.ts'
import { ChartFigure } from '../../ui/ChartFigure.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import {
  useAddressWithValuation,
  useValuation,
  ValuationPicker,
  valuationInput,
  type Valuation,
} from '../control/door.ts'
import { useSeesAllProjects } from '../developers/door.ts'
import '../../records/money.css'

type Flow = Schema<'Flujo'>
type FlowView = { desde: string; hasta: string; soloContratado: string }

const flowView: UrlCodec<FlowView> = {
  read: (search) => ({
    desde: monthIn(search.get('desde')),
    hasta: monthIn(search.get('hasta')),
    soloContratado: search.get('soloContratado') === '1' ? '1' : '',
  }),
  write: ({ desde, hasta, soloContratado }) => ({
    desde: desde || undefined,
    hasta: hasta || undefined,
    soloContratado: soloContratado || undefined,
  }),
}

const filters: readonly Filter[] = [
  { key: 'desde', label: 'Desde el mes', kind: 'month' },
  { key: 'hasta', label: 'Hasta el mes', kind: 'month' },
  { key: 'soloContratado', label: 'Solo lo contratado', kind: 'flag' },
]

const flowInput = (proyectoId: number, { desde, hasta, soloContratado }: FlowView, valuation: Valuation) => ({
  proyectoId,
  desde: desde || undefined,
  hasta: hasta || undefined,
  soloContratado: soloContratado === '1' || undefined,
  ...valuationInput(valuation),
})

/** Money received and paid by month, actual and planned. */
export function FlowSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(flowView)
  const input = flowInput(proyectoId, view, useValuation())
  const query = useQuery({ ...q('getFlujo', input), placeholderData: keepPreviousData, retry: false })
  return (
    <div className="money">
      <SectionBar
        title="Flujo de caja"
        valuation={<ValuationPicker response={usableData(query)} />}
        actions={<ExportMenu name="flujo-de-caja" read={(formato) => download('getFlujo', { ...input, formato })} />}
      >
        <FilterBar filters={filters} values={view} onChange={changeView} />
      </SectionBar>
      <section className="money-card" aria-label="Flujo de caja">
        <QueryAnswer query={query} height="24rem">
          {(flow) =>
            isEmpty(flow) ? (
              <EmptyState icon={<i className="pi pi-wallet" />} title="Todavía no hay movimientos">
                Los cobros, los pagos y lo que falta pagar se ven acá, mes a mes.
              </EmptyState>
            ) : (
              <FlowFigures flow={flow} />
            )
          }
        </QueryAnswer>
      </section>
    </div>
  )
}

const isEmpty = ({ saldoInicial, despues, cobrosDespues, totales: { neto: _net, ...amounts } }: Flow) =>
  [saldoInicial, despues, cobrosDespues, ...Object.values(amounts)].every((amount) => Number(amount) === 0)

const lastDay = (mes: string) =>
  new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).toISOString().slice(0, 10)

/** The list of a month's cobros or pagos. */
const linkOf = (noun: 'cobros' | 'pagos', mes: string) => `/finanzas/${noun}?desde=${mes}-01&hasta=${lastDay(mes)}`

/** The withholdings of the month before, which are deposited in a month. */
const withheldOf = (mes: string) => {
  const before = new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)) - 2, 1)).toISOString().slice(0, 7)
  return `/finanzas/retenciones?desde=${before}-01&hasta=${lastDay(before)}`
}

/** The instalments due in a month; for the current month overdue ones are included. */
const instalmentsOf = (mes: string, isPresent: boolean) =>
  `/finanzas/cobros-previstos/cuotas?hasta=${lastDay(mes)}${isPresent ? '' : `&desde=${mes}-01`}`

/** The list of comprobantes due in a month; for the current month overdue ones are included. */
const unpaidOf = (mes: string, isPresent: boolean) =>
  `/finanzas/comprobantes?pago=pendiente&orden=vencimiento&sentido=asc${isPresent ? '' : `&venceDesde=${mes}-01`}&venceHasta=${lastDay(mes)}`

const amountTitles = [
  'Cobros',
  'Cobros previstos',
  'Pagos',
  'Retenciones a depositar',
  'Comprobantes por pagar',
  'Certificados por pagar',
  'Resto de contratos',
  'Fondo de reparo',
  'Presupuesto sin contratar',
]

function FlowFigures({ flow }: { flow: Flow }) {
  const withValuation = useAddressWithValuation()
  const seesAccounts = useSeesAllProjects()
  const { moneda, meses, totales, saldoInicial, despues, cobrosDespues, cuentas, aCuenta, mesActual, valuacion } = flow
  // Ten columns fit a screen without signs and cents; the exact amounts are in the lists and in the export.
  const money = (amount: string) => (Number(amount) === 0 ? '—' : wholeText(amount))
  const linked = (amount: string, to: string | undefined) =>
    to === undefined || Number(amount) === 0 ? money(amount) : <Link to={withValuation(to)}>{money(amount)}</Link>
  const planned = (
    row: Pick<Flow['totales'], 'comprobantes' | 'certificados' | 'contratos' | 'fondoReparo' | 'sinContratar'>,
    mes?: string,
  ) => (
    <>
      <td className="table-number">{linked(row.comprobantes, mes && unpaidOf(mes, mes === mesActual))}</td>
      <td className="table-number">{linked(row.certificados, mes && '/finanzas/certificados?pago=pendiente')}</td>
      <td className="table-number">{money(row.contratos)}</td>
      <td className="table-number">{linked(row.fondoReparo, mes && '/finanzas/contratos')}</td>
      <td className="table-number">{linked(row.sinContratar, mes && '/finanzas/control')}</td>
    </>
  )
  return (
    <>
      <TableScroll label="Flujo de caja por mes">
        <table className="table record-sticky">
          <thead>
            <tr>
              <th scope="col">Mes</th>
              {amountTitles.map((title) => (
                <th key={title} scope="col" className="table-number">
                  {title}
                </th>
              ))}
              <th scope="col" className="table-number">
                Neto
              </th>
              <th scope="col" className="table-number">
                Acumulado
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" colSpan={11}>
                Saldo anterior
              </th>
              <td className="table-number">{wholeText(saldoInicial)}</td>
            </tr>
            {meses.map((row) => (
              <tr key={row.mes} aria-current={row.mes === mesActual ? 'date' : undefined}>
                <th scope="row">
                  {dateText(row.mes)}
                  {row.mes === mesActual && <small> (este mes)</small>}
                </th>
                <td className="table-number">{linked(row.cobros, linkOf('cobros', row.mes))}</td>
                <td className="table-number">
                  {linked(row.cobrosPrevistos, instalmentsOf(row.mes, row.mes === mesActual))}
                </td>
                <td className="table-number">{linked(row.pagos, linkOf('pagos', row.mes))}</td>
                <td className="table-number">{linked(row.retenciones, withheldOf(row.mes))}</td>
                {planned(row, row.mes)}
                <td className="table-number">{money(row.neto)}</td>
                <td className="table-number">{wholeText(row.acumulado)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className="table-number">{money(totales.cobros)}</td>
              <td className="table-number">{money(totales.cobrosPrevistos)}</td>
              <td className="table-number">{money(totales.pagos)}</td>
              <td className="table-number">{money(totales.retenciones)}</td>
              {planned(totales)}
              <td className="table-number">{money(totales.neto)}</td>
              <td className="table-number">{wholeText(meses.at(-1)!.acumulado)}</td>
            </tr>
          </tfoot>
        </table>
      </TableScroll>
      <ChartFigure caption="Flujo de caja por mes" chart={chartOf(flow)} isTable={false} />
      <p className="money-note">
        En {valuacion.nombre}, sin centavos a la vista. Un cheque está en el mes en que se debita, y lo que retiene un
        pago, en el mes siguiente. Lo vencido y no pagado está en este mes; lo que vence más adelante, con la última
        cotización o el último índice. El resto de los contratos vigentes se reparte en partes iguales hasta el fin de
        su plazo, sin ajuste ni IVA. El fondo de reparo retenido está en el mes en que se prevé liberarlo; sin fecha
        prevista, al fin del plazo. El presupuesto sin contratar se reparte, sin IVA, por los días hábiles de las tareas
        de cada rubro; sin tareas, en partes iguales hasta el fin previsto del proyecto y, si no tiene fechas, en este
        mes.
        {cuentas
          ? ` El acumulado parte del saldo de ${cuentas.cantidad === 1 ? 'la cuenta' : `las ${cuentas.cantidad} cuentas`} de la empresa en la moneda del proyecto: hoy ${moneyText(cuentas.saldo, moneda)}.`
          : ` ${seesAccounts ? 'La empresa no tiene cuentas en la moneda del proyecto' : 'Las cuentas las ve quien ve todos los proyectos'}: el acumulado parte de cero.`}
        {Number(cobrosDespues) > 0 && ` Después del último mes quedan ${moneyText(cobrosDespues, moneda)} por cobrar.`}
        {Number(despues) > 0 && ` Después del último mes quedan ${moneyText(despues, moneda)} por pagar.`}
        {Number(aCuenta) > 0 && ` Hay ${moneyText(aCuenta, moneda)} pagados a cuenta que todavía no se aplicaron.`}
      </p>
    </>
  )
}

function chartOf({ meses, moneda, mesActual }: Flow): ChartData {
  const currency: Currency = moneda
  const plannedOf = (row: Flow['meses'][number]) =>
    Number(row.comprobantes) +
    Number(row.certificados) +
    Number(row.contratos) +
    Number(row.fondoReparo) +
    Number(row.sinContratar)
  return {
    type: 'line',
    dimension: 'Mes',
    labels: meses.map(({ mes }) => dateText(mes)),
    series: [
      { name: 'Cobros', data: meses.map(({ mes, cobros }) => (mes > mesActual ? null : Number(cobros))) },
      { name: 'Pagos', data: meses.map(({ mes, pagos }) => (mes > mesActual ? null : Number(pagos))) },
      {
        name: 'Por cobrar (previsto)',
        data: meses.map((row) => (row.mes < mesActual ? null : Number(row.cobrosPrevistos))),
        isPlanned: true,
      },
      {
        name: 'Por pagar (previsto)',
        data: meses.map((row) => (row.mes < mesActual ? null : plannedOf(row))),
        isPlanned: true,
      },
    ],
    format: (value) => formatMoney(value, currency),
    formatTick: (value) => formatCompactMoney(value, currency),
  }
}
