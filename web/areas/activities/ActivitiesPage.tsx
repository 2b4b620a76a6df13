import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { AppLink } from '../../lib/AppLink.tsx'
import { formatDateTime, formatTime } from '../../lib/format.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { openRow } from '../../ui/open-row.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { activityCodec, byDay, kindLabel, kinds } from './activity-view.ts'
import { activitiesQuery, type Activity, type ActivityKind } from './queries.ts'
import './ActivitiesPage.css'

/** Recent activities by day, filtered by kind and person. */
export function ActivitiesPage() {
  const [{ kind, person }, change] = useUrlState(activityCodec)
  const feed = useInfiniteQuery(activitiesQuery(kind, person))
  const { data: people = [] } = useQuery(q('listActivityPeople'))
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = feed
  const isNarrowed = kind !== undefined || person !== ''
  const days = byDay(data?.pages.flat() ?? [])
  return (
    <div className="page activities">
      <PageHeader title="Actividad" subtitle="Lo que pasó en las obras y en la oficina, lo último primero." />
      <div className="activity-filters" role="group" aria-label="Filtros">
        <select
          className="input"
          aria-label="Clase"
          value={kind ?? ''}
          onChange={({ target }) => change({ kind: (target.value || undefined) as ActivityKind | undefined })}
        >
          <option value="">Todas las clases</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <select
          className="input"
          aria-label="Persona"
          value={person}
          onChange={({ target }) => change({ person: target.value })}
        >
          <option value="">Todas las personas</option>
          {people.map(({ name, count }) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
          {person && !people.some(({ name }) => name === person) && <option value={person}>{person}</option>}
        </select>
        {isNarrowed && (
          <Button variant="quiet" onClick={() => change({ kind: undefined, person: '' })}>
            Limpiar
          </Button>
        )}
      </div>
      {!data ? (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer la actividad" height="20rem" />
      ) : days.length === 0 ? (
        <EmptyState
          icon={<i className="pi pi-history" />}
          title={isNarrowed ? 'No hay actividad que coincida' : 'Todavía no hay actividad'}
          actions={isNarrowed && <Button onClick={() => change({ kind: undefined, person: '' })}>Ver toda</Button>}
        >
          {isNarrowed ? 'Probá con otra clase u otra persona.' : 'Acá va a aparecer lo que pase.'}
        </EmptyState>
      ) : (
        <>
          {days.map(({ day, title, items }) => (
            <section key={day} aria-labelledby={`dia-${day}`}>
              <h2 id={`dia-${day}`} className="activity-day">
                {title}
              </h2>
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the row */}
              <ul role="list" className="activity-list" onClick={openRow}>
                {items.map((activity) => (
                  <ActivityRow key={activity.id} activity={activity} />
                ))}
              </ul>
            </section>
          ))}
          {error && <ErrorState message={errorMessage(error)} onRetry={() => void fetchNextPage()} />}
          {hasNextPage && !error && (
            <Button className="activity-more" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Cargar más
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { kind, icon, image, description, date, extraContent, linkedContent, link, useRouter } = activity
  return (
    <li className="activity">
      <span className="activity-icon" aria-hidden="true">
        {image ? <img src={image} alt="" /> : <i className={icon ?? 'pi pi-circle'} />}
      </span>
      <div className="activity-text">
        <RichText html={description} />
        <p className="activity-meta">
          <time dateTime={date} title={formatDateTime(date)}>
            {formatTime(date)}
          </time>{' '}
          · {kindLabel(kind)}
        </p>
        {extraContent && <RichText html={extraContent} className="activity-extra" />}
        {link && linkedContent && (
          <AppLink link={link} useRouter={useRouter ?? true} className="activity-link" onFollow={() => {}}>
            {linkedContent}
            <i className="pi pi-arrow-right" aria-hidden="true" />
          </AppLink>
        )}
      </div>
    </li>
  )
}
