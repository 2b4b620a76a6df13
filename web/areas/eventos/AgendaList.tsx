import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { StateTag } from '../../ui/StateTag.tsx'
import { daysIn, weekdayText, type Range } from './calendar-range.ts'
import { hoursText } from './event-words.ts'
import type { Ocurrencia } from './queries.ts'
import './AgendaList.css'

type AgendaListProps = {
  range: Range
  today: string
  occurrences: readonly Ocurrencia[]
  /** Lists the days from today on first, then those before, the latest first: for the results of a search. */
  isFromToday?: boolean
  onOpen: (occurrence: Ocurrencia) => void
}

/** The dates of a range by day; one of several days is listed on each. */
export function AgendaList({ range, today, occurrences, isFromToday = false, onOpen }: AgendaListProps) {
  const days = new Map<string, Ocurrencia[]>()
  for (const occurrence of occurrences)
    for (const day of daysIn(range, occurrence)) days.set(day, [...(days.get(day) ?? []), occurrence])
  return (
    <div className="agenda">
      {inOrder([...days.keys()], isFromToday ? today : '').map((day) => (
        <section key={day} className="agenda-day" aria-labelledby={`agenda-${day}`}>
          <h3 id={`agenda-${day}`} className={classNames(day === today && 'agenda-today')}>
            {weekdayText(day, today)}
            {day === today && ' · hoy'}
          </h3>
          <ul role="list">
            {days.get(day)?.map((occurrence) => (
              <AgendaRow key={occurrence.id} occurrence={occurrence} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Days from `start` on, then those before, the latest first. */
function inOrder(days: string[], start: string): string[] {
  const sorted = days.toSorted()
  return [...sorted.filter((day) => day >= start), ...sorted.filter((day) => day < start).toReversed()]
}

type AgendaRowProps = { occurrence: Ocurrencia; onOpen: (occurrence: Ocurrencia) => void }

function AgendaRow({ occurrence, onOpen }: AgendaRowProps) {
  const { origen, titulo, detalle, tipo, color, lugar, personas, estado, esSerie, enlace } = occurrence
  const isEvent = origen === 'evento'
  const details = isEvent
    ? [tipo, lugar, personas.map(({ nombre }) => nombre).join(', ')]
    : [words.OcurrenciaOrigen[origen], detalle]
  return (
    <li className="agenda-row" style={{ '--event-color': color || undefined } as CSSProperties}>
      <span className="agenda-hours">{hoursText(occurrence)}</span>
      <span className={classNames('agenda-mark', !isEvent && 'agenda-mark-derived')} aria-hidden="true" />
      <span className="agenda-what">
        {isEvent ? (
          <button
            type="button"
            className={classNames('agenda-title prints-as-text', estado === 'cancelado' && 'agenda-cancelled')}
            onClick={() => onOpen(occurrence)}
          >
            {titulo}
          </button>
        ) : (
          <Link to={enlace} className="agenda-title">
            {titulo}
          </Link>
        )}
        {esSerie && <i className="pi pi-sync agenda-series" role="img" aria-label="Se repite" title="Se repite" />}
        {estado !== null && estado !== 'programado' && <StateTag state={estado} label={words.EventoEstado[estado]} />}
        <small>{details.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}
