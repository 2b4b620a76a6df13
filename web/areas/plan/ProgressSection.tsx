import { useQuery } from '@tanstack/react-query'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { formatNumber, monthText } from '../../lib/format.ts'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { progressQuery } from './queries.ts'
import './plan.css'

type Avance = Schema<'PlanAvance'>
type Row = Avance['rubros'][number] & { id: string }

const oneDecimal = (value: string | null) => (value === null ? null : Number(value).toFixed(1))
const isOver = ({ avance, certificado }: Row) => Number(certificado ?? 0) >= Number(avance ?? 0) + 1

const columns: AmountColumn<Row>[] = [
  { key: 'rubro', title: 'Rubro', value: ({ codigo, nombre }) => `${codigo} ${nombre}` },
  { key: 'incidencia', title: 'Incidencia %', kind: 'decimal', width: 112, value: (row) => oneDecimal(row.incidencia) },
  { key: 'avance', title: 'Avance %', kind: 'decimal', width: 112, value: ({ avance }) => oneDecimal(avance) },
  {
    key: 'certificado',
    title: 'Certificado %',
    kind: 'decimal',
    width: 120,
    value: ({ certificado }) => oneDecimal(certificado),
    tone: (row) => (row.avance !== null && row.certificado !== null && isOver(row) ? 'danger' : undefined),
  },
]
const parentOf = ({ padreId }: Row) => padreId

/** The physical progress: planned and real by month, and by rubro beside what is certified. */
export function ProgressSection({ proyectoId }: { proyectoId: number }) {
  const query = useQuery(progressQuery(proyectoId))
  return (
    <QueryAnswer query={query} height="24rem">
      {(progress) => (
        <div className="plan">
          {progress.avance === null ? (
            <EmptyState title="Todavía no se puede calcular el avance">{progress.estimacion}</EmptyState>
          ) : (
            <Curve progress={progress} />
          )}
          {progress.rubros.length > 0 && (
            <AmountTable
              label="Avance por rubro"
              rows={progress.rubros.map((rubro) => ({ ...rubro, id: rubro.rubroId }))}
              columns={columns}
              parentOf={parentOf}
            />
          )}
        </div>
      )}
    </QueryAnswer>
  )
}

const percent = (value: number) => `${formatNumber(Number(value.toFixed(1)))} %`

function Curve({ progress: { avance, curva, regla, estimacion } }: { progress: Avance }) {
  return (
    <ChartCard
      title={`Avance físico: ${percent(Number(avance))}`}
      subtitle={estimacion}
      caption="Avance planeado y real, acumulado por mes"
      height={300}
      chart={{
        type: 'line',
        dimension: 'Mes',
        labels: curva.map(({ mes }) => monthText(mes)),
        series: [
          { name: 'Real', data: curva.map(({ real }) => (real === null ? null : Number(real))) },
          { name: 'Plan', data: curva.map(({ plan }) => Number(plan)), isPlanned: true },
        ],
        format: percent,
      }}
      after={<p className="plan-facts">{regla}</p>}
    />
  )
}
