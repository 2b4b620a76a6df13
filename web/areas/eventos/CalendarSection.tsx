import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { nowText, todayText } from '../../lib/today.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { addDays, dayOf } from '../../lib/wall-clock.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useMay } from '../developers/door.ts'
import { tiposEvento } from '../tipos-evento/door.ts'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarDates } from './CalendarDates.tsx'
import { CalendarMenu } from './CalendarMenu.tsx'
import { rangeOf } from './calendar-range.ts'
import { calendarView, type CalendarView } from './calendar-view.ts'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { newDraft, timesOn, type EventDraft, type Times } from './event-draft.ts'
import { membersQuery, occurrencesInput, occurrencesQuery, type Ocurrencia } from './queries.ts'
import '../../records/money.css'
import './CalendarSection.css'

const EventDialog = onDemand(async () => (await import('./EventDialog.tsx')).EventDialog)
const EventDetail = onDemand(async () => (await import('./EventDetail.tsx')).EventDetail)

/** How many days a search looks back and ahead. */
const searchedDays = 365

type CalendarSectionProps = { proyectoId: number }

/** The calendar of the project: month, week and day, or the list of its dates. */
export function CalendarSection({ proyectoId }: CalendarSectionProps) {
  const [view, changeView] = useUrlState(calendarView)
  const isPhone = useMedia('(width < 37.5rem)')
  const [created, setCreated] = useState<EventDraft | null>(null)
  const mayWrite = useMay('createEvento')
  const today = todayText()
  const day = view.day || today
  const period = view.period || (isPhone ? 'agenda' : 'mes')
  const isSearch = view.search !== ''
  const range = isSearch
    ? { desde: addDays(today, -searchedDays), hasta: addDays(today, searchedDays) }
    : rangeOf(period, day)
  const input = occurrencesInput(proyectoId, range, view)
  const dates = useQuery(occurrencesQuery(input))
  const open = ({ eventoId, idOriginal, esSerie, inicio }: Ocurrencia) =>
    changeView({
      open: eventoId ?? '',
      occurrence: esSerie ? (idOriginal ?? '') : '',
      // A search ends where the event is.
      ...(isSearch ? { search: '', day: dayOf(inicio) } : { day }),
    })
  const create = (times: Times) => setCreated(newDraft(times))
  const endCreation = () => setCreated(null)
  const filters = useFilters(view)
  return (
    <div className="money calendar">
      <SectionBar
        title="Calendario"
        actions={
          <>
            {mayWrite && (
              <Button variant="primary" onClick={() => create(timesOn(day, nowText()))}>
                Nuevo evento
              </Button>
            )}
            <CalendarMenu proyectoId={proyectoId} mayWrite={mayWrite} input={input} />
          </>
        }
      >
        <FilterBar filters={filters} values={view} onChange={changeView}>
          <ListSearch
            label="Buscar en el calendario"
            value={view.search}
            onSearch={(search) => changeView({ search })}
          />
        </FilterBar>
      </SectionBar>
      {!isSearch && <CalendarBar {...{ period, day, today }} onChange={changeView} />}
      <CalendarDates
        {...{ proyectoId, view, period, day, today, range, dates, mayWrite, isPhone }}
        onOpen={open}
        onCreate={create}
        onView={changeView}
      />
      {created && <EventDialog proyectoId={proyectoId} draft={created} onSaved={endCreation} onClose={endCreation} />}
      {view.open && (
        <EventDetail
          key={`${view.open} ${view.occurrence}`}
          {...{ proyectoId, mayWrite, today }}
          id={view.open}
          occurrence={view.occurrence}
          onClose={() => changeView({ open: '', occurrence: '', day: view.day })}
        />
      )}
      <ChoiceQuestion />
    </div>
  )
}

/** The filters by kind of date, type of event, and person. */
function useFilters({ tipoId, persona }: CalendarView) {
  const members = useQuery(membersQuery())
  const people = members.data?.map(({ id, nombre }) => ({ value: id, label: nombre })) ?? []
  return [
    { key: 'origen', label: 'Qué', kind: 'choice', options: optionsOf(words.OcurrenciaOrigen) },
    useEntryFilter({ noun: tiposEvento, key: 'tipoId', label: 'Tipo de evento', value: tipoId }),
    { key: 'persona', label: 'Participa', kind: 'choice', options: withCurrent(people, persona) },
  ] as const
}

/** The options with that of the address, also while they load. */
const withCurrent = (options: { value: string; label: string }[], value: string) =>
  value === '' || options.some((each) => each.value === value) ? options : [...options, { value, label: '…' }]
