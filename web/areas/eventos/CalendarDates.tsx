import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QueryAnswer, usableData } from '../../api/QueryAnswer.tsx'
import { QueryState } from '../../api/QueryState.tsx'
import type { Schema } from '../../api/types.ts'
import { nowText } from '../../lib/today.ts'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/ListPages.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StaleBar } from '../../ui/StaleBar.tsx'
import { AgendaList } from './AgendaList.tsx'
import type { Range } from './calendar-range.ts'
import { isNarrowed, noFilters, type CalendarView, type Period } from './calendar-view.ts'
import { timesOn, type Times } from './event-draft.ts'
import { occurrencesInput, occurrencesQuery, type Ocurrencia } from './queries.ts'

const CalendarGrid = onDemand(async () => (await import('./CalendarGrid.tsx')).CalendarGrid)

type CalendarDatesProps = {
  proyectoId: number
  view: CalendarView
  period: Period
  day: string
  today: string
  range: Range
  dates: UseQueryResult<Schema<'Ocurrencias'>>
  mayWrite: boolean
  isPhone: boolean
  onOpen: (occurrence: Ocurrencia) => void
  onCreate: (times: Times) => void
  onView: ChangeState<CalendarView>
}

/** The dates of the shown period as a grid or a list; those that a search finds are a list. */
export function CalendarDates(props: CalendarDatesProps) {
  const { view, period, dates } = props
  const isSearch = view.search !== ''
  const hasGrid = period !== 'agenda' && !isSearch
  useEffect(() => void (hasGrid && CalendarGrid.preload()), [hasGrid])
  return (
    <section className="money-card" aria-label={isSearch ? 'Resultados' : 'Fechas'}>
      {hasGrid ? <Grid {...props} period={period} /> : <Agenda {...props} />}
      {usableData(dates)?.hayMas && (
        <p className="money-note">Hay más de 2.000 fechas: se ven las primeras. Filtrá para ver las demás.</p>
      )}
    </section>
  )
}

/** Month, week or day: empty at first, so that one can already go on to another period. */
function Grid({
  dates,
  period,
  view,
  range,
  onView,
  ...grid
}: CalendarDatesProps & { period: Exclude<Period, 'agenda'> }) {
  const isPart = isNarrowed(view)
  // The days off stay marked when a filter hides the holidays.
  const onlyHolidays = occurrencesInput(grid.proyectoId, range, { ...noFilters, origen: 'feriado' })
  const holidays = useQuery({ ...occurrencesQuery(onlyHolidays), enabled: isPart })
  const { error, isFetching, isPaused, isPlaceholderData, refetch } = dates
  const data = usableData(dates)
  const retry = () => void refetch()
  if (!data && (error || isPaused)) return <QueryState error={error} onRetry={retry} />
  return (
    <>
      <CalendarGrid
        {...grid}
        period={period}
        occurrences={data?.items ?? none}
        holidays={(isPart ? holidays.data : data)?.items ?? none}
        isBusy={isFetching && (!data || isPlaceholderData)}
        onDay={(day) => onView({ period: 'dia', day })}
      />
      {error && <StaleBar text="No pudimos actualizar estos datos." onRetry={retry} />}
    </>
  )
}

const none: Ocurrencia[] = []

function Agenda({ view, dates, range, day, today, mayWrite, onOpen, onCreate, onView }: CalendarDatesProps) {
  return (
    <QueryAnswer query={dates} height="16rem">
      {({ items }) =>
        items.length > 0 ? (
          <AgendaList {...{ range, today }} occurrences={items} isFromToday={view.search !== ''} onOpen={onOpen} />
        ) : isNarrowed(view) ? (
          <NothingFound search={view.search} onClear={() => onView(noFilters)} />
        ) : (
          <EmptyState
            icon={<i className="pi pi-calendar" />}
            title="No hay nada agendado en estos días"
            actions={mayWrite && <Button onClick={() => onCreate(timesOn(day, nowText()))}>Agendar un evento</Button>}
          >
            Acá aparecen los eventos, los vencimientos, las entregas, las tareas del plan y los feriados.
          </EmptyState>
        )
      }
    </QueryAnswer>
  )
}
