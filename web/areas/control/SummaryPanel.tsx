import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { formatCompactMoney, formatRoundMoney, monthText } from '../../lib/format.ts'
import { decimalText } from '../../lib/number-text.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useMay } from '../developers/door.ts'
import { wholeText } from '../../lib/money-text.ts'
import { isOver } from './columns.ts'
import { Crosses } from './Crosses.tsx'
import { summaryQuery } from './queries.ts'
import { useAddressWithValuation, useValuation } from './valuation.ts'
import { ValuationPicker } from './ValuationPicker.tsx'
import './ControlPanel.css'
import './ControlTable.css'
import './SummaryPanel.css'

type Resumen = Schema<'ControlResumen'>

const percentText = (share: string | null) => (share === null ? '—' : `${decimalText(share)} %`)

/** Key figures of a project in the selected valuation, with links to their details. */
export function SummaryPanel({ proyectoId }: { proyectoId: number }) {
  const valuation = useValuation()
  const query = useQuery(summaryQuery(proyectoId, valuation))
  const withValuation = useAddressWithValuation()
  const mayStart = useMay('createPresupuesto')
  return (
    <div className="control">
      <SectionBar title="Resumen" valuation={<ValuationPicker response={usableData(query)} />} />
      <QueryAnswer query={query} height="24rem">
        {(resumen) => (
          <>
            {isEmpty(resumen) && (
              <EmptyState
                title="Todavía no hay nada cargado"
                actions={
                  mayStart && (
                    <Link className="button button-primary button-normal" to={withValuation('/finanzas/presupuesto')}>
                      Cargar el presupuesto
                    </Link>
                  )
                }
              >
                Con el presupuesto aprobado, los contratos y los comprobantes, acá se ve cómo va el proyecto.
              </EmptyState>
            )}
            <Figures resumen={resumen} withValuation={withValuation} />
            <div className="summary-lists">
              <AllCrosses cruces={resumen.cruces} without={resumen.sinControlar} />
              <Worst resumen={resumen} withValuation={withValuation} />
            </div>
            <Curve resumen={resumen} />
          </>
        )}
      </QueryAnswer>
    </div>
  )
}

const isEmpty = ({ totales: { vigente, comprometido, ejecutado, pagado }, vencimientos }: Resumen) =>
  [vigente, comprometido, ejecutado, pagado].every((amount) => amount !== null && Number(amount) === 0) &&
  [vencimientos.vencido, vencimientos.en30Dias].every(({ cantidad }) => cantidad === 0)

type SectionProps = { resumen: Resumen; withValuation: (to: string) => string }

function Figures({ resumen, withValuation }: SectionProps) {
  const { totales, valuacion, avanceFisico, avanceEconomico, vencimientos } = resumen
  const control = (columna: string) => withValuation(`/finanzas/control?columna=${columna}`)
  const money = (amount: string | null) => (amount === null ? '—' : formatRoundMoney(Number(amount), valuacion.moneda))
  const documents = (cantidad: number) => (cantidad === 1 ? '1 documento' : `${cantidad} documentos`)
  const due = (importe: string) => formatRoundMoney(Number(importe), vencimientos.moneda)
  const { vencido, en7Dias, en30Dias } = vencimientos
  const figures = [
    { title: 'Vigente', text: money(totales.vigente), to: control('vigente') },
    { title: 'Comprometido', text: money(totales.comprometido), to: control('comprometido') },
    { title: 'Ejecutado', text: money(totales.ejecutado), to: control('ejecutado') },
    { title: 'Pagado', text: money(totales.pagado), to: control('pagado') },
    {
      title: 'Desvío previsto',
      text: money(totales.desvio),
      to: withValuation('/finanzas/control'),
      isRed: isOver('desvio', totales),
    },
    {
      title: 'Avance físico',
      text: percentText(avanceFisico),
      note: 'de lo contratado, según certificados',
      to: withValuation('/finanzas/certificados'),
    },
    { title: 'Avance económico', text: percentText(avanceEconomico), note: 'ejecutado sobre vigente' },
    {
      title: 'Vence en 7 días',
      text: due(en7Dias.importe),
      note: `${documents(en7Dias.cantidad)}, con IVA`,
      to: withValuation('/finanzas/vencimientos'),
    },
    {
      title: 'Vence en 30 días',
      text: due(en30Dias.importe),
      note: `${documents(en30Dias.cantidad)}, con IVA`,
      to: withValuation('/finanzas/vencimientos'),
    },
    {
      title: 'Vencido',
      text: due(vencido.importe),
      note: `${documents(vencido.cantidad)}, con IVA`,
      to: withValuation('/finanzas/vencimientos'),
      isRed: vencido.cantidad > 0,
    },
  ]
  return (
    <dl className={classNames('summary-figures', figures.some(isLong) && 'summary-figures-long')}>
      {figures.map(({ title, text, note, to, isRed }) => (
        <div key={title} className="summary-figure">
          <dt>{to ? <Link to={to}>{title}</Link> : title}</dt>
          <dd>
            <span className={isRed ? 'control-over' : undefined}>{text}</span>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const longestFittingText = 'US$ 999.999.999'.length
/** Whether a figure is too long for two columns on a phone. */
const isLong = ({ text }: { text: string }) => text.length > longestFittingText

function AllCrosses({ cruces, without }: { cruces: Resumen['cruces']; without: string[] }) {
  return (
    <Card title="Para mirar" subtitle="Lo que no cierra entre documentos">
      {cruces.length === 0 ? <p className="control-note">No encontramos nada raro.</p> : <Crosses cruces={cruces} />}
      <details className="control-note">
        <summary>Lo que todavía no se cruza</summary>
        <ul>
          {without.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

function Worst({ resumen, withValuation }: SectionProps) {
  const { peores, totales } = resumen
  return (
    <Card title="Rubros más pasados" subtitle="Los cinco con más desvío">
      {peores.length === 0 ? (
        <NoneOver isKnown={totales.desvio !== null} />
      ) : (
        <table className="table record-rows" aria-label="Rubros más pasados">
          <thead>
            <tr>
              <th scope="col">Rubro</th>
              <th scope="col" className="table-number">
                Vigente
              </th>
              <th scope="col" className="table-number">
                Costo final
              </th>
              <th scope="col" className="table-number">
                Desvío
              </th>
            </tr>
          </thead>
          <tbody>
            {peores.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link
                    to={withValuation(`/finanzas/control?agrupar=item&rubro=${row.rubroId}`)}
                  >{`${row.codigo} ${row.nombre}`}</Link>
                </th>
                <td data-label="Vigente" className="table-number">
                  {wholeText(row.vigente ?? '0')}
                </td>
                <td data-label="Costo final" className="table-number">
                  {wholeText(row.costoFinal ?? '0')}
                </td>
                <td data-label="Desvío" className="table-number">
                  <span className="control-over">{wholeText(row.desvio ?? '0')}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function NoneOver({ isKnown }: { isKnown: boolean }) {
  return isKnown ? (
    <EmptyState title="Ningún rubro se pasa">Todos terminan dentro de lo vigente.</EmptyState>
  ) : (
    <EmptyState title="No se puede saber">Faltan cotizaciones o índices para comparar.</EmptyState>
  )
}

function Curve({ resumen }: { resumen: Resumen }) {
  const { curva, valuacion } = resumen
  const currency = valuacion.moneda
  const number = (amount: string | null) => (amount === null ? null : Number(amount))
  const hasPlan = curva.meses.some(({ plan }) => plan !== null)
  return (
    <ChartCard
      title="Plan y realidad"
      subtitle={curva.estimacion}
      caption="Plan y ejecutado acumulados por mes"
      height={320}
      chart={{
        type: 'line',
        dimension: 'Mes',
        labels: curva.meses.map(({ mes }) => monthText(mes)),
        series: [
          { name: 'Ejecutado', data: curva.meses.map(({ real }) => number(real)) },
          ...(hasPlan ? [{ name: 'Plan', data: curva.meses.map(({ plan }) => number(plan)), isPlanned: true }] : []),
        ],
        format: (value) => formatRoundMoney(value, currency),
        formatTick: (value) => formatCompactMoney(value, currency),
      }}
      after={<p className="control-note">{curva.regla}</p>}
    />
  )
}
