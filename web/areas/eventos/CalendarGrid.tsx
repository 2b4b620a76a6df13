import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type EventApi,
  type EventDisplayInfo,
  type EventInput,
} from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import esLocale from '@fullcalendar/react/locales/es'
import '@fullcalendar/react/skeleton.css'
import classicTheme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { timeOptions } from '../../lib/format.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { addDays, addMinutes, weekdayOf } from '../../lib/wall-clock.ts'
import { classNames } from '../../ui/class-names.ts'
import { changeTimes } from './event-changes.ts'
import { exclusiveEnd, isDayOff, timesAfterKey } from './grid-keys.ts'
import type { Period } from './calendar-view.ts'
import type { Times } from './event-draft.ts'
import { daysIn } from './calendar-range.ts'
import { stableId, type Ocurrencia } from './queries.ts'
import { useGridStops } from './use-grid-stops.ts'
import './CalendarGrid.css'

const timeZone = 'America/Argentina/Buenos_Aires'
const views = { mes: 'dayGridMonth', semana: 'timeGridWeek', dia: 'timeGridDay' } as const
const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme]

type CalendarGridProps = {
  proyectoId: number
  period: Exclude<Period, 'agenda'>
  day: string
  today: string
  mayWrite: boolean
  isPhone: boolean
  occurrences: readonly Ocurrencia[]
  /** Dates with the holidays among them, which mark the days off. */
  holidays: readonly Ocurrencia[]
  isBusy: boolean
  onOpen: (occurrence: Ocurrencia) => void
  onCreate: (times: Times) => void
  onDay: (day: string) => void
}

/** A time of FullCalendar on the wire: it adds seconds and the offset of Buenos Aires. */
const wireTime = (text: string, isAllDay: boolean) => text.slice(0, isAllDay ? 10 : 16)

/**
 * The times that FullCalendar gives an event or a selection. Its end of an all-day event is the day after the last one; an event
 * that was dropped among the hours, or out of them, has none.
 */
function timesOf({ startStr, endStr, allDay }: Pick<EventApi, 'startStr' | 'endStr' | 'allDay'>): Times {
  const inicio = wireTime(startStr, allDay)
  if (endStr === '') return { todoElDia: allDay, inicio, fin: allDay ? inicio : addMinutes(inicio, 60) }
  const end = wireTime(endStr, allDay)
  return { todoElDia: allDay, inicio, fin: allDay ? addDays(end, -1) : end }
}

const occurrenceIn = (event: EventApi) => event.extendedProps.occurrence as Ocurrencia

const eventInput = (occurrence: Ocurrencia, mayWrite: boolean): EventInput => ({
  id: stableId(occurrence),
  title: occurrence.titulo,
  start: occurrence.inicio,
  end: exclusiveEnd(occurrence),
  allDay: occurrence.todoElDia,
  editable: mayWrite && occurrence.origen === 'evento',
  color: occurrence.color || 'var(--accent)',
  extendedProps: { occurrence },
})

function eventClass({ event, isMirror }: EventDisplayInfo): string {
  if (isMirror && !event.extendedProps.occurrence) return 'calendar-event'
  const { origen, estado } = occurrenceIn(event)
  return classNames(
    'calendar-event',
    origen !== 'evento' && 'calendar-event-derived',
    origen === 'feriado' && 'calendar-event-holiday',
    estado === 'cancelado' && 'calendar-event-cancelled',
    estado === 'realizado' && 'calendar-event-done',
  )
}

/** Month, week and day by FullCalendar, on the clocks of Buenos Aires. Arrows go from event to event, with Alt they move it. */
export function CalendarGrid(props: CalendarGridProps) {
  const { proyectoId, period, day, today, mayWrite, isPhone, occurrences, holidays, isBusy } = props
  const { onOpen, onCreate, onDay } = props
  const calendar = useRef<CalendarRef>(null)
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const isPrinting = usePrinting()
  const events = useMemo(() => occurrences.map((each) => eventInput(each, mayWrite)), [occurrences, mayWrite])
  const daysOff = useMemo(() => holidaysIn(holidays), [holidays])
  const stops = useGridStops(root, occurrences, today)
  useLayoutEffect(() => calendar.current?.getApi().changeView(views[period], day), [period, day])
  useDayInView(root, period, day)
  const open = (occurrence: Ocurrencia) =>
    occurrence.origen === 'evento' ? onOpen(occurrence) : void navigate(occurrence.enlace)
  /** Where events are going: the next key press may come before they are drawn there. */
  const underWay = useRef(new Map<string, Times>())
  const move = async (occurrence: Ocurrencia, times: Times): Promise<void> => {
    const id = stableId(occurrence)
    underWay.current.set(id, times)
    await changeTimes({ proyectoId, occurrence }, times, today)
    if (underWay.current.get(id) === times) underWay.current.delete(id)
  }
  const drop = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const times = timesOf(event)
    // The optimistic change draws it at its new place, once a question about a series is answered.
    revert()
    void move(occurrenceIn(event), times)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (stops.onKeyDown(event)) return
    const occurrence = stops.current()
    if (!occurrence || !mayWrite || occurrence.origen !== 'evento') return
    const times = timesAfterKey(event, underWay.current.get(stableId(occurrence)) ?? occurrence, period)
    if (!times) return
    event.preventDefault()
    event.stopPropagation()
    void move(occurrence, times)
  }
  const dayClass = ({ date }: { date: Date }) =>
    classNames(isDayOff(date.toISOString().slice(0, 10), daysOff) && 'calendar-day-off')
  const select = (selection: DateSelectInfo) => {
    onCreate(timesOf(selection))
    calendar.current?.getApi().unselect()
  }
  return (
    <div
      ref={root}
      className={classNames('calendar-grid', `calendar-grid-${period}`)}
      aria-busy={isBusy}
      onKeyDownCapture={onKeyDown}
      onFocus={stops.onFocus}
      onBlur={stops.onBlur}
    >
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={views[period]}
        initialDate={day}
        timeZone={timeZone}
        locale={esLocale}
        headerToolbar={false}
        firstDay={1}
        height={isPrinting ? 'auto' : '100%'}
        events={events}
        eventInteractive
        editable={mayWrite}
        selectable={mayWrite && !isPhone}
        selectMirror
        dayMaxEvents={isPhone ? 3 : true}
        nowIndicator
        scrollTime="07:00"
        slotDuration="00:30"
        slotHeaderFormat={timeOptions}
        eventTimeFormat={timeOptions}
        displayEventEnd={false}
        allDayText="Todo el día"
        moreLinkClick={({ date }) => onDay(date.toISOString().slice(0, 10))}
        eventClass={eventClass}
        blockEventClass="calendar-block"
        listItemEventClass="calendar-dot"
        columnEventTitleClass="calendar-column-title"
        eventTimeClass="calendar-time"
        moreLinkClass="calendar-more"
        dayCellClass={dayClass}
        dayLaneClass={dayClass}
        eventDidMount={({ el, event, isMirror }) => {
          if (!isMirror) el.dataset.event = event.id
        }}
        eventClick={({ event }) => open(occurrenceIn(event))}
        eventDrop={drop}
        eventResize={drop}
        select={select}
        dateClick={({ dateStr }) => isPhone && period === 'mes' && onDay(dateStr.slice(0, 10))}
      />
    </div>
  )
}

/** On a phone the week is wider than the screen: begins it at its day. */
function useDayInView(root: RefObject<HTMLElement | null>, period: Period, day: string): void {
  useLayoutEffect(() => {
    const { current: box } = root
    if (!box || period !== 'semana') return
    const hidden = box.scrollWidth - box.clientWidth
    box.scrollTo({ left: (hidden * weekdayOf(day)) / 6 })
  }, [root, period, day])
}

/** The days of holidays. */
const holidaysIn = (occurrences: readonly Ocurrencia[]): Set<string> =>
  new Set(
    occurrences
      .filter(({ origen }) => origen === 'feriado')
      .flatMap((each) => daysIn({ desde: each.inicio, hasta: each.fin }, each)),
  )
