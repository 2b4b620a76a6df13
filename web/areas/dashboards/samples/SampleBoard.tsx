import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '../../../api/problem.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { StateTag } from '../../../ui/StateTag.tsx'
import type { Range } from './board-view.ts'
import '../ProjectDashboardPage.css'
import './SampleBoard.css'

type SampleBoardProps<Data, Key extends readonly unknown[]> = {
  title: string
  subtitle: string
  query: UseQueryOptions<Data, Error, Data, Key>
  ranges: readonly Range[]
  range: Range
  onRange: (range: Range) => void
  children: (data: Data) => ReactNode
}

/** The frame of a sample dashboard: heading, range, and loading and error states. */
export function SampleBoard<Data, Key extends readonly unknown[]>(props: SampleBoardProps<Data, Key>) {
  const { title, subtitle, query, ranges, range, onRange, children } = props
  const { data, error, refetch } = useQuery(query)
  return (
    <div className="page">
      <PageHeader
        title={title}
        subtitle={
          <>
            <StateTag state="muestra" label="Datos de muestra" /> {subtitle}
          </>
        }
        actions={
          <Segmented
            label="Período de todo el tablero"
            options={ranges}
            value={range.value}
            onChange={(value) => onRange(ranges.find((each) => each.value === value) ?? range)}
          />
        }
      />
      {data !== undefined ? (
        <div className="dashboard">{children(data)}</div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title="Acá no hay datos de muestra"
          icon={<i className="pi pi-chart-line" />}
          actions={
            <Link className="button button-primary" to="/dashboards/project">
              Ver el tablero del proyecto
            </Link>
          }
        >
          {error.message}
        </EmptyState>
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer el tablero" height="28rem" />
      )}
    </div>
  )
}
